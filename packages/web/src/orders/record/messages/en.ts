/** The page of one order. */
export const en = {
  orderedOn: (date: string) => `Ordered ${date}`,
  deliveredOn: (date: string) => `Delivered ${date}`,
  history: 'Timeline',
  addresses: 'Addresses',
  sameAddress: 'Same as shipping address',
  customer: {
    figures: 'The customer in figures',
    value: 'Lifetime value',
    orders: 'Orders',
    returnRate: 'Return rate',
    openTickets: 'Open tickets',
  },
}

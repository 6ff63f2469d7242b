/** The page of one order. */
export const en = {
  orderedOn: (date: string) => `Ordered ${date}`,
  deliveredOn: (date: string) => `Delivered ${date}`,
  more: 'More actions',
  steps: {
    to: {
      New: 'Mark as new',
      Pending: 'Mark as pending',
      Shipping: 'Ship',
      Delivered: 'Mark as delivered',
      Return: 'Mark as returned',
    },
    again: 'Ship again',
    why: 'Say why, so that everyone can follow it later.',
    done: (status: string) => `The order is now “${status}”`,
  },
  slip: {
    title: (order: string) => `Packing slip, ${order}`,
    open: 'Packing slip',
    back: 'Back to the order',
    print: 'Print',
    shipTo: 'Ship to',
    quantity: 'Quantity',
    packed: 'Packed',
    pieces: 'Pieces in all',
  },
  invoice: { make: 'Create invoice', made: (id: string) => `Invoice ${id} created` },
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

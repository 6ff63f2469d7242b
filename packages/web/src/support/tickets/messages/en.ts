export const en = {
  words: {
    many: 'tickets',
    /** What one of them may be called before its number. */
    names: 'ticket',
  },
  name: (id: string) => `Ticket ${id}`,
  statuses: { Open: 'Open', Closed: 'Closed', Pending: 'Pending' },
  fields: {
    id: 'Number',
    userId: 'Customer',
    subject: 'Subject',
    describe: 'Description',
    status: 'Status',
    image: 'Picture',
    createdAt: 'Created',
  },
  list: { title: 'Tickets', search: 'Search subject or description', empty: 'No tickets yet' },
}

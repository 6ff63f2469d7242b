/** The notes that mention someone. */
export const en = {
  title: 'Mentions',
  order: (id: string) => `Order ${id}`,
  isNew: 'New',
  emptyTitle: 'Nobody has mentioned you yet',
  emptyText: 'When someone writes @ and your name in a note on an order, it shows up here.',
}

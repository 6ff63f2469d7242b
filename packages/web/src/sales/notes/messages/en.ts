/** Internal notes on orders. */
export const en = {
  words: {
    many: 'notes',
  },
  name: (id: string) => `Note ${id}`,
  fields: { text: 'Text' },
  title: 'Notes',
  new: 'New note',
  add: 'Add note',
  edit: 'Edit note',
  delete: 'Delete note',
  placeholder: 'Only visible to your team. Mention someone with @',
  people: 'People to mention',
  none: 'No notes yet.',
  edited: 'edited',
  added: 'Note added',
  saved: 'Note saved',
  deleted: 'Note deleted',
  mentions: {
    title: 'Mentions',
    order: (id: string) => `Order ${id}`,
    isNew: 'New',
    emptyTitle: 'Nobody has mentioned you yet',
    emptyText: 'When someone writes @ and your name in a note on an order, it shows up here.',
  },
}

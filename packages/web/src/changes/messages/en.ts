import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  label: 'Timeline',
  actions: { create: 'Created', update: 'Changed', delete: 'Deleted', restore: 'Restored' },
  undoing: 'Undone',
  system: 'System',
  before: 'Before',
  after: 'After',
  reason: 'Reason',
  together: (others: number) => (others === 1 ? 'Together with one other' : `Together with ${number(others)} others`),
  undone: 'Was undone',
  undo: (what: string) => `Undo: ${what}`,
  more: 'Load more',
  empty: 'Nothing has happened yet',
  emptyText: 'Every change is kept here, with its values before and after.',
}

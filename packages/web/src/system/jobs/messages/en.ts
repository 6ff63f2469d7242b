import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

const records = (count: number) => (count === 1 ? '1 record' : `${number(count)} records`)

export const en = {
  title: 'Background work',
  emptyTitle: 'Nothing has been done in the background yet',
  emptyText: 'Changes of many records appear here, with their progress and Undo for 30 days.',
  more: 'Show earlier work',
  system: 'System',
  what: {
    edit: (entity: string) => `Change ${entity}`,
    delete: (entity: string) => `Delete ${entity}`,
    restore: (entity: string) => `Restore ${entity}`,
    undo: (entity: string) => `Undo changes of ${entity}`,
    import: (entity: string) => `Import ${entity}`,
    cleaning: () => 'Empty the bin and tidy up',
  },
  states: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Stopped' },
  undone: 'Undone',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
  progressLabel: 'Progress',
  changed: (count: number) => records(count),
  refused: (count: number) => (count === 1 ? '1 record left as it was' : `${number(count)} records left as they were`),
  cancelOf: (what: string) => `Cancel: ${what}`,
  undoOf: (what: string) => `Undo: ${what}`,
  download: 'Download all as CSV',
  fileName: 'left-as-they-were',
  reasons: {
    changed: 'Someone changed this since',
    gone: 'No longer there',
    forbidden: 'Only an owner may change an owner',
    last_owner: 'There must be at least one active owner',
    taken: 'Another record has this value',
    date_order: 'The dates would be in the wrong order',
    unknown_record: 'It refers to a record that does not exist',
  },
}

import { type About, noteList, notes } from '@quarterdeck/contract/sales/notes'
import { listing } from '../../lib/api/queries.ts'

/**
 * All notes on a record, and on others of its kind that belong to it, the newest first; what others write is there at once, as
 * it is no list that would jump.
 */
export const notesOn = ({ entity, record }: About, others: readonly string[] = []) => ({
  ...listing(notes.list, noteList, {
    sort: [{ field: 'id', desc: true }],
    where: [
      { field: 'entity', op: 'in', values: [entity] },
      { field: 'record', op: 'in', values: [record, ...others] },
    ],
  }),
  queryKey: ['notes', entity, [record, ...others].join()],
})

export const someNotes = (ids: readonly string[]) =>
  listing(notes.list, noteList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

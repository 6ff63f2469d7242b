import { noteList, notes } from '@quarterdeck/contract/sales/notes'
import { listing } from '../../lib/api/queries.ts'

/** All notes on an order, the newest first; what others write is there at once, as it is no list that would jump. */
export const notesOn = (orderId: number) => ({
  ...listing(notes.list, noteList, {
    sort: [{ field: 'id', desc: true }],
    where: [{ field: 'orderId', op: 'in', values: [orderId] }],
  }),
  queryKey: ['notes', 'of-order', String(orderId)],
})

export const someNotes = (ids: readonly string[]) =>
  listing(notes.list, noteList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

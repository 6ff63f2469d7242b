import { type Note, noteList, notes } from '@quarterdeck/contract/sales/notes'
import { listing } from '../../lib/api/queries.ts'

/** What notes are about. */
export interface NoteSubject {
  readonly by: 'orderId' | 'ticketId'
  readonly id: number
}

export const subjectOf = ({ orderId, ticketId }: Pick<Note, 'orderId' | 'ticketId'>): NoteSubject =>
  ticketId === null ? { by: 'orderId', id: orderId ?? 0 } : { by: 'ticketId', id: ticketId }

/**
 * All notes on something, and on others of its kind that belong to it, the newest first; what others write is there at once, as
 * it is no list that would jump.
 */
export const notesOn = ({ by, id }: NoteSubject, others: readonly number[] = []) => ({
  ...listing(notes.list, noteList, {
    sort: [{ field: 'id', desc: true }],
    where: [{ field: by, op: 'in', values: [id, ...others] }],
  }),
  queryKey: ['notes', by, [id, ...others].join()],
})

export const someNotes = (ids: readonly string[]) =>
  listing(notes.list, noteList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

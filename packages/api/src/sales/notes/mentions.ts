import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { hiddenIn } from '../../kit/records/hidden.ts'
import type { NoteRow } from './store.ts'

/** Maximum number of mentions below the bell. */
const max = 20

const ofPerson = (db: Db, userId: number) =>
  db
    .selectFrom('noteMentions')
    .innerJoin('notes', 'notes.id', 'noteMentions.noteId')
    .where('noteMentions.userId', '=', userId)
    .where('notes.deletedAt', 'is', null)
    .where((where) => where.not(where.parens(sql<boolean>`${hiddenIn('notes', userId)}`)))

/** Returns the latest notes of others that mention a user. */
export const mentionsOf = async (db: Db, userId: number) => {
  const others = ofPerson(db, userId).where('notes.authorId', '!=', userId)
  const [rows, { unread }] = await Promise.all([
    others.selectAll('notes').select('noteMentions.seenAt').orderBy('notes.id', 'desc').limit(max).execute(),
    others
      .select(sql<number>`count(*)::int`.as('unread'))
      .where('noteMentions.seenAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { unread, rows: rows as (NoteRow & { readonly seenAt: Date | null })[] }
}

/** Marks all mentions as seen and returns how many were new. */
export const markSeen = async (tx: Tx, userId: number, now: Date): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('noteMentions')
    .set({ seenAt: now })
    .where('userId', '=', userId)
    .where('seenAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

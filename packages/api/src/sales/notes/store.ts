import { noted } from '@quarterdeck/contract/kit/entities'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { mentionsIn, Note, type NoteDraft, noteKind, noteList } from '@quarterdeck/contract/sales/notes'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { hiddenIn } from '../../kit/records/hidden.ts'
import { type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { NotesTable } from '../../kit/sql/schema-records.ts'
import { type Column, columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import * as users from '../../people/users/index.ts'
import { sampleNotes } from './sample.ts'

export type NoteRow = Selectable<NotesTable>

const seenBy: Column = {
  kind: 'integer',
  sql: sql`null::integer`,
  having: ([me]) => sql`not ${hiddenIn('notes', Number(me))}`,
}

const listed: Listed<typeof noteList> = {
  table: 'notes',
  key: 'id',
  columns: { ...columnsOf(noteList), id: integer('id'), ids: integer('id'), seenBy },
}

export const list = (db: Db, query: ListQuery, { id }: Pick<Actor, 'id'>) =>
  pageOf<NoteRow>(db, listed, query, [{ field: 'seenBy', op: 'in', values: [id] }])

export const toDto = dtoBy(Note, ({ entity, record, authorId, authorName }: NoteRow) => ({
  about: { entity, record },
  author: { id: authorId, name: authorName },
}))

/**
 * Rejects mentions of unknown users.
 * @throws Problem at `text`
 */
const guardMentions = async (tx: Tx, text: string): Promise<void> => {
  const ids = mentionsIn(text)
  const known = await users.byIds(tx, ids)
  if (known.length < ids.length) {
    throw fieldProblem('text', { code: 'unknown_record', message: 'Someone who is mentioned is not a user' })
  }
}

/** Updates the mentions of a note; people already notified stay so. */
const saveMentions = async (tx: Tx, noteId: number, text: string): Promise<void> => {
  const ids = (await users.byIds(tx, mentionsIn(text))).map(({ id }) => id)
  let gone = tx.deleteFrom('noteMentions').where('noteId', '=', noteId)
  if (ids.length > 0) gone = gone.where('userId', 'not in', ids)
  await gone.execute()
  if (ids.length === 0) return
  await tx
    .insertInto('noteMentions')
    .values(ids.map((userId) => ({ noteId, userId })))
    .onConflict((conflict) => conflict.columns(['userId', 'noteId']).doNothing())
    .execute()
}

export const repository: Repository<NoteRow> = {
  entity: 'notes',
  title: 'Note',
  keyOf: integerKey,
  toDto,
  check: async ({ actor }, before, after) => {
    if (before && after && before.text !== after.text && before.authorId !== actor.id)
      throw new Problem('forbidden', { message: 'A note can only be changed by who wrote it' })
  },
  // Each text is saved with its own mentions, so notes aren't changed in bulk.
  bulk: { key: 'id', fields: ['entity', 'record'] },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('notes').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => {
    await tx.updateTable('notes').set(change).where('id', '=', id).execute()
    if (change.text !== undefined) await saveMentions(tx, id, change.text)
  },
  trash: (tx, ids, at, now) => trashRows(tx, 'notes', ids, at, now),
}

export const collection: Collection<NoteRow, typeof noteKind> = {
  kind: noteKind,
  repository,
  listed,
  title: 'text',
  sample: sampleNotes,
  toStored: () => ({}),
  personal: {
    entity: false,
    record: false,
    authorId: false,
    authorName: true,
  },
  belongs: noted.map((to) => ({ to, by: 'record', among: 'entity', cascade: true })),
  own: { by: 'authorId' },
  people: [{ id: 'authorId', name: 'authorName' }],
}

export const create = async (context: WriteContext, { about, text }: NoteDraft): Promise<NoteRow> => {
  const { tx, now, actor } = context
  await guardMentions(tx, text)
  const note = await tx
    .insertInto('notes')
    .values({ ...about, text, authorId: actor.id, authorName: actor.name, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveMentions(tx, note.id, text)
  await recordCreated(context, repository, [note])
  return note
}

/**
 * Returns the changes of a new text.
 * @throws Problem at `text` for a mention of an unknown user
 */
export const reworded = async (tx: Tx, text: string): Promise<Partial<NoteRow>> => {
  await guardMentions(tx, text)
  return { text }
}

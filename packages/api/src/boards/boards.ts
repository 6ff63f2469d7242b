import {
  Board,
  type BoardColumn,
  type BoardDraft,
  type BoardPatch,
  boardKind,
  boardList,
} from '@quarterdeck/contract/boards/boards'
import type { Condition, ListQuery } from '@quarterdeck/contract/kit/list'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '../kit/actor.ts'
import type { WriteContext } from '../kit/context.ts'
import type { Listed } from '../kit/lists/listed.ts'
import { pageOf } from '../kit/lists/page.ts'
import type { Db, Tx } from '../kit/ports.ts'
import type { Collection } from '../kit/records/collection.ts'
import { hiddenIn } from '../kit/records/hidden.ts'
import { type Repository, recordCreated } from '../kit/records/records.ts'
import { trashRows } from '../kit/records/trash.ts'
import { loadChunked } from '../kit/sql/chunks.ts'
import { integerKey } from '../kit/sql/keys.ts'
import type { BoardsTable } from '../kit/sql/schema-boards.ts'
import { type Column, columnsOf, integer } from '../kit/sql/select.ts'
import { dtoBy } from '../kit/sql/wire.ts'
import { sampleBoards } from './sample.ts'

export type BoardRow = Selectable<BoardsTable>

/** The requesting user. */
export type Who = Pick<Actor, 'id'>

/** Returns true where a person may see a board: those of others' own stay hidden. */
const isSeenBy = ({ ownerId }: BoardRow, { id }: Who): boolean => ownerId === null || ownerId === id

const seenBy: Column = {
  kind: 'integer',
  sql: sql.ref('ownerId'),
  having: ([me]) => sql`not ${hiddenIn('boards', Number(me))}`,
}

const listed: Listed<typeof boardList> = {
  table: 'boards',
  key: 'id',
  columns: { ...columnsOf(boardList), id: integer('id'), ids: integer('id'), seenBy },
}

/** Returns the condition that limits a list to boards a person may see; it is not part of a request. */
export const seen = ({ id }: Who): Condition => ({ field: 'seenBy', op: 'in', values: [id] })

export const list = (db: Db, query: ListQuery, actor: Who) => pageOf<BoardRow>(db, listed, query, [seen(actor)])

const byId = (db: Db, id: number): Promise<BoardRow | undefined> =>
  db.selectFrom('boards').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const toDto = dtoBy(Board)

/** @throws Problem `Board not found`, also for one that is another’s own */
export const seenBoard = async (db: Db, actor: Who, id: number): Promise<BoardRow> => {
  const board = await byId(db, id)
  if (!board || !isSeenBy(board, actor)) throw notFound('Board')
  return board
}

/** @throws Problem `Board not found` for what is another’s own; at `ownerId` for handing it to somebody else */
const guardOwner = (actor: Who, before: BoardRow | undefined, after: BoardRow | undefined): void => {
  if (before && !isSeenBy(before, actor)) throw notFound('Board')
  if (after && !isSeenBy(after, actor))
    throw fieldProblem('ownerId', { code: 'unknown_record', message: 'A board can only be shared or your own' })
}

/** Returns those of these columns that have cards, including archived ones. */
const withCards = async (tx: Tx, boardId: number, columns: readonly BoardColumn[]): Promise<readonly string[]> => {
  if (columns.length === 0) return []
  const found = await tx
    .selectFrom('cards')
    .select('columnId')
    .distinct()
    .where('boardId', '=', boardId)
    .where('deletedAt', 'is', null)
    .where(
      'columnId',
      'in',
      columns.map(({ id }) => id),
    )
    .execute()
  return found.map(({ columnId }) => columnId)
}

/** @throws Problem at `columns` where one is left out that still has cards */
const guardColumns = async (tx: Tx, before: BoardRow, after: BoardRow): Promise<void> => {
  const gone = before.columns.filter(({ id }) => !after.columns.some((column) => column.id === id))
  if ((await withCards(tx, before.id, gone)).length > 0)
    throw fieldProblem('columns', {
      code: 'has_cards',
      message: 'Columns with cards can only be removed with remove-column',
    })
}

export const repository: Repository<BoardRow> = {
  entity: 'boards',
  title: 'Board',
  keyOf: integerKey,
  toDto,
  check: async ({ tx, undoes, actor }, before, after) => {
    guardOwner(actor, before, after)
    // An undo can restore cards and columns in any order; it is checked at the end.
    if (before && after && undoes === undefined) await guardColumns(tx, before, after)
  },
  bulk: { key: 'id', fields: [] },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('boards').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) =>
    void (await tx.updateTable('boards').set(asStored(change)).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'boards', ids, at, now),
}

/** jsonb is written as text, because the driver would write a JavaScript array as a PostgreSQL one. */
const asStored = ({ columns, ...change }: Partial<BoardRow>) => ({
  ...change,
  ...(columns && { columns: JSON.stringify(columns) }),
})

export const collection: Collection<BoardRow, typeof boardKind> = {
  kind: boardKind,
  repository,
  listed,
  title: 'name',
  sample: sampleBoards,
  toStored: (patch: BoardPatch) => patch,
  personal: {},
  belongs: [{ to: 'users', by: 'ownerId' }],
  own: { by: 'ownerId' },
}

export const create = async (context: WriteContext, { columns, ...draft }: BoardDraft): Promise<BoardRow> => {
  const { tx, now } = context
  const board = await tx
    .insertInto('boards')
    .values({ ...draft, columns: JSON.stringify(columns), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [board])
  return board
}

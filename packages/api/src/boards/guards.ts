import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/ports.ts'
import type { CardRow } from '../kit/sql/schema-boards.ts'
import * as users from '../people/users/index.ts'
import { type BoardRow, repository as boards, seenBoard, type Who } from './boards.ts'

/** Returns a live board, locked, so that cards move one at a time. @throws Problem `Board not found` */
export const lockBoard = async (
  { tx, actor }: { readonly tx: Tx; readonly actor: Who },
  id: number,
): Promise<BoardRow> => {
  await seenBoard(tx, actor, id)
  const [board] = await boards.lock(tx, [id])
  if (!board || board.deletedAt !== null) throw notFound(boards.title)
  return board
}

const countIn = async (tx: Tx, { boardId, columnId, id }: CardRow): Promise<number> => {
  const { count } = await tx
    .selectFrom('cards')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('boardId', '=', boardId)
    .where('columnId', '=', columnId)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .where('archived', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

const isIn = (card: CardRow | undefined, { columnId }: CardRow) => card && !card.archived && card.columnId === columnId

/** Rejects a card in a column that does not exist or has no room for it. @throws Problem at `columnId`; `Board not found` */
export const guardPlace = async (
  { tx, undoes }: Pick<WriteContext, 'tx' | 'undoes'>,
  before: CardRow | undefined,
  after: CardRow,
): Promise<void> => {
  if (after.archived || isIn(before, after)) return
  const [board] = await boards.lock(tx, [after.boardId])
  const column = board?.columns.find(({ id }) => id === after.columnId)
  // The same undo may restore it later; it is checked at the end.
  if (undoes !== undefined && (!column || board?.deletedAt)) return
  if (!board || board.deletedAt) throw notFound(boards.title)
  if (!column)
    throw fieldProblem('columnId', { code: 'unknown_record', message: 'This column is no longer on the board' })
  if (column.isStrict && column.limit !== null && (await countIn(tx, after)) >= column.limit)
    throw fieldProblem('columnId', {
      code: 'column_full',
      message: `This column takes no more than ${column.limit} cards`,
      limit: column.limit,
    })
}

/** @throws Problem at `assigneeIds` for somebody who is not there */
export const guardAssignees = async (tx: Tx, before: CardRow | undefined, after: CardRow): Promise<void> => {
  const added = after.assigneeIds.filter((id) => !before?.assigneeIds.includes(id))
  if (added.length === 0) return
  if ((await users.byIds(tx, added)).length < added.length)
    throw fieldProblem('assigneeIds', { code: 'unknown_record', message: 'There is no such user' })
}

/** Checks after an undo that each card is on a live board in one of its columns. @throws Problem `conflict` */
export const guardReverted = async ({ tx, batch }: WriteContext): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    with "touched" as (select "entity", "record"::int as "id" from "changes" where "batch" = ${batch} and "entity" in ('boards', 'cards'))
    select c."id" from "cards" c join "boards" b on b."id" = c."boardId"
    where c."deletedAt" is null
      and (c."id" in (select "id" from "touched" where "entity" = 'cards')
        or c."boardId" in (select "id" from "touched" where "entity" = 'boards'))
      and (b."deletedAt" is not null or not exists (
        select from jsonb_array_elements(b."columns") as "column" where "column"->>'id' = c."columnId"))
    limit 1`.execute(tx)
  if (rows.length > 0) throw new Problem('conflict', { message: 'The column of a card is no longer on its board' })
}

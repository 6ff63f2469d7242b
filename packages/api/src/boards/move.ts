import { inLane, type LaneChange } from '@quarterdeck/contract/boards/lanes'
import { maxLaneValues } from '@quarterdeck/contract/boards/words'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/ports.ts'
import { changeLocked, lockRecord, removeRecords } from '../kit/records/records.ts'
import { integerKey } from '../kit/sql/keys.ts'
import type { CardRow } from '../kit/sql/schema-boards.ts'
import { type BoardRow, repository as boards, seenBoard } from './boards.ts'
import { byId, guardSeen, lastRank, repository } from './cards.ts'
import { lockBoard } from './guards.ts'
import { rankBetween } from './rank.ts'

interface Place {
  readonly columnId: string
  /** Id of the preceding card; null for the first place. */
  readonly after: number | null
  /** Target lane, if it changes. */
  readonly lane?: LaneChange | undefined
}

/**
 * Returns the people or labels of a card in its new lane.
 * @throws Problem at `lane` where a card would have more than it may
 */
const lanedIn = (card: CardRow, { lane }: Place): Partial<CardRow> => {
  const laned: Partial<CardRow> = lane ? inLane(card, lane) : {}
  if ((laned.labels ?? laned.assigneeIds ?? []).length > maxLaneValues)
    throw fieldProblem('lane', {
      code: 'too_long',
      message: `A card has no more than ${maxLaneValues} people and ${maxLaneValues} labels`,
      limit: maxLaneValues,
    })
  return laned
}

/** Returns the next rank of a column after another one; archived cards keep theirs. */
const nextRank = async (tx: Tx, { id, boardId }: CardRow, columnId: string, rank: string | null) => {
  const next = await tx
    .selectFrom('cards')
    .select('rank')
    .where('boardId', '=', boardId)
    .where('columnId', '=', columnId)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .$if(rank !== null, (query) => query.where('rank', '>', rank ?? ''))
    .orderBy('rank')
    .limit(1)
    .executeTakeFirst()
  return next?.rank ?? null
}

/** Returns a rank after another card of the column; the last rank if that card has moved elsewhere. */
const rankIn = async (tx: Tx, card: CardRow, { columnId, after }: Place): Promise<string> => {
  if (after === null) return rankBetween(null, await nextRank(tx, card, columnId, null))
  const anchor = await tx
    .selectFrom('cards')
    .select('rank')
    .where('id', '=', after)
    .where('boardId', '=', card.boardId)
    .where('columnId', '=', columnId)
    .executeTakeFirst()
  if (!anchor) return lastRank(tx, card.boardId, columnId)
  return rankBetween(anchor.rank, await nextRank(tx, card, columnId, anchor.rank))
}

/** Length in characters that holds some four hundred moves into one gap; ranks of an untouched column have seven. */
const longestRank = 64

/**
 * Gives the cards of a column short ranks in the order that they have, archived ones and those in the bin too. None of them moves, so
 * that it is no change of theirs.
 */
const shortenRanks = async (tx: Tx, boardId: number, columnId: string): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select "id" from "cards" where "boardId" = ${boardId} and "columnId" = ${columnId}
    order by "rank", "id" for update`.execute(tx)
  const ranks: string[] = []
  for (const _ of rows) ranks.push(rankBetween(ranks.at(-1) ?? null, null))
  await sql`
    update "cards" set "rank" = "new"."rank"
    from unnest(${rows.map(({ id }) => id)}::integer[], ${ranks}::text[]) as "new"("id", "rank")
    where "cards"."id" = "new"."id"`.execute(tx)
}

/** Returns a short rank for a place, after shortening those of the column if necessary. */
const shortRankIn = async (tx: Tx, card: CardRow, place: Place): Promise<string> => {
  const rank = await rankIn(tx, card, place)
  if (rank.length <= longestRank) return rank
  await shortenRanks(tx, card.boardId, place.columnId)
  return rankIn(tx, card, place)
}

/**
 * Moves a card, changing only that card. Locks its board first, so that concurrent moves get different places.
 * @throws Problem `Card not found`; at `id` for an archived card; at `columnId` for a column that is full or missing;
 * at `lane`
 */
export const moveCard = async (context: WriteContext, id: number, place: Place): Promise<CardRow> => {
  const seen = await byId(context.tx, id)
  if (!seen) throw notFound(repository.title)
  await guardSeen(context.tx, context.actor, [id])
  await lockBoard(context, seen.boardId)
  const card = await lockRecord(context, repository, String(id))
  if (card.archived)
    throw fieldProblem('id', { code: 'archived', message: 'This card is archived: restore it before you move it' })
  if (place.after === id) return card
  const rank = await shortRankIn(context.tx, card, place)
  // Read once more: its own may have been shortened.
  const current = await lockRecord(context, repository, String(id))
  return changeLocked(context, repository, current, undefined, {
    ...lanedIn(card, place),
    columnId: place.columnId,
    rank,
  })
}

/**
 * Puts cards into a place, one behind the other: all of them, or none.
 * @throws Problem as `moveCard`
 */
export const moveCards = async (
  context: WriteContext,
  ids: readonly number[],
  place: Place,
): Promise<readonly CardRow[]> => {
  const moved: CardRow[] = []
  for (const id of ids) moved.push(await moveCard(context, id, { ...place, after: moved.at(-1)?.id ?? place.after }))
  return moved
}

const cardsOf = async (tx: Tx, boardId: number, columnId?: string): Promise<CardRow[]> =>
  tx
    .selectFrom('cards')
    .selectAll()
    .where('boardId', '=', boardId)
    .where('deletedAt', 'is', null)
    .$if(columnId !== undefined, (query) => query.where('columnId', '=', columnId ?? ''))
    .orderBy(sql`"rank"`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Repository without limit checks: a removed column moves its cards regardless of the limit. */
const { check: _, ...unchecked } = repository

/**
 * Removes a column and moves its cards to the end of another one, regardless of its limit.
 * @throws Problem `Board not found`; at `columnId` or `to` for a missing column
 */
export const removeColumn = async (
  context: WriteContext,
  { id, columnId, to }: { readonly id: number; readonly columnId: string; readonly to: string },
): Promise<BoardRow> => {
  await seenBoard(context.tx, context.actor, id)
  const board = await lockRecord(context, boards, String(id))
  const known = (name: string) => board.columns.some((column) => column.id === name)
  if (!known(columnId))
    throw fieldProblem('columnId', { code: 'unknown_record', message: 'This column is no longer on the board' })
  if (!known(to) || to === columnId)
    throw fieldProblem('to', { code: 'unknown_record', message: 'Choose another column of this board' })
  let rank = await lastRank(context.tx, id, to)
  for (const card of await cardsOf(context.tx, id, columnId)) {
    await changeLocked(context, unchecked, card, undefined, { columnId: to, rank })
    rank = rankBetween(rank, null)
  }
  return changeLocked(context, boards, board, undefined, {
    columns: board.columns.filter((column) => column.id !== columnId),
  })
}

/** Moves a board to the bin, and its cards along with it. @throws Problem `Board not found`; `conflict` past `ifMatch` */
export const removeBoard = async (
  context: WriteContext,
  id: string | undefined,
  ifMatch: number | undefined,
): Promise<BoardRow> => {
  await seenBoard(context.tx, context.actor, integerKey(id ?? '') ?? 0)
  const board = await lockRecord(context, boards, id)
  if (ifMatch !== undefined && ifMatch !== board.version)
    throw new Problem('conflict', { current: boards.toDto(board, context.now), conflicts: [] })
  await removeRecords(context, repository, await cardsOf(context.tx, board.id))
  await removeRecords(context, boards, [board])
  return board
}

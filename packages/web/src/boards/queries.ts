import { boardList, boards } from '@quarterdeck/contract/boards/boards'
import { type Card, cardList, cards } from '@quarterdeck/contract/boards/cards'
import { type Condition, type ListQuery, writeList } from '@quarterdeck/contract/kit/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../kit/lib/api/client.ts'
import { reading } from '../kit/lib/api/queries.ts'
import type { Figure } from './figure.ts'

/** All boards, in the order in which they were made. */
export const allBoards = queryOptions({
  queryKey: ['boards', 'all'],
  queryFn: async ({ signal }) =>
    (await call(boards.list, { list: writeList(boardList, { sort: [], where: [] }), signal })).data,
})

export const cardRecord = (id: string) => reading(cards.read, { id })

export const summaryOf = (boardId: number) => reading(cards.summary, { boardId })

export const flowOf = (boardId: number) => reading(cards.flow, { boardId })

export const staysOf = (boardId: number, columnId: string) => reading(cards.stays, { boardId, columnId })

/** Filters of a board's cards. */
export type CardFilter = Pick<ListQuery, 'where' | 'q'>

/** Fields that place a card on a board, which filters leave alone. */
const placing = new Set(['boardId', 'columnId', 'archived'])

/** Number of cards that a column loads at first, and that are added each time. */
export const batchSize = 50
/** The same for the part of a column that is in a lane. */
export const laneBatchSize = 20
const mostAtOnce = 200

const of = (field: string, value: string | number): Condition => ({ field, op: 'in', values: [value] })

interface Wanted {
  readonly list: Pick<ListQuery, 'where' | 'sort' | 'q'>
  readonly limit: number
}

/** Loads a number of cards by as few requests as possible. */
const load = async ({ list, limit }: Wanted, signal: AbortSignal) => {
  const rows: Card[] = []
  let after: string | undefined
  let total = 0
  do {
    const page = { ...list, perPage: Math.min(mostAtOnce, limit - rows.length), ...(after && { after }) }
    const answer = await call(cards.list, { list: writeList(cardList, page), signal })
    rows.push(...answer.data)
    total = answer.total
    after = answer.next
  } while (after !== undefined && rows.length < limit)
  return { rows, total }
}

const cardQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['cards', 'column', JSON.stringify(wanted)],
    queryFn: ({ signal }) => load(wanted, signal),
    placeholderData: keepPreviousData,
  })

/** The first cards of a column, in their order. */
export const columnCards = (boardId: number, columnId: string, { where, q }: CardFilter, limit: number) =>
  cardQuery({
    list: {
      sort: [{ field: 'rank', desc: false }],
      where: [
        of('boardId', boardId),
        of('columnId', columnId),
        of('archived', 'no'),
        ...where.filter(({ field }) => !placing.has(field)),
      ],
      ...(q && { q }),
    },
    limit,
  })

/** Returns the condition that saved views of a board count by: cards that are not archived. */
export const unarchivedOn = (boardId: number | string) => [of('boardId', Number(boardId)), of('archived', 'no')]

/** Cards that were archived last. */
export const archivedCards = (boardId: number) =>
  cardQuery({
    list: { sort: [{ field: 'updatedAt', desc: true }], where: [of('boardId', boardId), of('archived', 'yes')] },
    limit: mostAtOnce,
  })

const midnight = (day: string) => `${day}T00:00:00.000Z`
const weekAfter = (day: string) => new Date(Date.parse(midnight(day)) + 7 * 86_400_000).toISOString()

/** The cards that stand in a column, or that came into it in a week. */
export const figureCards = (boardId: number, { columnId, from }: Pick<Figure, 'columnId' | 'from'>) =>
  cardQuery({
    list: {
      sort: [{ field: 'enteredAt', desc: false }],
      where: [
        of('boardId', boardId),
        of('columnId', columnId),
        ...(from
          ? ([
              { field: 'enteredAt', op: 'gte', value: midnight(from) },
              { field: 'enteredAt', op: 'lt', value: weekAfter(from) },
            ] as const)
          : [of('archived', 'no')]),
      ],
    },
    limit: batchSize,
  })

import type { Card } from '@quarterdeck/contract/boards/cards'

/** The cards that are shown, by column. */
export type Rows = Readonly<Record<string, readonly Card[]>>

/** A place among the other cards of a column. */
export interface Place {
  readonly columnId: string
  readonly index: number
}

/** A card on its way behind another one; null stands for the first place. */
export interface Move {
  readonly card: Card
  readonly columnId: string
  readonly after: number | null
  /** The key of the lane that it is shown in afterwards, on a board that has any. */
  readonly lane?: string | undefined
  /** Key of the lane that it leaves. */
  readonly from?: string | undefined
}

const without = (rows: Rows, { id }: Card): Rows =>
  Object.fromEntries(Object.entries(rows).map(([column, cards]) => [column, cards.filter((card) => card.id !== id)]))

/** The cards with one of them in another place, whichever it was in before. */
export const withCard = (rows: Rows, card: Card, { columnId, index }: Place): Rows => {
  const others = without(rows, card)
  const column = others[columnId] ?? []
  return { ...others, [columnId]: column.toSpliced(Math.min(index, column.length), 0, card) }
}

/** The cards as they are when this move is done; where the card before has gone, it comes to the end. */
export const withMove = (rows: Rows, { card, columnId, after }: Move): Rows => {
  const column = without(rows, card)[columnId] ?? []
  const before = column.findIndex(({ id }) => id === after)
  const end = before === -1 ? column.length : before + 1
  return withCard(rows, card, { columnId, index: after === null ? 0 : end })
}

/** The cards of one lane as they are when this move is done. */
export const withMoveIn = (rows: Rows, move: Move, lane: string): Rows => {
  if (move.lane === lane) return withMove(rows, move)
  return move.from === lane ? without(rows, move.card) : rows
}

/** The card that one comes after in a place. */
export const precedingCardIn = (rows: Rows, card: Card, { columnId, index }: Place): number | null =>
  without(rows, card)[columnId]?.[index - 1]?.id ?? null

/** The card that several come after in a place to which one of them is taken. */
export const precedingCardAmong = (
  rows: Rows,
  chosen: readonly Card[],
  card: Card,
  { columnId, index }: Place,
): number | null => {
  const before = (without(rows, card)[columnId] ?? []).slice(0, index)
  return before.findLast(({ id }) => !chosen.some((each) => each.id === id))?.id ?? null
}

/** Returns the place of a card. */
export const placeOf = (rows: Rows, { id }: Pick<Card, 'id'>): Place | undefined =>
  Object.entries(rows)
    .map(([columnId, cards]) => ({ columnId, index: cards.findIndex((card) => card.id === id) }))
    .find(({ index }) => index !== -1)

/** Counts the other cards of a column. */
export const countOthersIn = (rows: Rows, card: Card, columnId: string): number =>
  without(rows, card)[columnId]?.length ?? 0

/** Returns the place to which an arrow takes a held card. @param open the open columns, from left to right */
export const placeAfterArrow = (
  { rows, open }: { readonly rows: Rows; readonly open: readonly string[] },
  card: Card,
  key: string,
  { columnId, index }: Place,
): Place | undefined => {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = index + (key === 'ArrowUp' ? -1 : 1)
    return next >= 0 && next <= countOthersIn(rows, card, columnId) ? { columnId, index: next } : undefined
  }
  const column = open[open.indexOf(columnId) + (key === 'ArrowLeft' ? -1 : 1)]
  return column === undefined
    ? undefined
    : { columnId: column, index: Math.min(index, countOthersIn(rows, card, column)) }
}

import type { CardOrder } from '@quarterdeck/contract/account/own-settings'
import type { Card } from './dashboard.ts'

type Rows = readonly (readonly Card[])[]

const namesOf = (rows: Rows) => rows.flat().map(({ name }) => name)

/** Returns all cards of a dashboard in the user's order; cards added to the product since then follow at the end. */
export const sortedCards = (rows: Rows, { order }: Pick<CardOrder, 'order'>): readonly Card[] => {
  const placed = [...order, ...namesOf(rows).filter((name) => !order.includes(name))]
  return placed.flatMap((name) => rows.flat().filter((card) => card.name === name))
}

/** Returns the rows of a dashboard in the user's arrangement, filled with their cards one after the other. */
export const arrangedRows = (rows: Rows, own: CardOrder | undefined): Rows => {
  if (!own) return rows
  const isShown = ({ name }: Card) => !own.hidden.includes(name)
  if (own.order.length === 0) return rows.map((cards) => cards.filter(isShown)).filter((cards) => cards.length > 0)
  const most = 12
  return sortedCards(rows, own)
    .filter(isShown)
    .reduce<Card[][]>((filled, card) => {
      const last = filled.at(-1)
      const used = last?.reduce((sum, { width }) => sum + width, 0) ?? most
      if (last && used + card.width <= most) last.push(card)
      else filled.push([card])
      return filled
    }, [])
}

/** Returns the arrangement with a card swapped with its neighbor. */
export const withCardMoved = (rows: Rows, own: CardOrder, name: string, by: -1 | 1): CardOrder => {
  const order = sortedCards(rows, own).map((card) => card.name)
  const from = order.indexOf(name)
  const other = order[from + by]
  if (other === undefined) return own
  return { ...own, order: order.with(from, other).with(from + by, name) }
}

/** Returns the arrangement with a card shown or hidden. */
export const withCardShown = (own: CardOrder, name: string, isShown: boolean): CardOrder => {
  const others = own.hidden.filter((each) => each !== name)
  return { ...own, hidden: isShown ? others : [...others, name] }
}

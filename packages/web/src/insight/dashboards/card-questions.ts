import type { CardQuery } from '@quarterdeck/contract/insight/metrics/endpoint'
import type { Frame } from './address.ts'
import type { Card } from './dashboard.ts'

/** Query of a card, with its complete time frame. */
export type Question = CardQuery & Required<Pick<CardQuery, 'from' | 'to' | 'against' | 'zone'>>

export const cardQueryOf = (
  { metrics, by }: Pick<Card, 'metrics' | 'by'>,
  { from, to, against, zone }: Frame,
): Question => ({ names: metrics.join(), from, to, against, zone, ...(by && { by }) })

/** Returns a query without the properties that equal the first one's. */
const differing = ({ names, by, ...frame }: Question, first: Question): CardQuery => {
  const own = Object.entries(frame).filter(([name, value]) => value !== first[name as keyof Question])
  return { names, ...(by && { by }), ...Object.fromEntries(own) }
}

/** Combines the queries of several cards: the time frame of the first one, and the differences of each. */
export const combinedQuery = (questions: readonly [Question, ...Question[]]) => {
  const [{ from, to, against, zone }] = questions
  const cards = JSON.stringify(questions.map((each) => differing(each, questions[0])))
  return { cards, from, to, against, zone }
}

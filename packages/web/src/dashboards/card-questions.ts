import type { CardAsked } from '@quarterdeck/contract/metrics/endpoint'
import type { Frame } from './address.ts'
import type { Card } from './dashboard.ts'

/** What a card asks for, with all of its frame. */
export type Question = CardAsked & Required<Pick<CardAsked, 'from' | 'to' | 'against' | 'zone'>>

export const questionOf = (
  { metrics, by }: Pick<Card, 'metrics' | 'by'>,
  { from, to, against, zone }: Frame,
): Question => ({ names: metrics.join(), from, to, against, zone, ...(by && { by }) })

/** What of a card is not as for the first. */
const differing = ({ names, by, ...frame }: Question, first: Question): CardAsked => {
  const own = Object.entries(frame).filter(([name, value]) => value !== first[name as keyof Question])
  return { names, ...(by && { by }), ...Object.fromEntries(own) }
}

/** What several cards ask for, as one question: the frame of the first, and of each what is its own. */
export const askedOf = (questions: readonly [Question, ...Question[]]) => {
  const [{ from, to, against, zone }] = questions
  const cards = JSON.stringify(questions.map((each) => differing(each, questions[0])))
  return { cards, from, to, against, zone }
}

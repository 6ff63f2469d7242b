import { type VisitStage, visitStages } from '@quarterdeck/contract/insight/visits/visits'
import type { Insertable, Selectable } from 'kysely'
import type { VisitsTable } from '../../kit/sql/schema-visits.ts'

/** What happened, by our own clock, with what is known of it. */
export interface Happened {
  readonly name: string
  readonly path: string
  readonly at: Date
  readonly stage: VisitStage
  readonly productId: number | null
  /** An order that was placed lately, and belongs to no other visit. */
  readonly order: { readonly id: number; readonly placedAt: Date } | null
}

/** What a page says of who looks at it. */
export type Came = Pick<
  VisitsTable,
  'site' | 'visitor' | 'channel' | 'source' | 'medium' | 'campaign' | 'device' | 'zoneCountry' | 'language'
>

export type Visit = Selectable<VisitsTable>
export type Draft = Omit<Visit, 'id'> & Insertable<VisitsTable>

/** After so long a silence a visit is over. */
const silenceMs = 30 * 60_000

/** Clocks of the servers that store orders and visits differ by less; a longer time would suit whoever watches numbers go by. */
const skewMs = 5000

/**
 * The order of a visit. Pages are not proof of anything, and order numbers can be guessed: a visit has one order at most, the
 * first that was placed after it began. Whoever only watches numbers go by comes too late for those.
 */
const orderOf = ({ orderId, startedAt }: Pick<Draft, 'orderId' | 'startedAt'>, order: Happened['order']) =>
  orderId ?? (order && startedAt.getTime() <= order.placedAt.getTime() + skewMs ? order.id : null)

const further = (one: VisitStage, other: VisitStage) =>
  visitStages.indexOf(one) < visitStages.indexOf(other) ? other : one

const begin = (came: Came, first: Happened, arrival: Visit['arrival']): Draft => ({
  ...came,
  arrival,
  startedAt: first.at,
  lastAt: first.at,
  stage: 'browsed',
  entry: first.path,
  exit: first.path,
  pages: 0,
  orderId: null,
})

/** What a visit is after something happened in it. */
const after = <V extends Draft>(visit: V, { name, path, at, stage, order }: Happened): V => ({
  ...visit,
  // What was sent late happened before.
  lastAt: at > visit.lastAt ? at : visit.lastAt,
  ...(name === 'view' && at >= visit.lastAt && { exit: path }),
  pages: visit.pages + Number(name === 'view'),
  stage: orderOf(visit, order) === null ? further(visit.stage, stage) : 'order',
  orderId: orderOf(visit, order),
})

/** A visit goes on until there is silence; what comes then is another one of somebody who was there before. */
export const fold = (latest: Visit | undefined, came: Came, happened: readonly Happened[]): Visit | Draft => {
  const inOrder = happened.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const [first] = inOrder
  if (!first) throw new Error('A visit in which nothing happened')
  const goesOn = latest && first.at.getTime() - latest.lastAt.getTime() <= silenceMs
  const visit = goesOn ? latest : begin(came, first, latest ? 'again' : 'first')
  return inOrder.reduce<Visit | Draft>(after, visit)
}

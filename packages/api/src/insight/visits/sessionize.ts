import { type VisitStage, visitStages } from '@quarterdeck/contract/insight/visits/visits'
import type { Insertable, Selectable } from 'kysely'
import type { VisitsTable } from '../../kit/sql/schema-visits.ts'

/** A page view or event at server time, with its resolved path and order. */
export interface Hit {
  readonly name: string
  readonly path: string
  readonly at: Date
  readonly stage: VisitStage
  readonly productId: number | null
  /** A recent order that belongs to no other visit yet. */
  readonly order: { readonly id: number; readonly placedAt: Date } | null
}

/** Properties of a visitor that begin a visit. */
export type VisitorInfo = Pick<
  VisitsTable,
  'site' | 'visitor' | 'channel' | 'source' | 'medium' | 'campaign' | 'device' | 'zoneCountry' | 'language'
>

export type Visit = Selectable<VisitsTable>
export type Draft = Omit<Visit, 'id'> & Insertable<VisitsTable>

/** Inactivity that ends a visit. */
const silenceMs = 30 * 60_000

/**
 * Tolerance for clocks of servers that store orders and visits. A longer one would let a page claim orders placed
 * before it was open.
 */
const skewMs = 5000

/**
 * Returns the order of a visit: at most one, the first that was placed after the visit began. Pages prove nothing and
 * order numbers can be guessed, but whoever watches numbers go by claims them too late.
 */
const orderOf = ({ orderId, startedAt }: Pick<Draft, 'orderId' | 'startedAt'>, order: Hit['order']) =>
  orderId ?? (order && startedAt.getTime() <= order.placedAt.getTime() + skewMs ? order.id : null)

const further = (one: VisitStage, other: VisitStage) =>
  visitStages.indexOf(one) < visitStages.indexOf(other) ? other : one

const newVisit = (info: VisitorInfo, first: Hit, arrival: Visit['arrival']): Draft => ({
  ...info,
  arrival,
  startedAt: first.at,
  lastAt: first.at,
  stage: 'browsed',
  entry: first.path,
  exit: first.path,
  pages: 0,
  orderId: null,
})

/** Applies a hit to a visit. */
const withHit = <V extends Draft>(visit: V, { name, path, at, stage, order }: Hit): V => ({
  ...visit,
  // Hits can arrive out of order.
  lastAt: at > visit.lastAt ? at : visit.lastAt,
  ...(name === 'view' && at >= visit.lastAt && { exit: path }),
  pages: visit.pages + Number(name === 'view'),
  stage: orderOf(visit, order) === null ? further(visit.stage, stage) : 'order',
  orderId: orderOf(visit, order),
})

/** Adds hits to the latest visit of a visitor, or begins a repeated visit after half an hour of inactivity. */
export const sessionize = (latest: Visit | undefined, info: VisitorInfo, hits: readonly Hit[]): Visit | Draft => {
  const inOrder = hits.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const [first] = inOrder
  if (!first) throw new Error('A visit without hits')
  const continues = latest && first.at.getTime() - latest.lastAt.getTime() <= silenceMs
  const visit = continues ? latest : newVisit(info, first, latest ? 'again' : 'first')
  return inOrder.reduce<Visit | Draft>(withHit, visit)
}

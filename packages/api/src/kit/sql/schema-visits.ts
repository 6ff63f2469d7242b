import type { GoalDraft } from '@quarterdeck/contract/insight/visits/goals'
import type { Usage } from '@quarterdeck/contract/insight/visits/usage'
import type { Arrival, Channel, Device, VisitStage } from '@quarterdeck/contract/insight/visits/visits'
import type { Generated } from 'kysely'
import type { At, MaybeAt, Minor, RecordTable } from './column-types.ts'

export interface VisitsTable {
  id: Generated<number>
  site: string
  /** A digest of the day. */
  visitor: string
  startedAt: At
  lastAt: At
  arrival: Arrival
  stage: VisitStage
  channel: Channel
  source: string
  medium: string
  campaign: string
  entry: string
  exit: string
  pages: number
  device: Device
  zoneCountry: string
  language: string
  orderId: number | null
}

/** What happened in a visit. */
export interface HitsTable {
  id: Generated<number>
  visitId: number
  at: At
  name: string
  path: string
  productId: number | null
}

/** What the shop is advertised with. */
interface CampaignsTable extends RecordTable {
  id: Generated<number>
  name: string
  code: string
  channel: Channel
  startsAt: At
  endsAt: MaybeAt
  cost: Minor
  note: string
  createdAt: At
}

/** What visitors are to do on the sites of the shop. */
interface GoalsTable extends RecordTable, GoalDraft {
  id: Generated<number>
  createdAt: At
}

/** What was asked of the product on a day. */
interface UsageTable extends Omit<Usage, 'id' | 'day'> {
  id: Generated<number>
  day: At
}

/** Which goals a visit reached, and under 0 that it reached any. */
interface ReachedGoalsTable {
  goalId: number
  visitId: number
  startedAt: At
}

export interface VisitsSchema {
  usage: UsageTable
  visits: VisitsTable
  hits: HitsTable
  campaigns: CampaignsTable
  goals: GoalsTable
  reachedGoals: ReachedGoalsTable
  sitePaths: { path: string; seenAt: At }
}

import type { GoalDraft } from '@quarterdeck/contract/insight/visits/goals'
import type { Usage } from '@quarterdeck/contract/insight/visits/usage'
import type { Arrival, Channel, Device, VisitStage } from '@quarterdeck/contract/insight/visits/visits'
import type { Generated } from 'kysely'
import type { At, MaybeAt, Minor, RecordTable } from './column-types.ts'

export interface VisitsTable {
  id: Generated<number>
  site: string
  /** Digest that changes daily. */
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

/** Hits of a visit. */
export interface HitsTable {
  id: Generated<number>
  visitId: number
  at: At
  name: string
  path: string
  productId: number | null
}

/** Advertising campaigns of the shop. */
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

/** Goals for visitors on the sites of the shop. */
interface GoalsTable extends RecordTable, GoalDraft {
  id: Generated<number>
  createdAt: At
}

/** Requests to the product per day. */
interface UsageTable extends Omit<Usage, 'id' | 'day'> {
  id: Generated<number>
  day: At
}

/** Goals that a visit reached; 0 stands for any. */
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

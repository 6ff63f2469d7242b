import type { Arrival, Channel, Device, VisitStage } from '@quarterdeck/contract/analytics/visits'
import type { Generated } from 'kysely'
import type { At } from './column-types.ts'

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

export interface VisitsSchema {
  visits: VisitsTable
  hits: HitsTable
  sitePaths: { path: string; seenAt: At }
}

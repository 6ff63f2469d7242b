import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id, timestamp } from '../../kit/fields.ts'
import type { ListSpec } from '../../kit/list.ts'

/** First or repeated visit of a visitor on one day; visitors cannot be recognized on the next day. */
export const visitorTypes = ['first', 'again'] as const
export type Arrival = (typeof visitorTypes)[number]

/** Funnel stage of a visit; each includes the earlier ones. */
export const visitStages = ['browsed', 'product', 'cart', 'order'] as const
export type VisitStage = (typeof visitStages)[number]

/** Traffic source of a visit. */
export const channels = ['direct', 'search', 'social', 'email', 'ads', 'referral'] as const
export type Channel = (typeof channels)[number]

export const devices = ['desktop', 'phone', 'tablet'] as const
export type Device = (typeof devices)[number]

/** Name for all paths beyond the limit of distinct paths. */
export const otherPaths = '(other)'

/** A visit to a site: events of one visitor without half an hour of inactivity in between. */
export const Visit = z.object({
  id,
  /** Host of the site. */
  site: z.string(),
  startedAt: timestamp,
  /** Time of the last event. */
  lastAt: timestamp,
  arrival: z.enum(visitorTypes),
  stage: z.enum(visitStages),
  channel: z.enum(channels),
  source: z.string(),
  medium: z.string(),
  /** Campaign code in the link. */
  campaign: z.string(),
  entry: z.string(),
  exit: z.string(),
  pages: z.int(),
  device: z.enum(devices),
  /** Country of the browser's time zone; empty if unknown. */
  zoneCountry: z.string(),
  language: z.string(),
  /** Order placed in the visit. */
  orderId: id.nullable(),
})
export type Visit = z.output<typeof Visit>

export const visitList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    site: { kind: 'text' },
    startedAt: { kind: 'date' },
    arrival: { kind: 'choice', values: visitorTypes },
    stage: { kind: 'choice', values: visitStages },
    channel: { kind: 'choice', values: channels },
    source: { kind: 'text' },
    campaign: { kind: 'text' },
    entry: { kind: 'text' },
    exit: { kind: 'text' },
    pages: { kind: 'number' },
    device: { kind: 'choice', values: devices },
    zoneCountry: { kind: 'text' },
    language: { kind: 'text' },
    orderId: { kind: 'number', isKey: true },
    /** Visits that reached the goal. */
    goalId: { kind: 'number', isKey: true },
  },
  sort: ['startedAt', 'pages'],
  defaultSort: '-startedAt',
  search: false,
  relative: true,
} as const satisfies ListSpec

export const visits = {
  list: endpoint({
    method: 'GET',
    path: '/visits',
    needs: 'analytics:read',
    summary: 'List visits to the configured sites, without data that identifies visitors',
    list: visitList,
    output: z.array(Visit),
  }),
}

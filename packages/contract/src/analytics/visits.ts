import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import type { ListSpec } from '../core/list.ts'

/** Whether somebody was there before on the same day: on the next one nobody is known any more. */
export const arrivals = ['first', 'again'] as const
export type Arrival = (typeof arrivals)[number]

/** How far a visit came; each stage includes those before it. */
export const visitStages = ['browsed', 'product', 'cart', 'order'] as const
export type VisitStage = (typeof visitStages)[number]

/** Where visitors come from. */
export const channels = ['direct', 'search', 'social', 'email', 'ads', 'referral'] as const
export type Channel = (typeof channels)[number]

export const devices = ['desktop', 'phone', 'tablet'] as const
export type Device = (typeof devices)[number]

/** What all paths are called that are too many to be told apart. */
export const otherPaths = '(other)'

/** One visit to a site: what a visitor did there without half an hour of silence in between. */
export const Visit = z.object({
  id,
  /** The host of the site. */
  site: z.string(),
  startedAt: timestamp,
  /** When the last thing happened in it. */
  lastAt: timestamp,
  arrival: z.enum(arrivals),
  stage: z.enum(visitStages),
  channel: z.enum(channels),
  source: z.string(),
  medium: z.string(),
  /** The code of a campaign, as links say it. */
  campaign: z.string(),
  entry: z.string(),
  exit: z.string(),
  pages: z.int(),
  device: z.enum(devices),
  /** The country of the browser's time zone; empty where that says none. */
  zoneCountry: z.string(),
  language: z.string(),
  /** The order that was placed in it. */
  orderId: id.nullable(),
})
export type Visit = z.output<typeof Visit>

export const visitList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    site: { kind: 'text' },
    startedAt: { kind: 'date' },
    arrival: { kind: 'choice', values: arrivals },
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
    /** Reached in the visit. */
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
    summary: 'The visits to the sites that are named in the settings, without anything that tells who it was',
    list: visitList,
    output: z.array(Visit),
  }),
}

import type { Channel } from '@quarterdeck/contract/insight/visits/visits'
import { ago } from '../../kit/generator/ago.ts'

/** A sample campaign. */
interface Advertised {
  readonly name: string
  /** Value of `utm_campaign` in its links. */
  readonly code: string
  readonly channel: Channel
  readonly source: string
  readonly medium: string
  /** Days since its start and end; negative in the future. */
  readonly began: number
  readonly ended: number
  /** Minor units. */
  readonly cost: number
  /** Share of the visits of its time that it brings. */
  readonly pull: number
}

/** Campaigns from oldest to newest; the first one has id 1. */
export const advertised: readonly Advertised[] = [
  {
    name: 'Opening letter',
    code: 'opening-letter',
    channel: 'email',
    source: 'newsletter',
    medium: 'email',
    began: 640,
    ended: 610,
    cost: 9_000,
    pull: 0.3,
  },
  {
    name: 'Desk season',
    code: 'desk-season',
    channel: 'ads',
    source: 'google',
    medium: 'cpc',
    began: 410,
    ended: 340,
    cost: 64_000,
    pull: 0.25,
  },
  {
    name: 'Out on the trail',
    code: 'summit-trail',
    channel: 'social',
    source: 'instagram',
    medium: 'social',
    began: 290,
    ended: 220,
    cost: 48_000,
    pull: 0.28,
  },
  {
    name: 'Tea for two',
    code: 'tea-for-two',
    channel: 'email',
    source: 'newsletter',
    medium: 'email',
    began: 170,
    ended: 150,
    cost: 6_500,
    pull: 0.35,
  },
  {
    name: 'A better chair',
    code: 'better-chair',
    channel: 'ads',
    source: 'google',
    medium: 'cpc',
    began: 96,
    ended: 40,
    cost: 72_000,
    pull: 0.3,
  },
  {
    name: 'Winter letter',
    code: 'winter-letter',
    channel: 'email',
    source: 'newsletter',
    medium: 'email',
    began: 24,
    ended: 4,
    cost: 7_500,
    pull: 0.2,
  },
  {
    name: 'Wool and weather',
    code: 'wool-weather',
    channel: 'social',
    source: 'instagram',
    medium: 'social',
    began: 12,
    ended: -18,
    cost: 39_000,
    pull: 0.25,
  },
]

const midnight = (at: Date) => new Date(Math.floor(at.getTime() / 86_400_000) * 86_400_000)

/** The rows of `campaigns`. */
export const sampleCampaigns = (now: Date) =>
  advertised.map(({ name, code, channel, began, ended, cost }, index) => ({
    id: index + 1,
    name,
    code,
    channel,
    cost,
    note: '',
    startsAt: midnight(ago(now, began)),
    endsAt: midnight(ago(now, ended)),
    // Planned some days before.
    createdAt: ago(now, began + 6.3),
    updatedAt: ago(now, began + 6.3),
  }))

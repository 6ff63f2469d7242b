import { z } from 'zod'
import { choice, id, instant, money, multilineText, requiredText, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { channels } from './visits.ts'

/** What the shop is advertised with. Visits belong to it by the code in its links. */
const fields = z.object({
  name: requiredText(120),
  /** What its links say as `utm_campaign`. */
  code: requiredText(100),
  channel: choice(channels),
  /** The day (UTC) on which it begins, and for which its cost counts. */
  startsAt: instant,
  /** Null for one without an end. */
  endsAt: instant.nullable(),
  /** All of it. */
  cost: money,
  note: multilineText(500),
})

export const CampaignDraft = fields.extend({
  channel: fields.shape.channel.default('ads'),
  endsAt: fields.shape.endsAt.default(null),
  cost: fields.shape.cost.default(0),
  note: fields.shape.note.default(''),
})

export const CampaignPatch = fields.partial()
type CampaignPatch = z.output<typeof CampaignPatch>

export const Campaign = fields.extend({
  id,
  startsAt: timestamp,
  endsAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Campaign = z.output<typeof Campaign>

export const campaignList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    code: { kind: 'text', isCode: true },
    channel: { kind: 'choice', values: channels },
    startsAt: { kind: 'date' },
    endsAt: { kind: 'date' },
    cost: { kind: 'money' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'name', 'code', 'channel', 'startsAt', 'cost', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: '-startsAt',
  search: true,
} as const satisfies ListSpec

export const campaigns = verbs({
  entity: 'campaigns',
  one: 'campaign',
  record: Campaign,
  draft: CampaignDraft,
  patch: CampaignPatch,
  list: campaignList,
  words: { one: 'a campaign', all: 'campaigns', facets: 'channel' },
})

const described = {
  name: { personal: false, edited: 'cells' },
  code: { personal: false, edited: 'cells' },
  channel: { personal: false, edited: 'bulk' },
  startsAt: { personal: false },
  endsAt: { personal: false },
  cost: { personal: false, unit: 'money', edited: 'cells' },
  note: { personal: false, as: 'long text' },
  createdAt: { personal: false },
} as const satisfies Fields<Campaign, CampaignPatch>

export const campaignKind = {
  entity: 'campaigns',
  record: Campaign,
  draft: CampaignDraft,
  patch: CampaignPatch,
  list: campaignList,
  endpoints: campaigns,
  fields: described,
  exported: ['id', 'name', 'code', 'channel', 'startsAt', 'endsAt', 'cost', 'note'],
} as const satisfies Kind<'campaigns'>

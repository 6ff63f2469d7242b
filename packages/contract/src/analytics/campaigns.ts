import { z } from 'zod'
import {
  choice,
  draftOf,
  id,
  instant,
  money,
  multilineText,
  requiredText,
  timestamp,
  versioned,
} from '../core/fields.ts'
import { kindOf } from '../core/kind-of.ts'
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

export const CampaignDraft = draftOf(fields, { channel: 'ads', endsAt: null, cost: 0, note: '' })

export const CampaignPatch = fields.partial()

export const Campaign = fields.extend({
  id,
  startsAt: timestamp,
  endsAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Campaign = z.output<typeof Campaign>

export const campaignKind = kindOf(
  'campaigns',
  {
    name: { personal: false, edited: 'cells' },
    code: { personal: false, edited: 'cells', isCode: true },
    channel: { personal: false, edited: 'bulk', values: channels },
    startsAt: { personal: false, as: 'date' },
    endsAt: { personal: false, as: 'date', sort: false },
    cost: { personal: false, unit: 'money', edited: 'cells' },
    note: { personal: false, as: 'long text' },
  },
  {
    one: 'campaign',
    record: Campaign,
    draft: CampaignDraft,
    patch: CampaignPatch,
    screenSort: '-startsAt',
    exported: ['id', 'name', 'code', 'channel', 'startsAt', 'endsAt', 'cost', 'note'],
    words: { one: 'a campaign', all: 'campaigns', facets: 'channel' },
  },
)
export const campaignList = campaignKind.list
export const campaigns = campaignKind.endpoints

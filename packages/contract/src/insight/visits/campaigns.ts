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
} from '../../kit/fields.ts'
import { kindOf } from '../../kit/kind-of.ts'
import { channels } from './visits.ts'

/** Marketing campaign. A visit belongs to it if its link contains the code. */
const fields = z.object({
  name: requiredText(120),
  /** Value of `utm_campaign` in its links. */
  code: requiredText(100),
  channel: choice(channels),
  /** First day (UTC); the cost counts on this day. */
  startsAt: instant,
  /** Last day; null for no end. */
  endsAt: instant.nullable(),
  /** Total cost. */
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

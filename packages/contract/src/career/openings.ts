import { z } from 'zod'
import { jobTitles } from '../kit/constants.ts'
import {
  choice,
  draftOf,
  id,
  instant,
  multilineText,
  requiredText,
  sentId,
  text,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { openingRisks, openingStatuses } from './career-words.ts'

/** A job opening, for one or several hires. */
const fields = z.object({
  title: choice(jobTitles),
  department: requiredText(80),
  place: text(80),
  /** Number of positions. */
  openings: z.int().min(1).max(500),
  status: choice(openingStatuses),
  openedAt: instant,
  /** Target day (UTC) for filling it. */
  targetAt: instant.nullable(),
  managerId: sentId.nullable(),
  description: multilineText(5000),
})

export const OpeningDraft = draftOf(fields, {
  place: '',
  openings: 1,
  status: 'Open',
  targetAt: null,
  managerId: null,
  description: '',
})
export type OpeningDraft = z.output<typeof OpeningDraft>

export const OpeningPatch = fields.partial()
export type OpeningPatch = z.output<typeof OpeningPatch>

export const Opening = fields.extend({
  id,
  /** Display name: title and location. */
  name: z.string(),
  openedAt: timestamp,
  targetAt: timestamp.nullable(),
  managerId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Opening = z.output<typeof Opening>

export const openingKind = kindOf(
  'openings',
  {
    name: { personal: false },
    title: { personal: false, values: jobTitles },
    department: { personal: false, edited: 'cells' },
    place: { personal: false, edited: 'cells' },
    openings: { personal: false, unit: 'pieces', edited: 'cells' },
    status: { personal: false, edited: 'bulk', values: openingStatuses },
    openedAt: { personal: false, as: 'date' },
    targetAt: { personal: false, as: 'date' },
    managerId: { personal: false, of: 'users' },
    description: { personal: false, as: 'long text' },
  },
  {
    one: 'opening',
    record: Opening,
    draft: OpeningDraft,
    patch: OpeningPatch,
    filters: { risk: { kind: 'choice', values: openingRisks } },
    order: ['name', 'title', 'department', 'place', 'openings', 'status', 'risk', 'openedAt', 'targetAt', 'managerId'],
    screenSort: '-openedAt',
    exported: ['id', 'title', 'department', 'place', 'openings', 'status', 'openedAt', 'targetAt', 'managerId'],
    words: {
      one: 'an opening',
      all: 'openings',
      facets: 'job title, status and schedule risk',
    },
  },
)
export const openingList = openingKind.list
export const openings = openingKind.endpoints

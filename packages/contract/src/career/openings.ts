import { z } from 'zod'
import { jobTitles } from '../core/constants.ts'
import { choice, id, instant, multilineText, requiredText, sentId, text, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { openingRisks, openingStatuses } from './career-words.ts'

/** A position that is to be filled, once or several times. */
const fields = z.object({
  title: choice(jobTitles),
  department: requiredText(80),
  place: text(80),
  /** How many people are looked for. */
  openings: z.int().min(1).max(500),
  status: choice(openingStatuses),
  openedAt: instant,
  /** The day (UTC) by which it is to be filled. */
  targetAt: instant.nullable(),
  managerId: sentId.nullable(),
  description: multilineText(5000),
})

export const OpeningDraft = fields.extend({
  place: fields.shape.place.default(''),
  openings: fields.shape.openings.default(1),
  status: fields.shape.status.default('Open'),
  targetAt: fields.shape.targetAt.default(null),
  managerId: fields.shape.managerId.default(null),
  description: fields.shape.description.default(''),
})
export type OpeningDraft = z.output<typeof OpeningDraft>

export const OpeningPatch = fields.partial()
export type OpeningPatch = z.output<typeof OpeningPatch>

export const Opening = fields.extend({
  id,
  /** What it is called: its title and its place. */
  name: z.string(),
  openedAt: timestamp,
  targetAt: timestamp.nullable(),
  managerId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Opening = z.output<typeof Opening>

export const openingList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    title: { kind: 'choice', values: jobTitles },
    department: { kind: 'text' },
    place: { kind: 'text' },
    openings: { kind: 'number' },
    status: { kind: 'choice', values: openingStatuses },
    risk: { kind: 'choice', values: openingRisks },
    openedAt: { kind: 'date' },
    targetAt: { kind: 'date' },
    managerId: { kind: 'number', isKey: true },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: [
    'id',
    'name',
    'title',
    'department',
    'place',
    'openings',
    'status',
    'openedAt',
    'targetAt',
    'createdAt',
    'updatedAt',
  ],
  defaultSort: 'id',
  screenSort: '-openedAt',
  search: true,
} as const satisfies ListSpec

export const openings = verbs({
  entity: 'openings',
  one: 'opening',
  record: Opening,
  draft: OpeningDraft,
  patch: OpeningPatch,
  list: openingList,
  words: {
    one: 'an opening',
    all: 'openings',
    facets: 'job title, status and how they stand against their target day',
  },
})

const described = {
  name: { personal: false },
  title: { personal: false },
  department: { personal: false, edited: 'cells' },
  place: { personal: false, edited: 'cells' },
  openings: { personal: false, unit: 'pieces', edited: 'cells' },
  status: { personal: false, edited: 'bulk' },
  openedAt: { personal: false },
  targetAt: { personal: false },
  managerId: { personal: false, of: 'users' },
  description: { personal: false, as: 'long text' },
  createdAt: { personal: false },
} as const satisfies Fields<Opening, OpeningPatch>

export const openingKind = {
  entity: 'openings',
  record: Opening,
  draft: OpeningDraft,
  patch: OpeningPatch,
  list: openingList,
  endpoints: openings,
  fields: described,
  exported: ['id', 'title', 'department', 'place', 'openings', 'status', 'openedAt', 'targetAt', 'managerId'],
} as const satisfies Kind<'openings'>

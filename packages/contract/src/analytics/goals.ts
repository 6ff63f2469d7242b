import { z } from 'zod'
import { choice, id, multilineText, requiredText, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { maxPathLength } from './collector.ts'

/** By what a visit reaches a goal: a page that is opened, or something that a page tells. */
export const goalWays = ['page', 'event'] as const

/** What visitors are to do on the shop's sites. Visits that reached it are found among those that were before it, too. */
const fields = z.object({
  name: requiredText(120),
  way: choice(goalWays),
  /** The path of the page, or the name of the event. */
  target: requiredText(maxPathLength),
  note: multilineText(500),
})

export const GoalDraft = fields.extend({
  way: fields.shape.way.default('page'),
  note: fields.shape.note.default(''),
})

export type GoalDraft = z.output<typeof GoalDraft>

export const GoalPatch = fields.partial()
type GoalPatch = z.output<typeof GoalPatch>

export const Goal = fields.extend({ id, createdAt: timestamp, updatedAt: timestamp, ...versioned.shape })
export type Goal = z.output<typeof Goal>

export const goalList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    way: { kind: 'choice', values: goalWays },
    target: { kind: 'text', isCode: true },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'name', 'way', 'target', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: 'name',
  search: true,
} as const satisfies ListSpec

export const goals = verbs({
  entity: 'goals',
  one: 'goal',
  record: Goal,
  draft: GoalDraft,
  patch: GoalPatch,
  list: goalList,
  words: { one: 'a goal', all: 'goals', facets: 'way' },
})

const described = {
  name: { personal: false, edited: 'cells' },
  way: { personal: false },
  target: { personal: false },
  note: { personal: false, as: 'long text' },
  createdAt: { personal: false },
} as const satisfies Fields<Goal, GoalPatch>

export const goalKind = {
  entity: 'goals',
  record: Goal,
  draft: GoalDraft,
  patch: GoalPatch,
  list: goalList,
  endpoints: goals,
  fields: described,
  exported: ['id', 'name', 'way', 'target', 'note'],
} as const satisfies Kind<'goals'>

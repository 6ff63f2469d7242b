import { z } from 'zod'
import { choice, draftOf, id, multilineText, requiredText, timestamp, versioned } from '../core/fields.ts'
import { kindOf } from '../core/kind-of.ts'
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

export const GoalDraft = draftOf(fields, { way: 'page', note: '' })

export type GoalDraft = z.output<typeof GoalDraft>

export const GoalPatch = fields.partial()

export const Goal = fields.extend({ id, createdAt: timestamp, updatedAt: timestamp, ...versioned.shape })
export type Goal = z.output<typeof Goal>

export const goalKind = kindOf(
  'goals',
  {
    name: { personal: false, edited: 'cells' },
    way: { personal: false, values: goalWays },
    target: { personal: false, isCode: true },
    note: { personal: false, as: 'long text' },
  },
  {
    one: 'goal',
    record: Goal,
    draft: GoalDraft,
    patch: GoalPatch,
    screenSort: 'name',
    exported: ['id', 'name', 'way', 'target', 'note'],
    words: { one: 'a goal', all: 'goals', facets: 'way' },
  },
)
export const goalList = goalKind.list
export const goals = goalKind.endpoints

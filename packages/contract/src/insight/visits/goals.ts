import { z } from 'zod'
import { choice, draftOf, id, multilineText, requiredText, timestamp, versioned } from '../../kit/fields.ts'
import { kindOf } from '../../kit/kind-of.ts'
import { maxPathLength } from './collector.ts'

/** Condition of a goal: a page view, or an event sent by a page. */
export const goalConditions = ['page', 'event'] as const

/** Conversion goal on the shop's sites. It also applies to visits from before its creation. */
const fields = z.object({
  name: requiredText(120),
  way: choice(goalConditions),
  /** Path of the page, or name of the event. */
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
    way: { personal: false, values: goalConditions },
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

import { goalKind } from '@quarterdeck/contract/analytics/goals'
import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { findBy } from '../lists/found.ts'
import { ordinary } from '../ordinary/index.ts'
import type { Column } from '../sql/select.ts'
import { pathOf } from './rules.ts'
import { sampleGoals } from './sample-goals.ts'

const isEvent = /^[a-z][a-z0-9-]{0,39}$/

export const goals = ordinary(goalKind, {
  title: 'name',
  sample: sampleGoals,
  personal: {},
  searched: sql`folded("name" || ' ' || "target")`,
  check: async (_, __, after) => {
    if (!after) return
    const isKnown = after.way === 'page' ? after.target === pathOf(after.target) : isEvent.test(after.target)
    if (!isKnown || (after.way === 'page' && !after.target.startsWith('/')))
      throw fieldProblem('target', {
        code: 'invalid',
        message: 'A page is a path as /thanks, without what follows a ?; an event is a name in small letters',
      })
  },
})

/** How goals are found by the search over everything. */
export const findGoals = findBy({
  ...goals,
  shown: ({ id, name }) => ({ id, title: name }),
  texts: ({ name, target }) => ({ texts: [name], besides: [target] }),
})

/** What happened by which a goal is reached, one kind of way at a time, so that each has its index. */
const reached = (hits: RawBuilder<unknown>, goal: RawBuilder<unknown>) => sql`
  select g."id", h."visitId" from "goals" as g join "hits" as h on h."path" = g."target" and h."name" = 'view'
    where g."way" = 'page' and g."deletedAt" is null and ${goal} and ${hits}
  union all
  select g."id", h."visitId" from "goals" as g join "hits" as h on h."name" = g."target"
    where g."way" = 'event' and g."deletedAt" is null and ${goal} and ${hits}`

const ofThis = sql`h."visitId" = "visits"."id"`

/** Which goal was reached in a visit; a visit has as many as were. */
export const goalColumn: Column = {
  kind: 'integer',
  sql: sql`(select min("id") from (${reached(ofThis, sql`true`)}) as "reached")`,
  having: (goalIds) => sql<SqlBool>`exists (${reached(ofThis, sql`g."id" in (${sql.join(goalIds)})`)})`,
}

/** The visits in which each goal was reached, by what happened between two moments. */
export const goalsReached = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> =>
  // No visit lasts longer than its day.
  sql`select distinct "id", "visitId" from (${reached(sql`h."at" >= ${from} and h."at" < ${to} + interval '1 day'`, sql`true`)}) as "hits"`

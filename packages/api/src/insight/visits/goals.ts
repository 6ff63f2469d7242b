import { goalKind } from '@quarterdeck/contract/insight/visits/goals'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type SqlBool, sql } from 'kysely'
import { findBy } from '../../kit/lists/find.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { ordinary } from '../../kit/ordinary/index.ts'
import { tableCheck } from '../../kit/records/check.ts'
import type { Column } from '../../kit/sql/select.ts'
import { pathOf } from './rules.ts'
import { sampleGoals } from './sample-goals.ts'

const isEvent = /^[a-z][a-z0-9-]{0,39}$/

const reachedVisits = tableCheck({
  name: 'Goals that visits reached',
  wrong: sql`
    select format('visit %s, goal %s: kept %s, found %s', "visitId", "goalId", kept."startedAt", truth."startedAt") as wrong
    from "reachedGoals" as kept full join "reachedTruth" as truth using ("visitId", "goalId")
    where kept."startedAt" is distinct from truth."startedAt" order by "visitId", "goalId"`,
  table: 'reachedGoals',
  locks: ['goals', 'hits', 'visits'],
  anew: sql`("goalId", "visitId", "startedAt") select "goalId", "visitId", "startedAt" from "reachedTruth"`,
})

export const goals = ordinary(goalKind, {
  title: 'name',
  sample: sampleGoals,
  personal: {},
  searched: sql`folded("name" || ' ' || "target")`,
  checks: [reachedVisits],
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

/** Finds goals for the global search. */
export const findGoals = findBy({
  ...goals,
  shown: ({ id, name }) => ({ id, title: name }),
  texts: ({ name, target }) => ({ texts: [name], besides: [target] }),
})

/** Goal id that counts visits with any goal. */
export const anyGoal = 0

/** Filter column for the goals of a visit, of which it can have several. */
export const goalColumn: Column = {
  kind: 'integer',
  sql: sql`(select min(r."goalId") from "reachedGoals" as r where r."visitId" = "visits"."id" and r."goalId" <> ${sql.lit(anyGoal)})`,
  having: (goalIds) => sql<SqlBool>`exists (
    select from "reachedGoals" as r where r."visitId" = "visits"."id" and r."goalId" in (${sql.join(goalIds)})
      and r."goalId" <> ${sql.lit(anyGoal)})`,
}

/** Goals reached by visits, written by the database: `reach` of migration `0830-8-insight`. */
export const reached: Listed = {
  table: 'reachedGoals',
  key: 'visitId',
  columns: {},
  binned: false,
  tallies: [{ field: 'goal', value: 'goalId', date: 'startedAt' }],
}

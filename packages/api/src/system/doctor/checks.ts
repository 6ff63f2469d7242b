import { sql } from 'kysely'
import { collections } from '../../kinds.ts'
import { checkCursors } from '../../kit/changes/index.ts'
import { recountOf } from '../../kit/lists/tallies.ts'
import { workCheck } from '../../kit/queue/index.ts'
import { type Check, tableCheck } from '../../kit/records/check.ts'
import type { Stored } from '../../kit/records/collection.ts'
import { talliedLists } from '../../prepare.ts'
import { subscribers } from '../../subscribers.ts'
import { jobCheck } from '../jobs/index.ts'

/** SQL: the counts recomputed from the records. */
const truth = sql`(${sql.join(talliedLists.filter(({ isPart }) => !isPart).map(recountOf), sql` union all `)})`

const tallies = tableCheck({
  name: 'Counts and sums by day',
  wrong: sql`
    select format('%s, %s %s, %s: kept %s worth %s, counted %s worth %s', "entity", "field", "value",
      case when "day" = '-infinity' then 'all days' else "day"::text end,
      coalesce(kept.count, 0), coalesce(kept.amount, 0), coalesce(truth."count", 0), coalesce(truth."amount", 0)) as wrong
    from (
      select "entity", "field", "day", "value", sum("count") as count, sum("amount") as amount from "tallies" group by "entity", "field", "day", "value"
    ) as kept
    full join ${truth} as truth using ("entity", "field", "day", "value")
    where coalesce(kept.count, 0) <> coalesce(truth."count", 0) or coalesce(kept.amount, 0) <> coalesce(truth."amount", 0)
    order by "entity", "field", "day", "value"`,
  table: 'tallies',
  locks: talliedLists.map(({ table }) => table),
  anew: sql`("entity", "field", "day", "value", "lane", "count", "amount")
    select "entity", "field", "day", "value", -1, "count", "amount" from ${truth} as truth`,
})

/** All stored figures that can be checked against records. */
export const checks: readonly Check[] = [
  tallies,
  workCheck,
  jobCheck,
  checkCursors(subscribers),
  ...Object.values<Stored>(collections).flatMap(({ checks = [] }) => checks),
]

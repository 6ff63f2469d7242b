import { periodicWorkKinds } from '@quarterdeck/contract/system/work'
import { sql } from 'kysely'
import type { Check } from '../records/check.ts'

/** Maximum length of a lease. */
const longestLease = sql`interval '10 minutes'`

/**
 * Finds leases that no server could have taken, abandoned work, and periodic work without a row. The last two are normal in a
 * database without a running server.
 */
export const workCheck: Check = {
  name: 'Work that is due',
  wrong: sql`
    with served as (select max("updatedAt") > now() - ${longestLease} as "is" from "work")
    select format('%s %s: leased until %s', "kind", "key", coalesce("lease"::text, 'nobody knows')) as wrong
    from "work" where "state" = 'running' and ("lease" is null or "lease" > "updatedAt" + ${longestLease}
      or ("lease" < now() - ${longestLease} and (select "is" from served)))
    union all
    select format('%s: has no row', k) from unnest(${sql.val([...periodicWorkKinds])}::text[]) as k
    where (select "is" from served) and not exists (select from "work" where "kind" = k and "key" = '')`,
  mend: async (tx) => {
    await sql`update "work" set "lease" = null where "state" = 'running' and "lease" > "updatedAt" + ${longestLease}`.execute(
      tx,
    )
  },
}

import { sql } from 'kysely'
import type { Subscriber } from '../context.ts'
import type { Tx } from '../ports.ts'
import { beginCursors, durableAmong, resetFutureCursors, unseen } from './durable.ts'

/** Maximum lag of a subscriber. A longer one means that it fails again and again, or that no server runs it. */
const longestLag = sql.raw(`interval '15 minutes'`)

/** Checks that each durable subscriber has a cursor, that it is not ahead of the database, and that it keeps up with the journal. */
export const checkCursors = (subscribers: readonly Subscriber[]) => {
  const durable = durableAmong(subscribers)
  const names = durable.map(({ name }) => name)
  const rows = durable.map(({ name, kinds }) => ({ name, kinds }))
  const known = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k("name" text, "kinds" text[])`
  return {
    name: 'Subscribers to changes',
    wrong: sql<{ wrong: string }>`
      select format('%s: %s', k."name", case
        when s."name" is null then 'has no cursor'
        when pg_snapshot_xmax(s."seen") > pg_snapshot_xmax(pg_current_snapshot()) then 'is ahead of the database'
        else format('is behind, tried %s times: %s', s."tries", coalesce(s."error", 'no error')) end) as wrong
      from ${known} left join "subscribers" s on s."name" = k."name"
      where s."name" is null or pg_snapshot_xmax(s."seen") > pg_snapshot_xmax(pg_current_snapshot())
        or exists (select from "changes" where ${unseen(sql`s."seen"`)} and "changes"."entity" = any(k."kinds")
          and "changes"."at" < now() - ${longestLag}
          and not (s."until" is not null and "changes"."id" <= s."after" and pg_visible_in_snapshot("changes"."xact", s."until")))
      order by k."name"`,
    mend: async (tx: Tx) => {
      if (names.length === 0) return
      await beginCursors(tx, durable, new Date())
      await resetFutureCursors(tx, names, new Date())
    },
  }
}

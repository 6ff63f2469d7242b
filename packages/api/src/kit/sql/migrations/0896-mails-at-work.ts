import { type Kysely, sql } from 'kysely'

/** Hands the decision when a mail goes out to the work queue; one that is being handed over keeps its lease. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into "work" ("kind", "key", "state", "dueAt", "attempts", "lease", "updatedAt")
    select 'mail', "id"::text, case "state" when 'sending' then 'running' else 'waiting' end, "nextAt", "tries",
      case "state" when 'sending' then "nextAt" end, least("createdAt", now())
    from "outbox" where "state" in ('waiting', 'sending')`.execute(db)
  await sql`alter table "outbox" drop column "nextAt"`.execute(db)
}

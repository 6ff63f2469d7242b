import { type Kysely, sql } from 'kysely'

/** Moves the schedule of mails to the work queue; mails being sent keep their lease. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into "work" ("kind", "key", "state", "dueAt", "attempts", "lease", "updatedAt")
    select 'mail', "id"::text, case "state" when 'sending' then 'running' else 'waiting' end, "nextAt", "tries",
      case "state" when 'sending' then "nextAt" end, least("createdAt", now())
    from "outbox" where "state" in ('waiting', 'sending')`.execute(db)
  await sql`alter table "outbox" drop column "nextAt"`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Tickets are found by when they were first replied to, as the figures of support lead to them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create index "tickets_replied" on "tickets" ((coalesce("firstRepliedAt", '-infinity'::timestamptz)), "id")
        where "deletedAt" is null`,
    )
    .execute(db)
}

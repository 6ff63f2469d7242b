import { type Kysely, sql } from 'kysely'

/**
 * What the feed of changes asks the journal: which entries became visible since it last looked. Their ids do not tell, since they are
 * taken before the commit: a smaller one may appear later than a larger one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Without a default at first: entries of before need none, and a default would write the whole table anew.
  await sql`alter table "changes" add column "xact" xid8, add column "horizon" xid8`.execute(db)
  await sql`alter table "changes"
    alter column "xact" set default pg_current_xact_id(),
    alter column "horizon" set default pg_snapshot_xmin(pg_current_snapshot())`.execute(db)
  await sql`create index "changes_xact" on "changes" ("xact")`.execute(db)

  await sql`create function "tellSessions"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions', '');
      return null;
    end $$`.execute(db)
  await sql`create trigger "sessions_ended" after delete on "sessions" for each statement execute function "tellSessions"()`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'

/** The decimal signs that the columns of a file have, and those that its fields are read by. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table "imports"
      add column "signs" jsonb not null default '[]',
      add column "decimals" jsonb not null default '{}'`.execute(db)
}

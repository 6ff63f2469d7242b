import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import { clearData } from './clear.ts'
import { seedSample } from './seed.ts'

/** The dates of the sample data are told from now on: an older copy is made anew. */
const freshMs = 5 * 60_000

const copies = new WeakMap<Db, Date>()

/** Fills an empty database with the sample data. Marked first: what a crash leaves must not pass for a real installation. */
export const fillWithSample = async (db: Db, now: Date): Promise<void> => {
  await db
    .insertInto('installation')
    .values({ key: 'sample', value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await seedSample(db, { now })
}

/** Copies all tables into a schema of its own, with a function that brings them back. */
const keepCopy = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%' order by 1`.execute(
    db,
  )
  const names = rows.map(({ name }) => name)
  const each = (statement: (name: string) => string) => sql.raw(names.map(statement).join(';\n'))
  await sql`do $do$ begin
    drop schema if exists sample cascade;
    create schema sample;
    create table sample.sequences as
      select format('%I.%I', schemaname, sequencename) as "name", coalesce(last_value, 1) as "value",
        last_value is not null as "isCalled"
      from pg_sequences where schemaname = 'public';
    ${each((name) => `create table sample.${name} as table public.${name}`)};
    create function sample.restore() returns void language plpgsql
      -- Without triggers: what they keep is copied as well.
      set session_replication_role = replica
      as $body$ begin
        -- Whoever works on a job locks it before anything else, and is let come to the end.
        lock table public.jobs in access exclusive mode;
        lock table ${sql.raw(names.map((name) => `public.${name}`).join(', '))} in access exclusive mode;
        ${each((name) => `delete from public.${name}; insert into public.${name} select * from sample.${name}`)};
        perform setval("name", "value", "isCalled") from sample.sequences;
      end $body$;
  end $do$`.execute(db)
}

/**
 * Fills a database with nothing but the sample data. Again soon after, it is brought back from a copy: truncating
 * makes new files for all tables and indexes, which takes longer than most tests.
 */
export const resetToSample = async (db: Db, now: Date): Promise<void> => {
  const copied = copies.get(db)
  if (copied && now.getTime() - copied.getTime() < freshMs) {
    await sql`select sample.restore()`.execute(db)
    return
  }
  await clearData(db)
  await fillWithSample(db, now)
  await keepCopy(db)
  copies.set(db, now)
}

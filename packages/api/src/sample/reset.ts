import { sql } from 'kysely'
import { compactShards } from '../lists/compact.ts'
import type { Db } from '../ports.ts'
import { isCollision } from '../sql/xact.ts'
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

interface Copied {
  readonly name: string
  readonly columns: string
  /** Whether a row `t` of the table is the row `s` of the copy, by the primary key; `false` where there is none. */
  readonly isSame: string
}

/** A table of which so many transactions have brought back rows is brought back as a whole: the list of them stays short. */
const maxWriters = 20

/**
 * Copies all tables into a schema of its own, with a function that brings back what was changed since: rows that were
 * written by another transaction than those that brought rows back, and rows that are missing. Triggers and foreign keys
 * are silent meanwhile, since what triggers keep is copied as well; whoever calls it needs the right to set
 * `session_replication_role`.
 */
const keepCopy = async (db: Db): Promise<void> => {
  const { rows } = await sql<Copied>`
    select quote_ident(relname) as "name",
      coalesce((select string_agg(format('t.%1$I = s.%1$I', attname), ' and ')
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = c.oid and indisprimary), 'false') as "isSame",
      -- What is generated cannot be written.
      (select string_agg(quote_ident(attname), ',' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as "columns"
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
    order by 1`.execute(db)
  const each = (write: (row: Copied) => string, between: string) => sql.raw(rows.map(write).join(between))
  const isChanged = (name: string) =>
    `(select count(*) <> m."count" or count(*) filter (where t.xmin = any(m."writers")) <> m."count" from public.${name} as t)`
  await sql`do $do$ begin
    drop schema if exists sample cascade;
    create schema sample;
    create table sample.sequences as
      select format('%I.%I', schemaname, sequencename)::regclass as "name", last_value as "value"
      from pg_sequences where schemaname = 'public';
    ${each(({ name }) => `create table sample.${name} as table public.${name}`, ';')};
    create table sample.state ("name" text, "columns" text, "isSame" text, "count" bigint, "writers" xid[]);
    insert into sample.state ${each(
      ({ name, columns, isSame }) =>
        `select '${name}', '${columns}', '${isSame}', count(*), '{}'::xid[] from sample.${name}`,
      ' union all ',
    )};
    create view sample.changed as ${each(
      ({ name }) => `select m.* from sample.state as m where m."name" = '${name}' and ${isChanged(name)}`,
      ' union all ',
    )};
    create function sample.restore() returns void language plpgsql as $body$
    declare
      one record;
    begin
      set local session_replication_role = replica;
      -- Whoever works on a job locks it before anything else, and is let come to the end.
      lock table public.jobs in exclusive mode;
      lock table ${each(({ name }) => `public.${name}`, ', ')} in exclusive mode;
      for one in select * from sample.changed loop
        if one."isSame" = 'false' or cardinality(one."writers") >= ${sql.raw(String(maxWriters))} then
          one."writers" := '{}';
        end if;
        execute format('delete from public.%s where xmin <> all($1)', one."name") using one."writers";
        execute format(
          'insert into public.%1$s (%2$s) select %2$s from sample.%1$s as s where not exists (select from public.%1$s as t where %3$s)',
          one."name", one."columns", one."isSame");
        update sample.state set "writers" = one."writers" || pg_current_xact_id()::xid where "name" = one."name";
      end loop;
      perform setval("name", coalesce("value", 1), "value" is not null) from sample.sequences
        where pg_sequence_last_value("name") is distinct from "value";
      set local session_replication_role = origin;
    end $body$;
  end $do$`.execute(db)
}

const bringBack = async (db: Db, now: Date): Promise<void> => {
  const copied = copies.get(db)
  if (copied && now.getTime() - copied.getTime() < freshMs) {
    await sql`select sample.restore()`.execute(db)
    return
  }
  await clearData(db)
  await fillWithSample(db, now)
  // Else it would be due again after each time that they are brought back.
  await db.transaction().execute(compactShards)
  await keepCopy(db)
  copies.set(db, now)
}

/** Background work that goes on meanwhile locks some of the tables, in an order of its own: so it may have to be tried again. */
const maxTries = 5

/**
 * Fills a database with nothing but the sample data. Again soon after, it is brought back from a copy: truncating
 * makes new files for all tables and indexes, which takes longer than most tests.
 */
export const resetToSample = async (db: Db, now: Date): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await bringBack(db, now)
    } catch (error) {
      if (!isCollision(error) || tries === maxTries) throw error
    }
  }
}

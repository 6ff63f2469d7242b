import { sql } from 'kysely'
import { compactShards } from '../kit/lists/compact.ts'
import type { Db } from '../kit/ports.ts'
import { isCollision } from '../kit/sql/xact.ts'
import { clearData } from './clear.ts'
import { seedSample } from './seed.ts'

/** Dates of the sample are relative to now: an older copy is made again. */
const freshMs = 5 * 60_000

/** Creation time of the sample data of each database; undefined without a copy. */
const copies = new WeakMap<Db, Date | undefined>()

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
  /** SQL: row `t` of the table is row `s` of the copy, by primary key; `false` if there is none. */
  readonly isSame: string
}

/** Number of writing transactions from which a table is restored as a whole, to keep the list short. */
const maxWriters = 20

/**
 * Copies all tables into a separate schema, with triggers that record writes, and a function that restores what was
 * changed since: rows written by another transaction than the one that restored them, and missing rows. Comparing all
 * tables would take longer than most tests, because PostgreSQL plans again after each change of
 * `session_replication_role`. Triggers and foreign keys are disabled meanwhile, since their effects are copied too; the
 * caller needs the right to set that role.
 */
const keepCopy = async (db: Db, now: Date): Promise<void> => {
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
  const { rows: written } = await sql<Pick<Copied, 'name'>>`
    select quote_ident(relname) as "name" from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`.execute(db)
  const each = (write: (row: Copied) => string, between: string) => sql.raw(rows.map(write).join(between))
  await sql`do $do$ begin
    drop schema if exists sample cascade;
    create schema sample;
    comment on schema sample is '${sql.raw(now.toISOString())}';
    create table sample.sequences as
      select format('%I.%I', schemaname, sequencename)::regclass as "name", last_value as "value"
      from pg_sequences where schemaname = 'public';
    ${each(({ name }) => `create table sample.${name} as table public.${name}`, ';')};
    create table sample.state ("table" regclass, "name" text, "columns" text, "isSame" text, "writers" xid[]);
    insert into sample.state ${each(
      ({ name, columns, isSame }) =>
        `select 'public.${name}'::regclass, '${name}', '${columns}', '${isSame}', '{}'::xid[]`,
      ' union all ',
    )};
    create table sample.written ("table" oid);
    create function sample.note_written() returns trigger language plpgsql as $body$ begin
      insert into sample.written values (tg_relid);
      return null;
    end $body$;
    ${sql.raw(written.map(({ name }) => `create trigger note_written after insert or update or delete or truncate on public.${name} execute function sample.note_written()`).join(';'))};
    -- Whoever writes into a partitioned table writes into its parts.
    create view sample.changed as select * from sample.state where "table" in (
      select "table" from sample.written
      union all select inhrelid from pg_inherits where inhparent in (select "table" from sample.written));
    -- To hash what is compared takes a fraction of what it takes to sort it or to look up each row.
    create function sample.restore() returns void language plpgsql
      set enable_mergejoin = off set enable_nestloop = off as $body$
    declare
      one record;
    begin
      set local session_replication_role = replica;
      -- Background work locks its row in the queue before anything else, then its job, and is let come to its end.
      lock table public.work, public.jobs in exclusive mode;
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
      delete from sample.written;
      perform setval("name", coalesce("value", 1), "value" is not null) from sample.sequences
        where pg_sequence_last_value("name") is distinct from "value";
      set local session_replication_role = origin;
    end $body$;
  end $do$`.execute(db)
}

/** Returns the time of the copy in a database cloned from another one. */
const findCopy = async (db: Db): Promise<Date | undefined> => {
  const { rows } = await sql<{ madeAt: Date | null }>`
    select obj_description(to_regnamespace('sample'), 'pg_namespace')::timestamptz as "madeAt"`.execute(db)
  return rows[0]?.madeAt ?? undefined
}

const bringBack = async (db: Db, now: Date): Promise<void> => {
  if (!copies.has(db)) copies.set(db, await findCopy(db))
  const copied = copies.get(db)
  if (copied && now.getTime() - copied.getTime() < freshMs) {
    await sql`select sample.restore()`.execute(db)
    return
  }
  await clearData(db)
  await fillWithSample(db, now)
  // Otherwise compacting would be due after each reset.
  await db.transaction().execute(compactShards)
  await keepCopy(db, now)
  copies.set(db, now)
}

/** Maximum attempts; concurrent background work locks tables in another order and can cause deadlocks. */
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

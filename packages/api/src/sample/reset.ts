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

/**
 * Copies all tables into a schema of its own, with a function that brings them back. All rows go in one statement and
 * all come in one, at whose ends they refer to each other; what triggers keep is copied as well. Most tables are empty,
 * and are left alone.
 */
const keepCopy = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string; columns: string; isWatched: boolean }>`
    select quote_ident(relname) as "name",
      -- What is generated cannot be written.
      (select string_agg(quote_ident(attname), ',' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as "columns",
      exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal) as "isWatched"
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
    order by 1`.execute(db)
  const names = rows.map(({ name }) => name)
  const watched = rows.filter(({ isWatched }) => isWatched).map(({ name }) => name)
  const each = (some: readonly string[], write: (name: string) => string, between = ';') =>
    sql.raw(some.map(write).join(between))
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]))
  const filled = (schema: string) =>
    each(
      names,
      (name) =>
        `select '${name}' as "name", '${columnsOf.get(name)}' as "columns" where exists (select from ${schema}.${name})`,
      ' union all ',
    )
  await sql`do $do$ begin
    drop schema if exists sample cascade;
    create schema sample;
    create table sample.sequences as
      select format('%I.%I', schemaname, sequencename) as "name", coalesce(last_value, 1) as "value",
        last_value is not null as "isCalled"
      from pg_sequences where schemaname = 'public';
    ${each(names, (name) => `create table sample.${name} as table public.${name}`)};
    create table sample.filled as ${filled('sample')};
    create view sample.to_clear as ${filled('public')};
    create table sample.nothing ();
    create function sample.at_once(change text, names text[], lists text[]) returns void language plpgsql as $body$ begin
      execute 'with '
        || (select string_agg(format('part%s as (', number) || replace(replace(change, '?', name), '*', list) || ')', ', ')
            from unnest(names, lists) with ordinality as one (name, list, number))
        || ' insert into sample.nothing select where false';
    end $body$;
    create function sample.restore() returns void language plpgsql as $body$
    declare
      may_silence boolean := has_parameter_privilege('session_replication_role', 'set');
    begin
      -- Whoever works on a job locks it before anything else, and is let come to the end.
      lock table public.jobs in access exclusive mode;
      lock table ${each(names, (name) => `public.${name}`, ', ')} in access exclusive mode;
      if may_silence then set local session_replication_role = replica;
      else ${each(watched, (name) => `alter table public.${name} disable trigger user`)}; end if;
      perform sample.at_once('delete from public.?', array_agg("name"), array_agg("columns")) from sample.to_clear;
      perform sample.at_once('insert into public.? (*) select * from sample.?', array_agg("name"), array_agg("columns"))
        from sample.filled;
      if may_silence then set local session_replication_role = origin;
      else ${each(watched, (name) => `alter table public.${name} enable trigger user`)}; end if;
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

import type pg from 'pg'
import { quoted, type Table } from './tables.ts'

/** A constraint or an index, and the statements that take it away and bring it back. */
interface Laid {
  readonly drop: string
  readonly make: string
}

const laidBy = `
  with "own" as (
    select oid from pg_class where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = current_schema())
  ), "constraints" as (
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as "make",
      case contype when 'f' then 3 else 1 end as "turn", conrelid::regclass::text || conname as "name"
    from pg_constraint c where contype in ('f', 'p', 'u', 'x') and conrelid in (select oid from "own")
  ), "indexes" as (
    select format('drop index %s', indexrelid::regclass) as "drop", pg_get_indexdef(indexrelid) as "make", 2 as "turn",
      indexrelid::regclass::text as "name"
    from pg_index i where indrelid in (select oid from "own")
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  )
  select "drop", "make" from (select * from "constraints" union all select * from "indexes") as "all" order by "turn", "name"`

/** Error code of a constraint that other objects depend on, such as a view that groups by a primary key. */
const isNeeded = '2BP01'

const takeAway = async (client: pg.ClientBase, { drop }: Laid): Promise<boolean> => {
  await client.query('savepoint "laid"')
  try {
    await client.query(drop)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === isNeeded)) throw error
    await client.query('rollback to savepoint "laid"')
    return false
  } finally {
    await client.query('release savepoint "laid"')
  }
}

/**
 * Empties tables and lets rows be put into them in bulk: without triggers, and with indexes and constraints made afterwards, which
 * takes a part of the time.
 * @returns what brings them back, and calls `onStep` after each
 */
export const prepareBulk = async (client: pg.ClientBase, tables: readonly Table[]) => {
  const names = tables.map(({ name }) => quoted(name))
  await client.query(`truncate ${names.join(', ')} cascade`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const { rows } = await client.query<Laid>(laidBy)
  const gone: Laid[] = []
  for (const laid of rows.toReversed()) if (await takeAway(client, laid)) gone.unshift(laid)
  return async (onStep: (done: number, of: number) => void): Promise<void> => {
    await client.query(`set local maintenance_work_mem = '256MB'`)
    for (const [at, { make }] of gone.entries()) {
      await client.query(make)
      onStep(at + 1, gone.length)
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  }
}

const own = `(select oid from pg_namespace where nspname = current_schema())`
const isOwn = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype in ('e', 'i'))`

/** Tables first, then their types and functions; those of extensions stay. */
const objects = [
  `select format('drop view if exists %s cascade', o.oid::regclass) as "drop" from pg_class o
   where relkind = 'v' and relnamespace = ${own} and ${isOwn('pg_class')}`,
  `select format('drop table if exists %s cascade', o.oid::regclass) as "drop" from pg_class o
   where relkind in ('r', 'p') and relnamespace = ${own} and ${isOwn('pg_class')}`,
  `select format('drop sequence if exists %s cascade', o.oid::regclass) as "drop" from pg_class o
   where relkind = 'S' and relnamespace = ${own} and ${isOwn('pg_class')}`,
  `select format('drop routine if exists %s cascade', o.oid::regprocedure) as "drop" from pg_proc o
   where pronamespace = ${own} and ${isOwn('pg_proc')}`,
  `select format('drop type if exists %s cascade', o.oid::regtype) as "drop" from pg_type o
   where typtype in ('d', 'e', 'c') and typrelid = 0 and typnamespace = ${own} and ${isOwn('pg_type')}`,
  `select format('drop collation if exists %I cascade', o.collname) as "drop" from pg_collation o
   where collnamespace = ${own} and ${isOwn('pg_collation')}`,
]

/** Drops all objects of a former version of the product. */
export const dropAll = async (client: pg.ClientBase): Promise<void> => {
  for (const select of objects)
    for (const { drop } of (await client.query<Pick<Laid, 'drop'>>(select)).rows) await client.query(drop)
}

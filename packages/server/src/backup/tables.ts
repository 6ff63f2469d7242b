import type pg from 'pg'

/** Rows that mean nothing in another database, or that are not to come back: whoever was signed out stays so. */
const leftOut = ['sessions', 'verifications', 'answers', 'leases', 'tries']

/** A column whose values are transaction ids (`xid8`), or snapshots of them (`pg_snapshot`), means nothing in another database. */
export interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

export interface Table {
  readonly name: string
  /** Without those that are generated. */
  readonly columns: readonly Column[]
  /** Rows by the statistics; 0 where there are none. */
  readonly estimate: number
}

/** Returns the tables of the product whose rows are backed up. */
export const tablesOf = async (client: pg.ClientBase): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname::text as "name", greatest(c.reltuples, 0)::float8 as "estimate",
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'nullable', not a.attnotnull)
         order by a.attnum) as "columns"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
       and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not like 'kysely\\_%' and c.relname <> all($1)
     group by c.oid order by c.relname`,
    [leftOut],
  )
  return rows
}

/** Returns where the sequences of the product stand, without those that nothing was taken from. */
export const sequencesOf = async (client: pg.ClientBase): Promise<{ name: string; value: string }[]> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as "name", last_value::text as "value" from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  )
  return rows
}

/** Has values written the same way by every PostgreSQL, and read so. */
export const settleFormats = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set timezone = 'UTC'; set extra_float_digits = 3; set bytea_output = 'hex'; set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`)
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns the columns of a kind of transaction ids, by their tables. */
export const columnsOfType = (tables: readonly Table[], type: string): readonly (readonly [string, Column])[] =>
  tables.flatMap(({ name, columns }) =>
    columns.filter((column) => column.type === type).map((column) => [name, column] as const),
  )

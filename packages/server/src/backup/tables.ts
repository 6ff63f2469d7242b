import type pg from 'pg'

/** Tables left out: their rows are meaningless in another database, or must not return, such as ended sessions. */
const leftOut = ['sessions', 'verifications', 'answers', 'leases', 'tries']

/** A column of transaction ids (`xid8`), or of snapshots (`pg_snapshot`), is meaningless in another database. */
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

/** Returns the positions of all used sequences. */
export const sequencesOf = async (client: pg.ClientBase): Promise<{ name: string; value: string }[]> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as "name", last_value::text as "value" from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  )
  return rows
}

/** Sets formats in which every PostgreSQL writes and reads values the same way. */
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

import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '../ports.ts'
import { migrations, performedIn } from './migrate.ts'

/** A statement of a migration, and its effect on others until the migration is committed. */
export interface PlannedStatement {
  readonly text: string
  /** Table that it is about; undefined if it makes a new one or is about none. */
  readonly table: string | undefined
  /** `all` keeps others from reading and writing the table; `writes` from writing it; `rows` from writing the rows it changes. */
  readonly locks: 'all' | 'writes' | 'rows' | 'nothing'
  /** Rows of the table by the statistics of the database. */
  readonly rows: number
}

/** A migration that the database hasn't gone through. */
export interface PlannedMigration {
  readonly name: string
  readonly statements: readonly PlannedStatement[]
}

/** Returns the statements of a migration without performing any; those that depend on rows are missing. */
const statementsOf = async (up: Migration['up']): Promise<readonly string[]> => {
  const texts: string[] = []
  const connection = {
    executeQuery: async (query: { readonly sql: string }) => {
      texts.push(query.sql)
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('Migrations read nothing as a stream')
    },
  }
  const nothing = async () => undefined
  const recording = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await up(recording)
  // Several may be sent as one.
  return texts
    .flatMap((text) => (/\$\w*\$/.test(text) ? [text] : text.split(/;\s*(?:\n|$)/)))
    .filter((text) => text.trim())
}

const lockedBy: readonly (readonly [RegExp, PlannedStatement['locks']])[] = [
  [/^create\s+(?:unique\s+)?index\s+(?!concurrently).*?\son\s+(?:only\s+)?"?(\w+)"?/is, 'writes'],
  [/^create\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s.*?\son\s+"?(\w+)"?/is, 'writes'],
  [/^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)"?/i, 'all'],
  [/^(?:drop|truncate)\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?/i, 'all'],
  [/^update\s+(?:only\s+)?"?(\w+)"?/i, 'rows'],
  [/^delete\s+from\s+"?(\w+)"?/i, 'rows'],
  [/^insert\s+into\s+"?(\w+)"?/i, 'rows'],
]

/** Returns which table a statement locks, and how. */
export const lockOf = (text: string): Pick<PlannedStatement, 'table' | 'locks'> => {
  for (const [pattern, locks] of lockedBy) {
    const [, table] = pattern.exec(text.trim()) ?? []
    if (table) return { table, locks }
  }
  return { table: undefined, locks: 'nothing' }
}

const rowsByTable = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname::text as "name", greatest(reltuples, 0)::float8 as "rows" from pg_class
    where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = current_schema())`.execute(db)
  return new Map(rows.map((row) => [row.name, row.rows]))
}

/** Returns what `migrate` would do to the schema. Nothing is changed. */
export const planMigrations = async (db: Db): Promise<readonly PlannedMigration[]> => {
  const [performed, sizes] = [await performedIn(db), await rowsByTable(db)]
  const planned: PlannedMigration[] = []
  for (const [name, { up }] of Object.entries<Migration>(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (performed.has(name)) continue
    const statements = (await statementsOf(up)).map((text) => {
      const lock = lockOf(text)
      const rows = sizes.get(lock.table ?? '')
      // A table that isn't there yet is in nobody's way.
      return rows === undefined
        ? { text, table: undefined, locks: 'nothing' as const, rows: 0 }
        : { text, ...lock, rows }
    })
    planned.push({ name, statements })
  }
  return planned
}

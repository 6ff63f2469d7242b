import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../ports.ts'

/** One kind of stored figure, and how it is held against the records that it is about. */
export interface Check {
  /** What is kept, as the beginning of a sentence. */
  readonly name: string
  /** What is wrong, as rows of one column `wrong`: a line each. */
  readonly wrong: RawBuilder<{ wrong: string }>
  /** Puts it right. Undefined where a person must decide. */
  readonly mend?: (tx: Tx) => Promise<void>
}

/** A figure that is kept with each record of a table. */
interface Kept {
  readonly name: string
  readonly table: string
  /** The records in which it is wrong, by their `id`, with what it should be. */
  readonly found: RawBuilder<unknown>
  /** What is said of one of them, over the columns of `found`. */
  readonly told: RawBuilder<unknown>
  /** In which order they are told. */
  readonly by?: string
  /** What is not to change while it is put right. */
  readonly locks: readonly string[]
  /** What makes it right, over the columns of `found`. */
  readonly set: RawBuilder<unknown>
}

const locked = (tables: readonly string[]) =>
  sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`

/** That a figure kept with each record is what is found anew; else it is put in its place. */
export const keptWithEach = ({ name, table, found, told, by = 'id', locks, set }: Kept): Check => ({
  name,
  wrong: sql`select ${told} as wrong from (${found}) as found order by ${sql.ref(by)}`,
  mend: async (tx) => {
    await locked(locks).execute(tx)
    await sql`update ${sql.table(table)} set ${set} from (${found}) as found
      where ${sql.ref(`${table}.id`)} = found."id"`.execute(tx)
  },
})

/** That a table is what a view finds; else it is written anew. */
export const keptInTable = ({
  name,
  wrong,
  table,
  locks,
  anew,
}: Pick<Kept, 'name' | 'table' | 'locks'> & {
  readonly wrong: Check['wrong']
  /** Columns and rows, as they stand after `insert into`. */
  readonly anew: RawBuilder<unknown>
}): Check => ({
  name,
  wrong,
  mend: async (tx) => {
    await locked(locks).execute(tx)
    await sql`delete from ${sql.table(table)}`.execute(tx)
    await sql`insert into ${sql.table(table)} ${anew}`.execute(tx)
  },
})

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../ports.ts'

/** Check of stored figures against the records that they are derived from. */
export interface Check {
  /** Name of the figure, as the beginning of a sentence. */
  readonly name: string
  /** Query of the errors: one column `wrong`, one line each. */
  readonly wrong: RawBuilder<{ wrong: string }>
  /** Repairs the errors. Undefined if a person must decide. */
  readonly mend?: (tx: Tx) => Promise<void>
}

/** Figure stored with each record of a table. */
interface FigureCheck {
  readonly name: string
  readonly table: string
  /** Records with a wrong value, by `id`, with the right one. */
  readonly found: RawBuilder<unknown>
  /** Description of a wrong record, over the columns of `found`. */
  readonly message: RawBuilder<unknown>
  /** Column by which errors are sorted. */
  readonly by?: string
  /** Tables that are locked against writes during the repair. */
  readonly locks: readonly string[]
  /** Assignments that repair a record, over the columns of `found`. */
  readonly set: RawBuilder<unknown>
}

const locked = (tables: readonly string[]) =>
  sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`

/** Checks a figure stored with each record; the repair sets it to the computed value. */
export const figureCheck = ({ name, table, found, message, by = 'id', locks, set }: FigureCheck): Check => ({
  name,
  wrong: sql`select ${message} as wrong from (${found}) as found order by ${sql.ref(by)}`,
  mend: async (tx) => {
    await locked(locks).execute(tx)
    await sql`update ${sql.table(table)} set ${set} from (${found}) as found
      where ${sql.ref(`${table}.id`)} = found."id"`.execute(tx)
  },
})

/** Checks a table against a view; the repair rewrites the table. */
export const tableCheck = ({
  name,
  wrong,
  table,
  locks,
  anew,
}: Pick<FigureCheck, 'name' | 'table' | 'locks'> & {
  readonly wrong: Check['wrong']
  /** Columns and rows, as after `insert into`. */
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

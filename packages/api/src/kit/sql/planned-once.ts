import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../ports.ts'

/**
 * Suffix of a statement whose best plan doesn't depend on its values, such as a lookup by key: the host may prepare it once per
 * connection. The text must be constant and name its columns, since a plan for `*` would break with a new column.
 */
export const plannedOnce = '/* planned once */'

/** `plannedOnce` as raw SQL, to end a composed statement. */
export const once = sql.raw(plannedOnce)

/**
 * Suffix of a prepared statement that always takes well under a millisecond: outside a transaction, the host may pipeline it on a
 * shared connection.
 */
export const lookedUp = `/* looked up */ ${plannedOnce}`

/** Runs a constant statement that ends in `lookedUp`. */
export const lookUp = async <Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows

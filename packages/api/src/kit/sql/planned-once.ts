import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../ports.ts'

/**
 * Ends a statement whose best plan does not depend on its values, e.g. one that looks up a key: the host may have it
 * planned once a connection. Only for a text that never varies and that names its columns, since a plan for `*` would not
 * outlive a new one.
 */
export const plannedOnce = '/* planned once */'

/** `plannedOnce` as raw SQL, to end a composed statement with. */
export const once = sql.raw(plannedOnce)

/**
 * Ends a statement that is planned once and takes well under a millisecond, whatever it is asked: outside a transaction the
 * host may send it over a connection that carries others at the same time.
 */
export const lookedUp = `/* looked up */ ${plannedOnce}`

/** Asks by a text that ends in `lookedUp` and is never composed anew. */
export const lookUp = async <Row>(db: Db, text: string, parameters: readonly unknown[]): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows

import { sql } from 'kysely'

/**
 * Ends a statement whose best plan does not depend on its values, e.g. one that looks up a key: the host may have it
 * planned once a connection. Only for a text that never varies and that names its columns, since a plan for `*` would not
 * outlive a new one.
 */
export const plannedOnce = '/* planned once */'

/** The same as the end of a piece of SQL. */
export const once = sql.raw(plannedOnce)

import type { Db, Log, Ports, Schema } from '@quarterdeck/api'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { within } from '../timing.ts'
import { openConnections } from './connections.ts'
import { openListener } from './listen.ts'
import { isOutage } from './outage.ts'

/** A database as the server uses it, wherever it lives. */
export interface Database {
  readonly db: Db
  readonly isOutage: (error: unknown) => boolean
  readonly waitForDatabase: () => Promise<boolean>
  /** Runs work that must not be done twice at once, not even by another server on the same database. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly listen: Ports['listen']
  readonly isReachable: () => Promise<boolean>
  /** Ends the connections, and the database itself when it is ours. */
  readonly close: () => Promise<void>
}

/** Opens a PostgreSQL. */
export const openPostgres = (config: pg.PoolConfig, log: Log): Database => {
  const { pool, availability } = openConnections(config)
  const listener = openListener(config)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    isOutage,
    waitForDatabase: availability.wait,
    alone: (work) =>
      db.transaction().execute(async (lock) => {
        await sql`SELECT pg_advisory_xact_lock(hashtext('quarterdeck'))`.execute(lock)
        await work()
      }),
    listen: listener.listen,
    isReachable: async () => {
      if (availability.isAway()) return false
      try {
        return (await within(2000, sql`SELECT 1`.execute(db))) !== undefined
      } catch {
        return false
      }
    },
    close: async () => {
      availability.stop()
      const closed = await within(
        2000,
        Promise.all([db.destroy(), listener.close()]).then(() => true),
      )
      if (!closed) log('warn', 'Some connections to the database were still in use')
    },
  }
}

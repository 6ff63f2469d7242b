import { type Db, type Log, lookedUp, type Ports, type Schema } from '@quarterdeck/api'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type pg from 'pg'
import { within } from '../timing.ts'
import { openConnections, whetherReadOnly } from './connections.ts'
import { openListener } from './listen.ts'
import { DatabaseReadOnly, isOutage } from './outage.ts'

/** A database as the server uses it, wherever it lives. */
export interface Database {
  readonly db: Db
  /** Database with separate connections for downloads; undefined if there is only one. */
  readonly downloads: Db | undefined
  readonly isOutage: (error: unknown) => boolean
  readonly waitForDatabase: () => Promise<boolean>
  /** Runs work under a lock that includes other servers of the same database. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly listen: Ports['listen']
  /** Resolves to true while the database answers and accepts writes. */
  readonly isReachable: () => Promise<boolean>
  /** Returns true once the database has found no room on its disk; absent where that is not known. */
  readonly wasFull?: () => boolean
  /** Ends the connections, and the database itself when it is ours. */
  readonly close: () => Promise<void>
}

/** Opens a PostgreSQL. */
export const openPostgres = (config: pg.PoolConfig, log: Log): Database => {
  const connections = openConnections(config)
  const { availability } = connections
  const listener = openListener(config)
  const over = (pool: PostgresPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const [db, downloads] = [over(connections.pool), over(connections.downloads)]
  // Not by a connection of the pool: a server that is busy is ready all the same.
  const ask = CompiledQuery.raw(`${whetherReadOnly} ${lookedUp}`) as CompiledQuery<{ isReadOnly: boolean }>
  return {
    db,
    downloads,
    isOutage,
    waitForDatabase: availability.wait,
    alone: (work) =>
      db.transaction().execute(async (lock) => {
        await sql`SELECT pg_advisory_xact_lock(hashtext('quarterdeck'))`.execute(lock)
        await work()
      }),
    listen: listener.listen,
    isReachable: async () => {
      if (availability.state() !== 'available') return false
      try {
        const answer = await within(2000, db.executeQuery(ask))
        const isReadOnly = answer?.rows[0]?.isReadOnly
        if (isReadOnly) availability.suspect(new DatabaseReadOnly('It is read-only'))
        return isReadOnly === false
      } catch {
        return false
      }
    },
    close: async () => {
      availability.stop()
      const closed = await within(
        2000,
        Promise.all([db.destroy(), downloads.destroy(), listener.close()]).then(() => true),
      )
      if (!closed) log('warn', 'Closed database connections that were still in use')
    },
  }
}

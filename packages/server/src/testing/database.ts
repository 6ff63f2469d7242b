import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openConnections } from '../database/connections.ts'
import { openListener } from '../database/listen.ts'
import { isOutage } from '../database/outage.ts'
import { type Postgres, startPostgres } from '../index.ts'

/**
 * PostgreSQL of this process. Parallel processes have their own, because transactions of other databases count in
 * snapshots too. PGlite inside the process would take twice the time.
 */
let postgres: Promise<Postgres> | undefined

const start = () => {
  const folder = process.env.TEST_DATABASES
  if (!folder) throw new Error('Tests of the API run in Vitest, which has a place for their databases (databases.ts)')
  return startPostgres({ dataDir: mkdtempSync(join(folder, 'p')) })
}

let count = 0

/**
 * Creates a database in a PostgreSQL.
 * @param template database to copy, with nobody connected to it; without it the database is empty
 */
export const createDatabaseIn = async ({ connection, connectionString }: Postgres, template = 'template1') => {
  const database = `test_${count++}`
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${database} template ${template}`).finally(() => client.end())
  const config = { ...connection, database }
  // One connection: concurrent queries are answered in order.
  const { pool, availability } = openConnections({ ...config, max: 1 })
  return {
    name: database,
    url: Object.assign(new URL(connectionString), { pathname: `/${database}` }).href,
    pool,
    isOutage,
    waitForDatabase: availability.wait,
    /** Connections of a program of its own. */
    openPool: (max: number) => openConnections({ ...config, max }).pool,
    openListener: () => openListener(config),
  }
}

export type TestDatabase = Awaited<ReturnType<typeof createDatabaseIn>>

/** Creates a database that is removed with this process. */
export const createDatabase = async (template?: string): Promise<TestDatabase> => {
  postgres ??= start()
  return createDatabaseIn(await postgres, template)
}

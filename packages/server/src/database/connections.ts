import { plannedOnce } from '@quarterdeck/api'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { type Availability, watchAvailability } from './availability.ts'
import { DatabaseAway, isOutage } from './outage.ts'

/** `bigint` arrives as a number: money in minor units and counts stay far below 2^53. */
const int8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A pool of connections that outlives the database it leads to. */
export interface Connections {
  /** As Kysely wants it. */
  readonly pool: PostgresPool
  readonly availability: Availability
}

/** The statements that the API wants planned once, by the names under which connections keep them. */
const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

/** Everything else is planned for its values: a plan for any value would search a million rows one by one. */
const keepPlans = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const kept = (text: unknown, values: unknown, ...more: unknown[]) =>
    typeof text === 'string' && text.endsWith(plannedOnce)
      ? query({ name: nameOf(text), text, values }, ...more)
      : query(text, values, ...more)
  client.query = kept as typeof client.query
}

/** Opens a pool that fails fast while the database is away and forgets its old connections when it is back. */
export const openConnections = (config: pg.PoolConfig): Connections => {
  const pool = new pg.Pool({
    max: 16,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...config,
    types,
  })
  // Connections made before the last outage may be dead without knowing it.
  let age = 0
  const ages = new WeakMap<pg.PoolClient, number>()
  const availability = watchAvailability({
    probe: () => askOnce(config),
    onReturn: () => {
      age += 1
    },
    patienceMs: 2000,
    pauseMs: 25,
  })
  pool.on('connect', (client) => {
    ages.set(client, age)
    keepPlans(client)
    // Without a listener a connection that breaks between two statements of a transaction would end the process.
    client.on('error', (error) => {
      if (isOutage(error)) availability.suspect()
    })
  })
  pool.on('error', () => undefined)

  const connect = async () => {
    for (;;) {
      if (availability.isAway()) throw new DatabaseAway('The database does not answer')
      const client = await pool.connect()
      if (ages.get(client) === age) return client
      client.release(true)
    }
  }
  return { availability, pool: { connect, end: () => pool.end(), options: pool.options, Client: pg.Client } }
}

/** Whether a database answers, by a connection of its own. */
export const askOnce = async (config: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 1000, query_timeout: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    // Not awaited: a peer that has vanished would never acknowledge it.
    client.end().catch(() => undefined)
  }
}

import { downloadLimits, lookedUp, plannedOnce } from '@quarterdeck/api'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { codeOf } from '../failure.ts'
import { type Availability, watchAvailability } from './availability.ts'
import { gathering, type Lines, openLines, socketOf } from './lines.ts'
import { DatabaseAway, DatabaseReadOnly, isOutage, isPoolFull, isReadOnly, isTimeout } from './outage.ts'
import { watchSilence } from './silence.ts'

/** `bigint` arrives as a number: money in minor units and counts stay far below 2^53. */
const int8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A pool of connections that survives outages of its database. */
export interface Connections {
  /** A pool with the interface that Kysely expects. */
  readonly pool: PostgresPool
  /** Connections for what is read while it is sent, which a slow reader may keep for minutes. */
  readonly downloads: PostgresPool
  readonly availability: Availability
}

/** Names of the statements that the API wants prepared; connections cache their plans by name. */
const names = new Map<string, string>()
let count = 0

const named = (text: string, values: readonly unknown[]): pg.QueryConfig => {
  const name = names.get(text) ?? `q${count++}`
  names.set(text, name)
  return { name, text, values: [...values] }
}

/** PostgreSQL's word for a plan whose table has got another column since. */
const outlivedPlan = '0A000'

type Query = (statement: pg.QueryConfig) => Promise<pg.QueryResult>

/** Left to itself, PostgreSQL guesses by its estimates whether one plan for all values will do, and often plans each time. */
const modes = { once: 'force_generic_plan', each: 'auto' } as const
type Mode = keyof typeof modes

/** Sets the plan mode of a connection for its next statements, if it differs from the current one. */
const planning = (client: pg.PoolClient, gather: () => void) => {
  let current: Mode = 'each'
  return (mode: Mode) => {
    if (mode === current) return
    current = mode
    gather()
    // The next query reports the error.
    client.query(`set plan_cache_mode = ${modes[mode]}`).catch(() => undefined)
  }
}

/** Runs a statement planned for its actual values: a generic plan could scan a million rows. */
const askBy = async (query: Query, text: string, values: readonly unknown[]) => {
  if (!text.endsWith(plannedOnce)) return query({ text, values: [...values] })
  try {
    return await query(named(text, values))
  } catch (error) {
    if (codeOf(error) !== outlivedPlan) throw error
    names.delete(text)
    return query({ text, values: [...values] })
  }
}

const begun = { command: 'BEGIN' as const, rowCount: 0, rows: [] }
const begins = /^(begin|start transaction)\b/

/** A connection, and its preparation before a statement. */
interface Manned {
  readonly gather: () => void
  readonly plan: (mode: Mode) => void
}

/**
 * Returns a connection that is taken from the pool only by a statement that needs its own. BEGIN is sent together with
 * the first statement of a transaction.
 */
const lend = (
  take: () => Promise<pg.PoolClient>,
  lines: Lines,
  man: (client: pg.PoolClient) => Manned,
  hear: <T>(answer: Promise<T>) => Promise<T>,
) => {
  let taken: Promise<pg.PoolClient> | undefined
  let beginning: Promise<unknown> | undefined
  let isInTransaction = false
  const ask = async (text: string, values: readonly unknown[]) => {
    if (!taken && text.endsWith(lookedUp)) return askBy(lines.query, text, values)
    taken ??= take()
    const client = await taken
    const { gather, plan } = man(client)
    // What a transaction sets is gone when it is taken back.
    if (!isInTransaction) plan(text.endsWith(plannedOnce) ? 'once' : 'each')
    isInTransaction ||= begins.test(text)
    if (text === 'begin') {
      gather()
      beginning = client.query(text)
      // The next query reports the error.
      beginning.catch(() => undefined)
      return begun
    }
    const answer = askBy((statement) => client.query(statement), text, values)
    if (!beginning) return answer
    const before = beginning
    beginning = undefined
    return (await Promise.all([answer, before]))[0]
  }
  const release = (isBroken?: boolean) =>
    void taken?.then(
      (client) => client.release(isBroken),
      () => undefined,
    )
  const query = (text: string, values: readonly unknown[]) => hear(ask(text, values))
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

/** Milliseconds that a query waits for a connection, new or from the pool. */
const longestWaitMs = 5000

/** Opens pools that fail fast while the database is away and forget their old connections when it is back. */
export const openConnections = (config: pg.PoolConfig): Connections => {
  const driving = { types, keepAlive: true, connectionTimeoutMillis: longestWaitMs, pipeline: true }
  const lines = openLines({ ...config, ...driving }, (error) => {
    if (isOutage(error)) availability.suspect(error)
  })
  // Connections made before the last outage may be dead without knowing it.
  let age = 0
  const ages = new WeakMap<pg.PoolClient, number>()
  const manned = new WeakMap<pg.PoolClient, Manned>()
  const availability = watchAvailability({
    probe: () => askForChanges(config),
    onReturn: () => {
      age += 1
      lines.renew()
    },
    patienceMs: 2000,
    pauseMs: 25,
  })

  const man = (client: pg.PoolClient): Manned => {
    const known = manned.get(client)
    if (known) return known
    const gather = gathering(client)
    const fresh = { gather, plan: planning(client, gather) }
    manned.set(client, fresh)
    return fresh
  }
  const clients = new Set<pg.PoolClient>()
  const isSilent = () =>
    askOnce(config).then(
      () => false,
      (error: unknown) => isTimeout(error),
    )
  const watched = watchSilence(isSilent, () => {
    availability.suspect(new DatabaseAway('The database stands still'))
    lines.cut()
    for (const client of clients) socketOf(client).destroy()
  })
  /** Watches an answer, and checks the database after one that says read-only; reads go on and do not wait for that. */
  const hear = <T>(answer: Promise<T>) =>
    watched(answer).catch((error: unknown) => {
      if (isReadOnly(error)) availability.suspect(error)
      throw error
    })
  const away = () => {
    if (availability.state() === 'away') throw new DatabaseAway('The database does not answer')
  }
  let asking: Promise<void> | undefined
  /** Asks the database whether it is the reason for the lack of free connections. */
  const full = async () => {
    asking ??= askOnce(config).finally(() => {
      asking = undefined
    })
    await asking.catch(() => {
      throw new DatabaseAway('The database does not answer')
    })
    return new Problem('busy', { retryAfter: 2 })
  }
  const makePool = (options: pg.PoolConfig): PostgresPool => {
    const pool = new pg.Pool({ ...options, ...driving })
    pool.on('connect', (client) => {
      ages.set(client, age)
      clients.add(client)
      // Without a listener a connection that breaks between two statements of a transaction would end the process.
      client.on('error', (error) => {
        if (isOutage(error)) availability.suspect(error)
      })
    })
    pool.on('error', () => undefined)
    pool.on('remove', (client) => clients.delete(client))
    const take = async () => {
      for (;;) {
        away()
        const client = await pool.connect().catch(async (error: unknown) => {
          throw isPoolFull(error) ? await full() : error
        })
        if (ages.get(client) === age) return client
        client.release(true)
      }
    }
    const connect = async () => {
      away()
      return lend(take, lines, man, hear)
    }
    return { connect, end: () => pool.end(), options: pool.options, Client: pg.Client }
  }
  const pool = makePool({ max: 16, idleTimeoutMillis: 60_000, ...config })
  const downloads = makePool({ ...config, max: downloadLimits.max })
  const end = async () => {
    await Promise.all([pool.end(), lines.end()])
  }
  return { availability, pool: { ...pool, end }, downloads }
}

/** Queries a database by a separate connection, within a second. */
const queryDirectly = async <T extends pg.QueryResultRow>(config: pg.ClientConfig, question: string): Promise<T[]> => {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 1000, query_timeout: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<T>(question)).rows
  } finally {
    // Not awaited: a peer that has vanished would never acknowledge it.
    client.end().catch(() => undefined)
  }
}

/** Checks over a separate connection that a database answers. @throws when it does not */
export const askOnce = async (config: pg.ClientConfig): Promise<void> => {
  await queryDirectly(config, 'SELECT 1')
}

/** SQL: whether a session rejects changes, which is also true on a standby. */
export const whetherReadOnly = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`

/** Rejects where a database does not answer, or takes no changes. */
export const askForChanges = async (config: pg.ClientConfig): Promise<void> => {
  const [found] = await queryDirectly<{ isReadOnly: boolean }>(config, whetherReadOnly)
  if (found?.isReadOnly) throw new DatabaseReadOnly('It is read-only')
}

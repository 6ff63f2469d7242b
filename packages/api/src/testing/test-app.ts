import { selfHosted } from '@quarterdeck/contract/account/plan'
import { images } from '@quarterdeck/server/images'
import { documents } from '@quarterdeck/server/pdf'
import { createDatabase } from '@quarterdeck/server/testing'
import { Kysely, PostgresDialect } from 'kysely'
import { getDomain } from 'tldts'
import { createApi } from '../app.ts'
import type { Subscriber } from '../kit/context.ts'
import { downloadLimits } from '../kit/http/downloads.ts'
import type { Db, Log, Ports } from '../kit/ports.ts'
import type { Schema } from '../kit/sql/schema.ts'
import { resetToSample } from '../sample/index.ts'
import { subscribers } from '../subscribers.ts'
import { readMail } from '../support/inbound/index.ts'
import { switchMaintenance } from '../system/maintenance/index.ts'
import { followOver, type Home, inboundSecret, overFetch } from './home.ts'
import { sampleDatabases } from './sample-databases.ts'
import { signInAgain } from './sign-in-again.ts'

const origin = 'http://quarterdeck.test'

type OnQuery = (sql: string, parameters: readonly unknown[]) => void

const createSample = sampleDatabases(createDatabase)

/** Creates a database. */
const startDatabase = async () => {
  let tell: OnQuery = () => undefined
  const { pool, ...around } = await createSample()
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => tell(query.sql, query.parameters),
  })
  return {
    ...around,
    db,
    tellTo: (onQuery: OnQuery) => {
      tell = onQuery
    },
  }
}

/**
 * Unused databases. Creating one takes longer than most tests, so it is shared between the files that a process runs
 * (vitest.config.ts).
 */
const unused: Awaited<ReturnType<typeof startDatabase>>[] = []

/** Opens a database with the sample data. */
const openDatabase = async (onQuery: OnQuery = () => undefined) => {
  const database = unused.pop() ?? (await startDatabase())
  database.tellTo(onQuery)
  await resetToSample(database.db, new Date())
  return database
}

/** Starts maintenance for a number of seconds, or ends it. */
export const maintain = (db: Db, change: Parameters<Home['maintain']>[0]): Promise<void> =>
  switchMaintenance(db, change && { until: new Date(Date.now() + change.seconds * 1000), message: change.message })

export interface TestApp extends Home {
  readonly db: Db
  readonly fetch: (request: Request) => Promise<Response>
  /** Resolves when all background work is done. */
  readonly idle: () => Promise<void>
  /** Looks for background work, as a host does every few seconds. */
  readonly resume: () => void
  readonly logged: readonly string[]
}

/** Renders documents as a host with worker threads does, which can only pass data. */
const handedOver: Ports['documents'] = {
  layOut: async (document) => JSON.stringify(await documents.layOut(structuredClone(document))),
  toPdf: (document, eInvoice) => documents.toPdf(structuredClone(document), eInvoice),
}

/**
 * Opens the whole API over a database with the sample data.
 * @param onQuery receives each statement
 * @param world replaced ports, such as the clock
 * @param planted additional subscribers
 */
export const openTestApp = async (
  onQuery?: OnQuery,
  world: Partial<Ports> = {},
  planted: readonly Subscriber[] = [],
): Promise<TestApp> => {
  const database = await openDatabase(onQuery)
  const { db } = database
  const listener = database.openListener()
  const logged: string[] = []
  const log: Log = (level, message, about) => {
    if (level === 'error') logged.push(`${message} ${JSON.stringify(about)}`)
  }
  let work: Promise<unknown> = Promise.resolve()
  const ports: Ports = {
    db,
    downloads: { ...downloadLimits, db: undefined },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: Math.random,
    secret: 'a secret of at least thirty-two characters',
    publicUrl: undefined,
    // On a busy machine, timeouts are outages: the response asks the client to retry, as on a server.
    isOutage: database.isOutage,
    waitForDatabase: database.waitForDatabase,
    listen: listener.listen,
    log,
    mailer: undefined,
    plan: selfHosted,
    inbound: {
      secret: inboundSecret,
      address: 'support@quarterdeck.test',
      authservIds: ['mx.quarterdeck.test'],
      organizationOf: (domain) => getDomain(domain) ?? undefined,
      read: readMail,
    },
    images,
    pictureStores: { current: 'database', folder: undefined, s3: undefined },
    disk: { free: async () => undefined, state: async () => 'ample', budgets: {} },
    backups: undefined,
    documents: handedOver,
    background: (job) => {
      work = Promise.all([work, job])
    },
    ...world,
  }
  const api = createApi(ports, [...subscribers, ...planted])
  /** Makes work due that would be due within a few seconds. */
  const makeDueSoon = async () => {
    const now = ports.now()
    await db
      .updateTable('work')
      .set({ dueAt: now })
      .where('state', '=', 'waiting')
      .where('dueAt', '>', now)
      .where('dueAt', '<=', new Date(now.getTime() + 5000))
      .execute()
  }
  return {
    db,
    fetch: api.fetch,
    logged,
    resume: () => ports.background(makeDueSoon().then(api.resume)),
    as: overFetch(api.fetch, origin, signInAgain(api.fetch, origin, ports)),
    follow: followOver(api.fetch, origin),
    reset: () => resetToSample(db, new Date()),
    maintain: (change) => maintain(db, change),
    idle: async () => {
      for (let seen: unknown; seen !== work; ) {
        seen = work
        await seen
      }
    },
    close: async () => {
      api.stop()
      await Promise.allSettled([work, listener.close()])
      unused.push(database)
    },
  }
}

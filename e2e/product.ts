import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfHosted } from '@quarterdeck/contract/account/plan'
import type { RunningServer, Settings } from '@quarterdeck/server'
import '../scripts/quick-scrypt.ts'

/** Imports the product lazily, so that listing the tests doesn't load it. */
const readProduct = async () => {
  const [server, databases, api] = await Promise.all([
    import('@quarterdeck/server'),
    import('@quarterdeck/server/testing'),
    import('@quarterdeck/api/testing'),
  ])
  return { ...server, ...databases, ...api }
}

const settings = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: undefined,
  publicUrl: undefined,
  trustedProxies: ['loopback'],
  smtpUrl: undefined,
  mailFrom: undefined,
  s3: undefined,
  budgets: {},
  backups: {},
  sessionSecret: 'a secret of at least thirty-two characters',
  logLevel: 'silent',
  empty: false,
  allowSample: false,
  inbound: {},
  plan: selfHosted,
} as const

/** Starts the product with a temporary data folder that is removed when it stops. */
export const startProduct = async (change: Partial<Settings> = {}, webRoot?: string): Promise<RunningServer> => {
  const { startServer } = await readProduct()
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-e2e-'))
  const server = await startServer({ ...settings, dataDir, ...change }, webRoot ? { webRoot } : {})
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/**
 * Starts one PostgreSQL server for several products. Each gets its own database, copied from one with the sample data.
 */
export const openDatabases = async () => {
  const { createDatabaseIn, sampleDatabases, startPostgres } = await readProduct()
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-e2e-'))
  const postgres = await startPostgres({ dataDir })
  const create = sampleDatabases((template) => createDatabaseIn(postgres, template))
  return {
    /** Creates a database with the sample data and returns its URL. */
    create: async () => (await create()).url,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resets the database to the sample data. Due dates that have passed since don't create notices, as at a start. */
export const bringBackSample = async ({ db }: RunningServer): Promise<void> => {
  const { beginQuietly, resetToSample } = await readProduct()
  const now = new Date()
  await resetToSample(db, now)
  await db.transaction().execute((tx) => beginQuietly(tx, now))
}

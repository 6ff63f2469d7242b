import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followOver, type Home, inboundSecret, maintain, overFetch, resetToSample } from '@quarterdeck/api/testing'
import { selfHosted } from '@quarterdeck/contract/account/plan'
import { startPostgres, startServer } from '../index.ts'

/** Creates a folder that is removed with the test. */
export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'quarterdeck-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

const serving = async (dataDir: string, databaseUrl: string | undefined): Promise<Home> => {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    publicUrl: undefined,
    trustedProxies: ['loopback'],
    smtpUrl: undefined,
    mailFrom: undefined,
    inbound: { secret: inboundSecret },
    plan: selfHosted,
    s3: undefined,
    budgets: {},
    backups: {},
    sessionSecret: 'a secret of at least thirty-two characters',
    logLevel: 'silent',
    empty: false,
    allowSample: false,
  })
  return {
    as: overFetch(fetch, server.url),
    follow: followOver(fetch, server.url),
    reset: () => resetToSample(server.db, new Date()),
    maintain: (change) => maintain(server.db, change),
    close: server.stop,
  }
}

/** Opens a server on its embedded PostgreSQL. */
export const embeddedHome = async (): Promise<Home> => {
  const folder = await temporaryFolder()
  const home = await serving(folder.path, undefined)
  return { ...home, close: () => home.close().finally(folder.remove) }
}

/** Opens a server on an external PostgreSQL. */
export const remoteHome = async (): Promise<Home> => {
  const [folder, other] = await Promise.all([temporaryFolder(), temporaryFolder()])
  const postgres = await startPostgres({ dataDir: other.path })
  const home = await serving(folder.path, postgres.connectionString)
  const close = async () => {
    await home.close()
    await postgres.stop()
    await Promise.all([folder.remove(), other.remove()])
  }
  return { ...home, close }
}

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations, storedFiles } from '@quarterdeck/api'
import pg from 'pg'
import { reachPostgres } from '../database/reach.ts'
import { codeOf, StartFailure } from '../failure.ts'
import { readFrom } from '../pictures/folder-store.ts'
import { openS3Store } from '../pictures/s3-store.ts'
import type { Settings } from '../settings.ts'
import { version } from '../version.ts'
import { openArchive } from './archive.ts'
import type { Manifest } from './format.ts'
import { nested } from './nested.ts'
import { settleFormats, tablesOf } from './tables.ts'
import { type FilesToSave, type OnProgress, writeAll } from './write.ts'

/** Stores the bytes of a backup; resolves once they are safe, and leaves nothing behind if it rejects. */
export type Consume = (stream: ReadableStream<Uint8Array>) => Promise<void>

export interface Backup extends Omit<Manifest, 'parts'> {}

interface How {
  readonly now: Date
  readonly passphrase: string | undefined
  readonly onProgress: OnProgress
}

const undefinedTable = '42P01'

const migrationsOf = async (client: pg.ClientBase): Promise<string[]> => {
  try {
    const { rows } = await client.query<{ name: string }>('select "name" from "kysely_migration" order by "name"')
    const names = rows.map(({ name }) => name)
    const unknown = names.filter((name) => !Object.hasOwn(migrations, name))
    if (unknown.length === 0) return names
    throw new StartFailure(
      `This database is of another version of Quarterdeck than this one, which does not know its migration ${unknown[0]}.`,
    )
  } catch (error) {
    if (codeOf(error) !== undefinedTable) throw error
    throw new StartFailure('There is nothing to back up: Quarterdeck has never used this database.')
  }
}

const filesOf = ({ dataDir, s3 }: Settings, client: pg.ClientBase): FilesToSave => {
  const bucket = s3 && openS3Store(s3)
  return {
    list: () => storedFiles(nested(client)),
    get: async (store, key) => (store === 's3' ? bucket?.get(key) : readFrom(join(dataDir, 'pictures'), key)),
  }
}

/** Returns the secret this installation generated for itself, which encrypts second factors in the database. */
const secretOf = ({ dataDir, sessionSecret }: Settings): string | undefined => {
  const file = join(dataDir, 'session-secret')
  return sessionSecret === undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Backs up an installation, with or without a running server, and without blocking reads or writes. */
export const backUp = async (
  settings: Settings,
  consume: Consume,
  { now, passphrase, onProgress }: How,
): Promise<Backup> => {
  const { config, isServed, close } = await reachPostgres(settings)
  const client = new pg.Client({ ...config, application_name: 'backup' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await settleFormats(client)
    await client.query('begin transaction isolation level repeatable read read only')
    const about = { id: randomUUID(), version, migrations: await migrationsOf(client), now, passphrase }
    const source = {
      client,
      tables: await tablesOf(client),
      files: filesOf(settings, client),
      secret: secretOf(settings),
      wasServed: isServed,
    }
    const archive = await openArchive(about)
    const writing = writeAll(archive, source, onProgress).catch((error: unknown) => {
      archive.abort(error)
      throw error
    })
    const [written, consumed] = await Promise.allSettled([writing, consume(archive.stream)])
    if (consumed.status === 'rejected') throw consumed.reason
    if (written.status === 'rejected') throw written.reason
    return { id: about.id, ...written.value }
  } finally {
    await client.end().catch(() => undefined)
    await close()
  }
}

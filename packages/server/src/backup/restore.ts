import { mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, migrations } from '@quarterdeck/api'
import { lockDataFolder, openDataFolder } from '../data-folder.ts'
import { openRemote } from '../database/open.ts'
import { isPgliteFolder } from '../database/pglite.ts'
import { findHome, hasDatabase } from '../embedded/home.ts'
import { startPostgres } from '../embedded/postgres.ts'
import { removeStage, settleRestore, stageOf, takePlace } from '../embedded/restored.ts'
import { StartFailure } from '../failure.ts'
import { openFolderStore } from '../pictures/folder-store.ts'
import { openS3Store } from '../pictures/s3-store.ts'
import type { Settings } from '../settings.ts'
import { explained } from '../storage.ts'
import { type Manifest, secretName } from './format.ts'
import { type FilesToLoad, load } from './load.ts'
import { guardVersion, openBackup, unpacked, verify } from './read.ts'
import type { OnProgress } from './write.ts'

/** A backup that can be read several times. */
export interface Source {
  readonly open: () => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>
  readonly passphrase: string | undefined
}

/** Reads a backup through and returns what is in it. Nothing is changed. */
export const inspect = async ({ open, passphrase }: Source) => {
  const opened = await openBackup(await open(), passphrase)
  const manifest = await verify(opened)
  return { header: opened.header, manifest }
}

const secretIn = async ({ open, passphrase }: Source): Promise<string | undefined> => {
  const { seal, parts } = await openBackup(await open(), passphrase)
  try {
    // It comes first, where there is one.
    const { value } = await parts.next()
    return value?.name === secretName ? (await unpacked(seal, value)).toString() : undefined
  } finally {
    await parts.return(undefined)
  }
}

/** Estimated size of a database relative to the text of its rows, including indexes and WAL. */
const growth = 3
const minSpace = 300 * 1024 ** 2

/** Rejects a disk without room for the content of a backup, before anything is written. */
export const guardRoom = (folder: string, { tables, parts }: Manifest): void => {
  const rows = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const files = parts.reduce((sum, { name, bytes }) => (name.startsWith('files/') ? sum + bytes : sum), 0)
  const needed = minSpace + growth * rows + files
  const { bavail, bsize } = statfsSync(folder)
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)
  if (bavail * bsize < needed)
    throw new StartFailure(
      `The disk of ${folder} has ${inMegabytes(bavail * bsize)} MB free, and this backup needs about ${inMegabytes(needed)} MB: free some space first. Nothing was changed.`,
    )
}

interface Known {
  readonly manifest: Manifest
  readonly onProgress: OnProgress
}

/** Options of a PostgreSQL that only takes in a backup: what is interrupted is done again from the beginning. */
const loading = { wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off', max_wal_size: '4GB' }
/** And of one that is removed right after. */
const passing = { ...loading, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Restores into a data folder in which nothing is yet. Its database has stopped when this resolves. */
export const restoreInto = async (
  stage: string,
  source: Source,
  { manifest, onProgress }: Known,
  { s3, isLasting }: { readonly s3: FilesToLoad | undefined; readonly isLasting: boolean },
): Promise<readonly Finding[]> => {
  mkdirSync(stage, { recursive: true, mode: 0o700 })
  const postgres = await startPostgres({ dataDir: stage, settings: isLasting ? loading : passing })
  try {
    const files = s3 ?? ({ store: 'folder', put: openFolderStore(join(stage, 'pictures')).put } as const)
    const opened = await openBackup(await source.open(), source.passphrase)
    const found = await load({ config: postgres.connection, replaces: false, files }, opened, manifest, onProgress)
    const secret = await secretIn(source)
    if (secret) writeFileSync(join(stage, 'session-secret'), secret, { mode: 0o600, flush: true })
    return found
  } finally {
    await postgres.stop()
  }
}

interface Result {
  readonly findings: readonly Finding[]
  /** Folder that has what was there before. */
  readonly former: string | undefined
}

const bucketOf = ({ s3 }: Settings): FilesToLoad | undefined => s3 && { store: 's3', put: openS3Store(s3).put }

const restoreEmbedded = async (
  settings: Settings,
  source: Source,
  known: Known,
  replaces: boolean,
  now: Date,
): Promise<Result> => {
  const folder = openDataFolder(settings.dataDir)
  const lock = lockDataFolder(folder)
  try {
    await settleRestore(folder)
    if ((hasDatabase(folder) || isPgliteFolder(folder)) && !replaces)
      throw new StartFailure(
        `There is a database in ${folder}: set DATA_DIR to another folder, or add --replace to take its place.`,
      )
    if (isPgliteFolder(folder)) throw new StartFailure(`Backups need PostgreSQL, and ${folder} was begun with PGlite.`)
    guardRoom(folder, known.manifest)
    // Makes the folder one that the user of the database may pass through.
    findHome(folder, () => undefined)
    const stage = stageOf(folder)
    try {
      const findings = await restoreInto(stage, source, known, { s3: bucketOf(settings), isLasting: true })
      return { findings, former: takePlace(folder, now) }
    } catch (error) {
      await removeStage(stage)
      throw explained(error, undefined, settings)
    }
  } finally {
    lock.release()
  }
}

const restoreRemote = async (
  settings: Settings,
  url: string,
  source: Source,
  known: Known,
  replaces: boolean,
): Promise<Result> => {
  await (await openRemote(url, 'serving', () => undefined)).close()
  const files = bucketOf(settings) ?? { store: 'database', put: undefined }
  const opened = await openBackup(await source.open(), source.passphrase)
  const findings = await load(
    { config: { connectionString: url }, replaces, files },
    opened,
    known.manifest,
    known.onProgress,
  )
  const secret = settings.sessionSecret === undefined ? await secretIn(source) : undefined
  if (secret)
    writeFileSync(join(openDataFolder(settings.dataDir), 'session-secret'), secret, { mode: 0o600, flush: true })
  return { findings, former: undefined }
}

/**
 * Restores an inspected backup into the configured database, in one transaction.
 * @throws StartFailure for a database in use, or one with data that must not be replaced
 */
export const restore = async (
  settings: Settings,
  source: Source,
  { header, manifest }: Awaited<ReturnType<typeof inspect>>,
  { replaces, now, onProgress }: { readonly replaces: boolean; readonly now: Date; readonly onProgress: OnProgress },
): Promise<Result> => {
  guardVersion(header, Object.keys(migrations))
  const known = { manifest, onProgress }
  return settings.databaseUrl
    ? restoreRemote(settings, settings.databaseUrl, source, known, replaces)
    : restoreEmbedded(settings, source, known, replaces, now)
}

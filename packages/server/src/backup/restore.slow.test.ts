import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, migrateTo, migrations } from '@quarterdeck/api'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../database/database.ts'
import { startPostgres } from '../index.ts'
import { openFolderStore } from '../pictures/folder-store.ts'
import { readSettings } from '../settings.ts'
import { type Contents, contents, contentsOf, differences, perform } from '../testing/backup-command.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { makeFolder } from '../testing/served-folder.ts'
import { until } from '../testing/until.ts'
import { fromFile } from './file.ts'
import { performBackup, performRestore } from './perform.ts'
import { inspect, restore } from './restore.ts'

const hash = 'a'.repeat(64)
const silent = () => undefined

/** An installation with a file and enough rows to make backup and restore take a while. */
let source: string
let file: string
let expected: Contents

beforeAll(async () => {
  const folder = makeFolder()
  source = folder.path
  const { connection, stop } = await startPostgres({ dataDir: source })
  const database = openPostgres(connection, silent)
  await migrate(database.db)
  await database.close()
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`insert into "changes" ("at", "entity", "record", "action", "batch", "version", "after")
    select now() - n * interval '1 second', 'orders', n::text, 'create', 'batch ' || n, 1,
      jsonb_build_object('note', repeat(md5(n::text), 20) || E'\\\\ \\n\\t') from generate_series(1, 60000) as n`)
  await client.query(
    `insert into "attachments" ("key", "entity", "name", "type", "size", "hash", "store", "createdAt", "used")
     values ('one', 'tickets', 'one.txt', 'text/plain', 3, $1, 'folder', now(), true)`,
    [hash],
  )
  await client.end()
  await stop()
  await openFolderStore(join(source, 'pictures')).put(`file-${hash}`, new Uint8Array([1, 2, 3]))
  expected = await contentsOf(source)
  file = join(source, 'office.backup')
  await perform(performBackup, { DATA_DIR: source }, file)
  return folder.remove
})

const startRemote = async () => {
  const postgres = await startPostgres({ dataDir: temporaryFolder() })
  onTestFinished(() => postgres.stop())
  return { env: { DATABASE_URL: postgres.connectionString, DATA_DIR: temporaryFolder() }, config: postgres.connection }
}

/** Returns a source that is complete when verified, and truncated when restored. */
const cutOff = () => {
  let reads = 0
  return {
    passphrase: undefined,
    open: () => {
      reads += 1
      if (reads === 1) return fromFile(file)
      let left = statSync(file).size / 2
      return fromFile(file).pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) => {
            left -= chunk.length
            if (left > 0) controller.enqueue(chunk)
            else controller.error(new Error('The line is cut'))
          },
        }),
      )
    },
  }
}
const how = (replaces: boolean) => ({ replaces, now: new Date(), onProgress: silent })

test('an embedded installation moves to a PostgreSQL and back, with its files', async () => {
  const { env, config } = await startRemote()
  await perform(performRestore, env, file)
  const moved = await contents(config)
  const { attachments, pictureFiles, ...others } = moved
  const { attachments: _, pictureFiles: none, ...same } = expected
  expect(differences(others, same)).toEqual([])
  expect(attachments?.[0]).toContain('"store": "database"')
  expect([none, pictureFiles?.length]).toEqual([[], 1])

  await expect(perform(performRestore, env, file)).rejects.toThrow('This database is not empty')
  const source = cutOff()
  await expect(restore(readSettings(env, []), source, await inspect(source), how(true))).rejects.toThrow(
    'The backup is damaged',
  )
  expect(differences(await contents(config), moved)).toEqual([])

  const back = join(temporaryFolder(), 'back.backup')
  await perform(performBackup, env, back)
  await perform(performRestore, env, back, '--replace')
  expect(differences(await contents(config), moved)).toEqual([])
  const target = temporaryFolder()
  await perform(performRestore, { DATA_DIR: target }, back)
  expect(differences(await contentsOf(target), moved)).toEqual([])
})

test('a restore that fails half-way leaves the data folder as it was', async () => {
  const target = temporaryFolder()
  await perform(performRestore, { DATA_DIR: target }, file)
  const settings = readSettings({ DATA_DIR: target }, [])
  await expect(perform(performRestore, { DATA_DIR: target }, file)).rejects.toThrow('There is a database in')
  const source = cutOff()
  await expect(restore(settings, source, await inspect(source), how(true))).rejects.toThrow('The backup is damaged')
  const inspected = await inspect({ open: () => fromFile(file), passphrase: undefined })
  const [table] = inspected.manifest.tables
  if (!table) throw new Error('It has no table')
  const huge = { ...inspected, manifest: { ...inspected.manifest, tables: [{ ...table, bytes: 1e16 }] } }
  await expect(restore(settings, source, huge, how(true))).rejects.toThrow(/needs about \d+ MB: free some space/)
  expect(readdirSync(target)).not.toContain('restoring')
  expect(differences(await contentsOf(target), expected)).toEqual([])
})

test('a full disk ends a backup in words, and nothing of it is left', async () => {
  const folder = temporaryFolder()
  const target = join(folder, 'full.backup')
  symlinkSync('/dev/full', `${target}.partial`)
  await expect(perform(performBackup, { DATA_DIR: source }, target)).rejects.toThrow('is full: the backup was not kept')
  expect(readdirSync(folder)).toEqual([])
  await expect(perform(performBackup, { DATA_DIR: source }, file)).rejects.toThrow('is there already')
  await expect(perform(performBackup, { DATA_DIR: source }, join(folder, 'none', 'a'))).rejects.toThrow('no folder')
})

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Runs a command in a separate process, and kills it once a condition is true. */
const killed = async (env: Record<string, string>, args: readonly string[], when: () => boolean) => {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env }, stdio: 'ignore' })
  const gone = once(child, 'exit')
  await until(() => when() || child.exitCode !== null)
  child.kill('SIGKILL')
  const [code] = await gone
  return code as number | null
}

test('a backup that is killed leaves no file of its name, and the next one goes on', async () => {
  const target = join(temporaryFolder(), 'killed.backup')
  const env = { DATA_DIR: source }
  expect(
    await killed(
      env,
      ['backup', target],
      () => existsSync(`${target}.partial`) && statSync(`${target}.partial`).size > 0,
    ),
  ).toBeNull()
  expect(existsSync(target)).toBe(false)
  await perform(performBackup, env, target)
  expect(await perform(performRestore, {}, target, '--inspect')).toContain('It is whole')
})

test.each([0, 400, 900])('a restore that is killed leaves the former data (after %i ms)', async (ms) => {
  const target = temporaryFolder()
  await perform(performRestore, { DATA_DIR: target }, file)
  const stage = join(target, 'restoring', 'postgres')
  const since = { at: 0 }
  const isLate = () => {
    if (!existsSync(stage)) return false
    since.at ||= performance.now()
    return performance.now() - since.at > ms
  }
  expect(await killed({ DATA_DIR: target }, ['restore', file, '--replace'], isLate)).toBeNull()
  expect(differences(await contentsOf(target), expected)).toEqual([])
  expect(readdirSync(target).filter((name) => /^(restoring|replaced)/.test(name))).toEqual([])
})

test('a backup of an earlier version is restored and brought up to date', async () => {
  const older = temporaryFolder()
  const { connection, stop } = await startPostgres({ dataDir: older })
  const database = openPostgres(connection, silent)
  const names = Object.keys(migrations)
  await migrateTo(database.db, names.slice(0, names.indexOf('0840-mailboxes')))
  await database.close()
  await stop()
  const early = join(older, 'early.backup')
  await perform(performBackup, { DATA_DIR: older }, early)
  const target = temporaryFolder()
  expect(await perform(performRestore, { DATA_DIR: target }, early)).toContain('The doctor found no problems.')
  expect(Object.keys(await contentsOf(target)).toSorted()).toEqual(Object.keys(expected).toSorted())
})

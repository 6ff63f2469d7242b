import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../index.ts'
import { readSettings } from '../settings.ts'
import { openBucket } from '../testing/bucket.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { signIn } from '../testing/process.ts'
import { until } from '../testing/until.ts'
import { openTarget } from './open-target.ts'
import { inspect } from './restore.ts'

/** Makes a backup as an owner does in the product, and waits for its verification. */
const backUpBy = async (env: Record<string, string>) => {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env }, [])
  const server = await startServer(settings)
  onTestFinished(() => server.stop())
  const cookie = await signIn(server.url)
  const ask = (path: string, method = 'GET') =>
    fetch(`${server.url}/api${path}`, { method, headers: { cookie, 'content-type': 'application/json' } })
  expect((await ask('/backups', 'POST')).status).toBe(202)
  const made = await until(async () => {
    const { backups, failure } = (await (await ask('/backups')).json()) as {
      backups: { name: string; bytes: number; checkedAt: string | null; error: string }[]
      failure: unknown
    }
    if (failure || backups[0]?.error) throw new Error(JSON.stringify([failure, backups]))
    const { rows } = await sql<{ error: string }>`select "error" from "work" where "error" <> ''`.execute(server.db)
    if (rows[0]) throw new Error(rows[0].error)
    return backups[0]?.checkedAt ? backups[0] : undefined
  }, 100_000)
  const file = await ask(`/backups/file?name=${made.name}`)
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, made.bytes])
  const target = openTarget(settings)
  expect((await inspect({ open: () => target.read(made.name), passphrase: undefined })).manifest.wasServed).toBe(true)
  return made.name
}

test('a server backs itself up into a folder, tries that, and hands it to owners', async () => {
  const folder = temporaryFolder()
  const name = await backUpBy({ DATA_DIR: folder })
  expect(readdirSync(join(folder, 'backups'))).toEqual([name])
  expect(existsSync(join(folder, 'checking'))).toBe(false)
})

test('and into a bucket', async () => {
  const bucket = await openBucket()
  onTestFinished(bucket.close)
  const { endpoint, bucket: name, accessKeyId, secretAccessKey } = bucket.settings
  await backUpBy({
    DATA_DIR: temporaryFolder(),
    BACKUP_S3_BUCKET: name,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
})

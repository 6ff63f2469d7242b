import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '@quarterdeck/api'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockDataFolder } from './data-folder.ts'
import { startServer } from './index.ts'
import { startServing } from './server.ts'
import { readSettings } from './settings.ts'
import { fakeSource } from './testing/fake-source.ts'
import { temporaryFolder } from './testing/folder.ts'
import { signIn } from './testing/process.ts'
import { databaseOf } from './testing/served-folder.ts'
import { until } from './testing/until.ts'

const start = async (folder: string) => {
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }, []))
  onTestFinished(() => server.stop())
  const headers = { cookie: await signIn(server.url), 'content-type': 'application/json' }
  let count = 0
  const write = () => {
    const body = JSON.stringify({ name: 'x', email: `full-${count++}@example.com`, about: 'x'.repeat(500) })
    return fetch(`${server.url}/api/users`, { method: 'POST', headers, body })
  }
  const remove = (id: number) => fetch(`${server.url}/api/users?id=${id}`, { method: 'DELETE', headers })
  const read = () => fetch(`${server.url}/api/users?page=1&perPage=10`, { headers })
  const ready = () => fetch(`${server.url}/readyz`)
  return { ...server, write, remove, read, ready }
}

type Started = Awaited<ReturnType<typeof start>>

const expectFull = async (refused: Response, { read, ready }: Started) => {
  expect([refused.status, await refused.json()]).toEqual([507, expect.objectContaining({ code: 'storage_full' })])
  expect((await read()).status).toBe(200)
  const state = await ready()
  expect(state.status).toBe(503)
  expect(await state.text()).toContain('there is no storage space left')
}

const expectRoom = async ({ write, ready }: Started) => {
  await until(async () => (await ready()).status === 200)
  expect((await write()).status).toBe(201)
}

test('what PostgreSQL has no room for is answered 507, also where somebody signs in, and readiness says so', async () => {
  const server = await start(temporaryFolder())
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db)
  const refuse = (table: string) =>
    sql`create trigger no_room before insert on ${sql.id(table)} execute function no_room()`.execute(server.db)
  const allow = (table: string) => sql`drop trigger no_room on ${sql.id(table)}`.execute(server.db)

  await refuse('users')
  await expectFull(await server.write(), server)
  await allow('users')
  await expectRoom(server)

  await refuse('sessions')
  const body = JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' })
  const headers = { 'content-type': 'application/json' }
  const path = `${server.url}/api/auth/sign-in/email`
  await expectFull(await fetch(path, { method: 'POST', headers, body }), server)
  await allow('sessions')
  expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
})

const mountSmall = (folder: string, megabytes: number) => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'quarterdeck-test', folder])
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
}

// A file system of its own takes root; what does not is tested above.
const mayMount = process.platform === 'linux' && process.getuid?.() === 0

/** Fills a disk to the last block. */
const fill = (filler: string) => {
  const file = openSync(filler, 'a')
  try {
    for (const size of [1024 ** 2, 4096]) {
      try {
        while (writeSync(file, Buffer.alloc(size)) === size);
      } catch {
        // Full but for less than this.
      }
    }
  } finally {
    closeSync(file)
  }
}

const signInAgain = ({ url }: Started) =>
  fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }),
  })

test.runIf(mayMount)('a disk that is full is told, reading goes on, and room for more is noticed', async () => {
  const folder = temporaryFolder()
  mountSmall(folder, 300)
  const server = await start(folder)
  // The reserve is made with the first write.
  expect((await server.write()).status).toBe(201)
  const reserve = join(folder, 'reserve')
  await until(async () => statSync(reserve, { throwIfNoEntry: false })?.size === 32 * 1024 ** 2)
  const filler = join(folder, 'filler')
  fill(filler)
  await expectFull(await server.write(), server)
  expect(existsSync(reserve)).toBe(false)
  // What the reserve is for: to get in, and to make room.
  expect((await signInAgain(server)).status).toBe(200)
  expect((await server.remove(3)).status).toBe(200)
  rmSync(filler)
  await expectRoom(server)
  await until(async () => statSync(reserve, { throwIfNoEntry: false })?.size === 32 * 1024 ** 2)
})

test.runIf(mayMount)('strangers fill their part of a disk, and people work on', async () => {
  const folder = temporaryFolder()
  mountSmall(folder, 300)
  const server = await start(folder)
  const upload = () =>
    fetch(`${server.url}/api/contact/files?name=f`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: randomBytes(4 * 1024 ** 2),
    })
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 20) statuses.push((await upload()).status)
  expect(statuses.slice(0, 2)).toEqual([201, 201])
  // Sooner than the limit of one address.
  expect([statuses.at(-1), statuses.length < 10]).toEqual([429, true])
  expect((await signInAgain(server)).status).toBe(200)
  expect((await server.write()).status).toBe(201)
  expect((await server.ready()).status).toBe(200)
})

describe.runIf(mayMount)('a start', () => {
  const settingsOf = (folder: string) => readSettings({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }, [])

  test('on a disk without room for a new database says how much it needs, and writes none', async () => {
    const folder = temporaryFolder()
    mountSmall(folder, 100)
    await expect(startServing(settingsOf(folder), fakeSource)).rejects.toThrow(
      /^The disk of .* has \d+ MB free, and a new database needs 150 MB: /,
    )
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })

  test('that fills the disk says so, stops the database and lets go of the folder', async () => {
    const folder = temporaryFolder()
    mountSmall(folder, 220)
    const seedSample = async (db: Db) => {
      await sql`insert into notes (text) select string_agg(gen_random_uuid()::text, '') from generate_series(1, 10000000) as n group by n / 100`.execute(
        db,
      )
    }
    const start = startServing(settingsOf(folder), { ...fakeSource, seedSample })
    await expect(start).rejects.toThrow(
      /^The disk of DATA_DIR \(.*\) is full: PostgreSQL could not write \(see .*database\.log\)/,
    )
    expect(databaseOf(folder)).toBeUndefined()
    lockDataFolder(folder).release()
  })
})

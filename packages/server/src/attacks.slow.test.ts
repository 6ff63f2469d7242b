import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { frugal, frugalEnv } from '../../../scripts/frugal.mjs'
import { startServer } from './index.ts'
import { readSettings } from './settings.ts'
import { temporaryFolder } from './testing/folder.ts'
import { signIn } from './testing/process.ts'
import { startProgram } from './testing/program.ts'
import { until } from './testing/until.ts'

const product = fileURLToPath(new URL('./main.ts', import.meta.url))
const owner = 'admin@quarterdeck.test'
const people = [
  owner,
  ...['joerg.mueller', 'layla.hassan', 'misaki.sato', 'beatriz.almeida'].map((name) => `${name}@quarterdeck.test`),
]

/** Starts the server as `npm start` does. */
const start = async () => {
  const server = startProgram({ ...frugalEnv, DATA_DIR: temporaryFolder() }, [], [...frugal, product])
  const url = await server.ready()
  const { pid } = server.process
  const megabytes = () => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return (Number(kilobytes) * 1024) / 1_000_000
  }
  return { url, megabytes }
}

// Only Linux says what a process has open, and how much it holds.
const isLinux = existsSync('/proc/self/status')

test.skipIf(!isLinux)('a hundred uploads that break off leave nothing behind and keep nobody waiting', async () => {
  const settings = { PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) }
  const { url, db, stop } = await startServer(readSettings(settings, []))
  onTestFinished(stop)
  const cookie = await signIn(url)
  const files = () => readdirSync('/proc/self/fd').length
  /** Resolves to the number of rows in each table of uploads: jobs of a server that has just started write to others. */
  const stored = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname ~* 'import|picture|file' order by 1`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['imports', 'importRows']))
    const counts = rows.map(({ name }) => sql`select ${name} as name, count(*) as rows from ${sql.table(name)}`)
    return (await sql`${sql.join(counts, sql` union all `)}`.execute(db)).rows
  }
  const [before, open] = [await stored(), files()]
  const half = randomBytes(2_500_000)
  const paths = ['/imports?entity=users&fileName=a.csv', '/products/pictures', '/pictures?left=0&top=0&side=9']
  const breakOff = async (path = '') => {
    const headers = { cookie, 'content-type': path.includes('csv') ? 'text/csv' : 'application/octet-stream' }
    const sending = request(`${url}/api${path}`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': 5_000_000 },
    })
    const closed = new Promise((resolve) => sending.on('error', () => undefined).once('close', resolve))
    sending.write(half, () => sending.destroy())
    await closed
  }
  await Promise.all(Array.from({ length: 100 }, (_, index) => breakOff(paths[index % paths.length])))
  const send = () =>
    fetch(`${url}/api/imports?entity=users&fileName=whole.csv`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/csv' },
      body: 'name,email\nAda Byron,ada@example.com\n',
    })
  // While the server processes them, some of their rows can exist, and other requests are asked to retry.
  await until(async () => isDeepStrictEqual(await stored(), before))
  await until(async () => {
    const { status } = await send()
    expect([201, 429]).toContain(status)
    return status === 201
  })
  await until(() => files() <= open + 4)
})

test.skipIf(!isLinux)('five hundred windows that only listen cost little, and all are told', async () => {
  const { url, megabytes } = await start()
  const cookies = await Promise.all(people.map((email) => signIn(url, email)))
  const [cookie = ''] = cookies
  const follow = async (index: number) => {
    const own = cookies[Math.floor(index / 100)] ?? ''
    const answering = request(`${url}/api/events`, { agent: false, headers: { cookie: own } })
    onTestFinished(() => void answering.destroy())
    answering.on('error', () => undefined).end()
    const [answer] = await once(answering, 'response')
    const told = { status: answer.statusCode as number, text: '' }
    answer.setEncoding('utf8').on('data', (piece: string) => {
      told.text += piece
    })
    return told
  }
  await (await fetch(`${url}/api/orders?page=1`, { headers: { cookie } })).text()
  const before = megabytes()
  const windows = await Promise.all(Array.from({ length: 100 * people.length }, (_, index) => follow(index)))
  expect(new Set(windows.map(({ status }) => status))).toEqual(new Set([200]))
  // From then on it hears what is changed.
  await until(() => windows.every(({ text }) => text.includes('id: ')))
  const after = megabytes()
  const changed = await fetch(`${url}/api/tickets?id=7`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'heard by all' }),
  })
  expect(changed.status).toBe(200)
  await until(() => windows.every(({ text }) => text.includes('"entity":"tickets"')))
  expect(after - before).toBeLessThan(60)
})

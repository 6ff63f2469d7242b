import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type RunningServer, startPostgres, startServer } from './index.ts'
import { readSettings } from './settings.ts'
import { signIn } from './testing/process.ts'
import { openProxy } from './testing/proxy.ts'
import { makeFolder } from './testing/served-folder.ts'

const serve = async (url: string): Promise<RunningServer> => {
  const env = { PORT: '0', LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32), DATABASE_URL: url }
  const folder = makeFolder()
  const server = await startServer(readSettings({ ...env, DATA_DIR: folder.path }, []))
  return { ...server, stop: () => server.stop().then(folder.remove) }
}

const folder = makeFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: RunningServer

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: folder.path })
  server = await serve(postgres.connectionString)
})
afterAll(async () => {
  await server.stop()
  await postgres.stop('immediate')
  await folder.remove()
})

/** Opens a connection independent of the servers'. */
const connect = async () => {
  const client = new Client(postgres.connectionString)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const follow = async ({ url }: RunningServer = server, after?: number) => {
  const cookie = await signIn(url)
  const headers = { cookie, ...(after === undefined ? {} : { 'last-event-id': String(after) }) }
  const response = await fetch(`${url}/api/events`, { headers })
  const reader = (response.body ?? new ReadableStream<never>()).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async () => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end === -1) {
        const { value } = await reader.read()
        if (value === undefined) return undefined
        text += value
        continue
      }
      const block = text.slice(0, end)
      text = text.slice(end + 2)
      const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
      if (event) return { id: Number(id), event, data: JSON.parse(data ?? '') }
    }
  }
  const cut = () => reader.cancel()
  onTestFinished(cut)
  return { next, cut, cookie }
}

const write = (record: string, count = 1) =>
  `insert into "changes" ("at", "entity", "record", "action", "batch", "version")
   select now(), 'orders', '${record}', 'update', 'test', 1 from generate_series(1, ${count})`

const rename = async ({ url }: RunningServer, cookie: string, subject: string) => {
  const body = JSON.stringify({ subject })
  const headers = { cookie, 'content-type': 'application/json' }
  expect((await fetch(`${url}/api/tickets?id=7`, { method: 'PUT', headers, body })).status).toBe(200)
}

test('a change of a smaller id that is committed later is told, and caught up with', async () => {
  const slow = await connect()
  const events = await follow()
  await slow.query('begin')
  await slow.query(write('early'))
  await rename(server, events.cookie, 'in between')
  const quick = await events.next()
  expect(quick?.data).toMatchObject({ entity: 'tickets', record: '7' })
  await slow.query('commit; notify changes')
  const late = await events.next()
  expect(late?.data).toMatchObject({ entity: 'orders', record: 'early' })
  expect(late?.id).toBeLessThan(Number(quick?.id))

  // The same for a reader disconnected after the first commit.
  const again = await follow(server, quick?.id)
  expect((await again.next())?.data).toMatchObject({ record: 'early' })
})

test('what one server commits, the readers of another are told, also after the database was away', async () => {
  const proxy = await openProxy(postgres)
  const other = await serve(proxy.url)
  onTestFinished(() => other.stop())
  const events = await follow(other)
  await rename(server, events.cookie, 'first')
  expect((await events.next())?.data).toMatchObject({ record: '7' })
  proxy.cut()
  await rename(server, events.cookie, 'while away')
  await proxy.mend()
  expect((await events.next())?.data).toMatchObject({ record: '7' })
  await rename(server, events.cookie, 'and back')
  expect((await events.next())?.data).toMatchObject({ record: '7' })
})

test('ten thousand changes at once are told as one', async () => {
  const client = await connect()
  const events = await follow()
  await client.query(`${write('many', 10_000)}; notify changes`)
  const { rows } = await client.query<{ id: string }>(`select max("id") as "id" from "changes"`)
  expect(await events.next()).toEqual({ id: Number(rows[0]?.id), event: 'resync', data: { entity: null } })
  await client.query(`${write('some', 500)}; notify changes`)
  expect(await events.next()).toMatchObject({ event: 'resync', data: { entity: 'orders' } })
})

test('as many that were long in the making are told up to the newest of them', async () => {
  const slow = await connect()
  const events = await follow()
  await slow.query('begin')
  await slow.query(write('long', 10_000))
  await rename(server, events.cookie, 'meanwhile')
  expect((await events.next())?.data).toMatchObject({ entity: 'tickets', record: '7' })
  await slow.query('commit; notify changes')
  const { rows } = await slow.query<{ id: string }>(`select max("id") as "id" from "changes" where "record" = 'long'`)
  expect(await events.next()).toEqual({ id: Number(rows[0]?.id), event: 'resync', data: { entity: null } })
})

test('signing out ends the streams of the session, and a stop ends all', async () => {
  const stopped = await serve(postgres.connectionString)
  const [mine, other] = [await follow(stopped), await follow(stopped)]
  const headers = { cookie: mine.cookie, 'content-type': 'application/json' }
  await fetch(`${stopped.url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })
  expect(await mine.next()).toBeUndefined()
  await stopped.stop()
  expect(await other.next()).toBeUndefined()
})

import { resetToSample, sized } from '@quarterdeck/api/testing'
import { selfHosted } from '@quarterdeck/contract/account/plan'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Postgres, type RunningServer, startPostgres, startServer } from './index.ts'
import { temporaryFolder } from './testing/home.ts'

const owner = 'admin@quarterdeck.test'
const viewer = 'layla.hassan@quarterdeck.test'
const password = 'quarterdeck-demo'

type Folder = Awaited<ReturnType<typeof temporaryFolder>>

let folders: Folder[]
let postgres: Postgres
let servers: RunningServer[]

const start = ({ path }: Folder) =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: path,
    databaseUrl: postgres.connectionString,
    publicUrl: undefined,
    trustedProxies: ['loopback'],
    smtpUrl: undefined,
    mailFrom: undefined,
    inbound: {},
    plan: selfHosted,
    s3: undefined,
    budgets: {},
    backups: {},
    sessionSecret: 'a secret of at least thirty-two characters',
    logLevel: 'silent',
    empty: false,
    allowSample: false,
  })

beforeAll(async () => {
  folders = await Promise.all([temporaryFolder(), temporaryFolder(), temporaryFolder()])
  const [database, ...homes] = folders
  postgres = await startPostgres({ dataDir: database?.path ?? '' })
  servers = []
  for (const home of homes) servers.push(await start(home))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  await Promise.all(folders.map(({ remove }) => remove()))
})
beforeEach(() => resetToSample(one().db, new Date()))

const serverAt = (index: number): RunningServer => {
  const server = servers[index]
  if (!server) throw new Error('No such server')
  return server
}
const one = () => serverAt(0)
const other = () => serverAt(1)

const send = (server: RunningServer, path: string, body: object | undefined, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const signIn = (server: RunningServer, email: string, secret: string, headers: Record<string, string> = {}) =>
  send(server, '/auth/sign-in/email', { email, password: secret }, headers)

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

const tokenInOutbox = async (): Promise<string> => {
  const find = () =>
    one()
      .db.selectFrom('outbox')
      .select('link')
      .where('template', '=', 'passwordReset')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy()
  return new URLSearchParams((await find())?.link?.split('#')[1]).get('token') ?? ''
}

const reset = async (server: RunningServer, email: string, secret: string): Promise<string> => {
  expect((await send(server, '/password-reset', { email })).status).toBe(202)
  const answer = await send(server, '/password-reset/complete', { token: await tokenInOutbox(), password: secret })
  expect(answer.status).toBe(200)
  return cookiesOf(answer)
}

test.each([
  [
    'signing out',
    (cookie: string) => send(one(), '/auth/sign-out', {}, { cookie }).then(({ status }) => expect(status).toBe(200)),
  ],
  [
    'a ban',
    async () => {
      const cookie = cookiesOf(await signIn(one(), owner, password))
      const [user] = await (await send(one(), `/users?q=${viewer}`, undefined, { cookie })).json()
      const { id, version } = user
      const edits = [{ id: String(id), version, change: { status: 'Banned' } }]
      expect((await send(one(), '/edits', { entity: 'users', edits }, { cookie })).status).toBe(200)
    },
  ],
  ['a new password', async () => void (await reset(one(), viewer, 'a harbour without lights'))],
])('a cookie from before %s is worthless at once on every server', async (_, act) => {
  const cookie = cookiesOf(await signIn(one(), viewer, password))
  // Both know by now who that is.
  for (const server of servers) expect((await send(server, '/me', undefined, { cookie })).status).toBe(200)
  await act(cookie)
  for (const server of servers) expect((await send(server, '/me', undefined, { cookie })).status).toBe(401)
})

const attempts = sized(1000, 10_000)

test(`${attempts} wrong passwords from many addresses at two servers neither get in nor lock the owner out`, {
  timeout: 240_000,
}, async () => {
  const known = cookiesOf(await signIn(one(), owner, password))
  const counts = new Map<number, number>()
  let next = 0
  const attack = async () => {
    for (let index = next++; index < attempts; index = next++) {
      const from = { 'x-forwarded-for': `198.51.${index % 250}.${Math.floor(index / 250)}` }
      const { status } = await signIn(serverAt(index % 2), owner, `wrong password ${index}`, from)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 40 }, attack))
  expect([...counts.keys()].sort()).toEqual([401, 429])
  // Five are free, and each wait is twice as long as the one before.
  expect(counts.get(401)).toBeLessThan(20)

  const stranger = await signIn(one(), owner, password)
  expect([stranger.status, Number(stranger.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await signIn(other(), owner, password, { cookie: known })).status).toBe(200)
  const device = await reset(one(), owner, 'a harbour without lights')
  expect((await signIn(other(), owner, 'a harbour without lights', { cookie: device })).status).toBe(200)
})

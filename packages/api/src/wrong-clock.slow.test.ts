import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf } from './testing/client.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const owner = 'admin@quarterdeck.test'
const password = 'quarterdeck-demo'
const here = { 'x-client-address': '203.0.113.7' }
const sent: string[] = []
const letters: string[] = []
let ahead = 0
let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp(undefined, {
    now: () => new Date(Date.now() + ahead),
    mailer: {
      origin: () => 'http://quarterdeck.test',
      send: async ({ to, text }) => {
        sent.push(to)
        letters.push(text)
        return { state: 'sent' }
      },
    },
  })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  ahead = 0
  sent.length = 0
  await testApp.reset()
})

/** Runs work while the clock is ahead, then corrects the clock. */
const whileAhead = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  ahead = ms
  try {
    return await work()
  } finally {
    ahead = 0
  }
}

const as = async (email?: string): Promise<Client> => clientOf(await testApp.as(email))

const signIn = async (secret: string): Promise<number> =>
  (await (await as()).post('/auth/sign-in/email', { email: owner, password: secret }, here)).status

const work = async (): Promise<void> => {
  testApp.resume()
  await testApp.idle()
}

test('an office whose server was ahead for a moment signs in once the clock is right', async () => {
  for (const ms of [3 * hourMs, 40 * dayMs]) {
    expect(await whileAhead(ms, () => signIn(password))).toBe(200)
    expect(await whileAhead(ms, () => signIn('wrong password'))).toBe(401)
    expect(await signIn(password)).toBe(200)
  }
})

test('a proof of the future is none, and can be shown anew', async () => {
  const client = await as(owner)
  await whileAhead(3 * hourMs, () => client.post('/security/fresh', { password }))
  await testApp.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() + 3 * hourMs) })
    .execute()
  const ask = async () => (await client.post('/me/email', { email: 'other@example.com' })).json
  expect(await ask()).toMatchObject({ code: 'fresh_sign_in' })
  expect((await client.post('/security/fresh', { password })).status).toBe(200)
  expect(await ask()).toMatchObject({ pending: { email: 'other@example.com' } })
  // Mails don't wait for the wrong time either.
  await testApp.db
    .updateTable('emailChanges')
    .set({ sentAt: new Date(Date.now() + 3 * hourMs) })
    .execute()
  expect((await client.post('/me/email/resend')).status).toBe(202)
})

test('mails, digests and the work of a server that is gone do not wait for the future', async () => {
  const stranger = await as()
  await whileAhead(40 * dayMs, () => stranger.post('/password-reset', { email: owner }))
  await testApp.idle()
  const later = new Date(Date.now() + 40 * dayMs)
  const mails = await testApp.db.updateTable('outbox').set({ state: 'waiting' }).returning('id').execute()
  await testApp.db
    .insertInto('work')
    .values(mails.map(({ id }) => ({ kind: 'mail' as const, key: String(id), dueAt: later, updatedAt: later })))
    .execute()
  const job = {
    id: crypto.randomUUID(),
    kind: 'cleaning',
    entity: null,
    state: 'running',
    data: JSON.stringify({ kind: 'cleaning' }),
    batch: 'left lying',
    total: 0,
    cursor: 0,
    reason: '',
    undoes: null,
    actorId: null,
    actorName: null,
    createdAt: later,
  } as const
  await testApp.db.insertInto('jobs').values(job).execute()
  const lost = { state: 'running', worker: 'a server that is gone', lease: later, updatedAt: later } as const
  await testApp.db
    .insertInto('work')
    .values({ kind: 'jobs', key: job.id, dueAt: later, ...lost })
    .execute()
  sent.length = 0
  await work()
  await work()
  expect(sent).toContain(owner)
  const { state } = await testApp.db
    .selectFrom('jobs')
    .select('state')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('done')
})

test('the cleaning is ordered though one of the future was', async () => {
  const cleanings = () => testApp.db.selectFrom('jobs').select('id').where('kind', '=', 'cleaning').execute()
  await whileAhead(40 * dayMs, work)
  const before = (await cleanings()).length
  await work()
  expect((await cleanings()).length).toBe(before + 1)
})

test.each([6 * dayMs, -6 * dayMs, -400 * dayMs])(
  'by a clock that is %d ms off everything goes on, and what was begun then holds when it is right again',
  async (ms) => {
    const before = await as(owner)
    const stranger = await as()
    const email = 'layla.hassan@quarterdeck.test'
    const during = await whileAhead(ms, async () => {
      expect((await before.get('/me')).status).toBe(200)
      const client = await as(owner)
      const { json } = await client.post('/users', { name: 'x', email: 'off@example.com' })
      const ids = [String(json.user.id), '3', '4']
      const action = { type: 'edit', change: { role: 'HR Manager' } }
      const job = await client.post('/jobs', { entity: 'users', selection: { ids }, action })
      await work()
      expect((await client.get(`/jobs?id=${job.json.id}`)).json).toMatchObject({ state: 'done' })
      await stranger.post('/password-reset', { email })
      await testApp.idle()
      return client
    })
    expect((await during.get('/me')).status).toBe(200)
    expect((await before.get('/me')).status).toBe(200)
    const { role } = (await before.get('/users?id=3')).json
    expect(role).toBe('HR Manager')
    // Whatever happened to the earlier link, a new one works.
    await stranger.post('/password-reset', { email })
    await work()
    const token = letters.map((letter) => /token=([\w-]+)/.exec(letter)?.[1]).findLast(Boolean)
    const done = await stranger.post('/password-reset/complete', { token, password: 'a longer password' })
    expect(done.status).toBe(200)
    expect(await signIn(password)).toBe(200)
  },
)

test('maintenance is seen by a server whose clock was set back', async () => {
  const stranger = await as()
  await whileAhead(3 * hourMs, () => stranger.get('/session'))
  await testApp.maintain({ seconds: 60, message: '' })
  const { status } = await stranger.get('/session')
  await testApp.maintain(null)
  expect(status).toBe(503)
})

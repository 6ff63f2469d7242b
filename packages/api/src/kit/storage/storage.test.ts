import { afterEach, expect, test } from 'vitest'
import { resetToSample } from '../../sample/index.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { inboundSecret } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { DiskState } from '../ports.ts'

let testApp: TestApp
afterEach(() => testApp.close())

const open = async (world: Parameters<typeof openTestApp>[1]) => {
  testApp = await openTestApp(undefined, world)
  await resetToSample(testApp.db, new Date())
  return {
    stranger: clientOf(await testApp.as(undefined)),
    owner: clientOf(await testApp.as('admin@quarterdeck.test')),
  }
}

const onDisk = (state: () => DiskState) => ({
  // Visits are excluded: their size is estimated from statistics, which arrive at any time.
  disk: { free: async () => 5_000_000, state: async () => state(), budgets: { visits: 1e9 } },
})

const octets = { 'content-type': 'application/octet-stream' }
const upload = (client: Client, path: string, length: number, address: string) =>
  client.post(`${path}?name=a.bin`, crypto.getRandomValues(new Uint8Array(length)), {
    ...octets,
    'x-client-address': address,
  })

const form = {
  name: 'Anna',
  email: 'anna@example.com',
  topic: 'order',
  message: 'Hello?',
  consent: true,
  language: 'en',
}

test('strangers share a budget for files that belong to no message; people who work here keep room of their own', async () => {
  const { stranger, owner } = await open({
    disk: { free: async () => undefined, state: async () => 'ample', budgets: { uploads: 50_000 } },
  })
  const statuses = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, index) => (await upload(stranger, '/contact/files', 10_000, `203.0.113.${index}`)).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429, 429])
  const refused = await upload(stranger, '/contact/files', 10_000, '203.0.113.77')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3600])
  const own = await upload(owner, '/tickets/files', 10_000, '203.0.113.78')
  expect(own.status).toBe(201)
  // Files of a message don't count anymore.
  expect((await owner.post('/tickets', { subject: 'With a file', files: [own.json.key] })).status).toBe(201)
  expect((await upload(owner, '/tickets/files', 40_000, '203.0.113.78')).status).toBe(201)
  expect((await upload(owner, '/tickets/files', 40_000, '203.0.113.78')).status).toBe(429)
})

test('a disk that fills up refuses files, mail and forms first; then all but sign-in, reading and deleting', async () => {
  let state: DiskState = 'low'
  const { stranger, owner } = await open(onDisk(() => state))
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
  const ticket = () => statusOf(owner.post('/tickets', { subject: 'Hello' }))
  expect(await statusOf(upload(stranger, '/contact/files', 10, '203.0.113.9'))).toBe(507)
  expect(await statusOf(upload(owner, '/tickets/files', 10, '203.0.113.9'))).toBe(507)
  expect(await statusOf(stranger.post('/contact', form))).toBe(507)
  expect(await ticket()).toBe(201)
  state = 'short'
  expect(await ticket()).toBe(507)
  expect(await statusOf(owner.get('/tickets'))).toBe(200)
  expect(await statusOf(owner.del('/tickets?id=1'))).toBe(200)
  const credentials = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }
  expect(await statusOf(stranger.post('/auth/sign-in/email', credentials))).toBe(200)
  state = 'full'
  expect(await statusOf(owner.del('/tickets?id=2'))).toBe(507)
  expect(await statusOf(owner.get('/tickets'))).toBe(200)
})

test('owners are told once a day that room runs out, before anything is refused', async () => {
  let time = Date.now()
  const { owner } = await open({ ...onDisk(() => 'scarce'), now: () => new Date(time) })
  const told = async () => {
    testApp.resume()
    await testApp.idle()
    const { notices } = (await owner.get('/notices')).json
    return notices.filter(({ event }: Json) => event === 'storage_low')
  }
  expect(await told()).toMatchObject([{ data: { what: 'disk', left: 4 } }])
  time += 3_600_000
  expect(await told()).toHaveLength(1)
  time += 24 * 3_600_000
  expect(await told()).toHaveLength(2)
})

test('mail is brought again later when its room, originals included, is used up, and then it is taken', async () => {
  // Later than all measurements in other tests.
  let clock = Date.now() + 3_600_000
  testApp = await openTestApp(undefined, {
    now: () => new Date(clock),
    disk: { free: async () => undefined, state: async () => 'ample', budgets: { mail: 10_000 } },
  })
  const original = { hash: 'a', store: 'database', size: 20_000, createdAt: new Date(clock) } as const
  await testApp.db.insertInto('inboundOriginals').values(original).execute()
  const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}` }
  const stranger = clientOf(await testApp.as(undefined))
  const bring = () => stranger.post('/mail/inbound', new TextEncoder().encode('From: a@example.com\r\n\r\nHi'), headers)
  const { status, headers: answered } = await bring()
  expect([status, answered.get('retry-after')]).toEqual([503, '3600'])
  await testApp.db.deleteFrom('inboundOriginals').execute()
  clock += 60_000
  expect((await bring()).json).toMatchObject({ outcome: 'ticket', isKnown: false })
})

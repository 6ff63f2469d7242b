import { allEndpoints } from '@quarterdeck/contract'
import { type Endpoint, isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { isEntity } from '@quarterdeck/contract/kit/entities'
import { permissions } from '@quarterdeck/contract/kit/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, type Reply } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/**
 * Endpoints by who may call them. Written out by hand and not derived from the contract: a change in these lists affects the
 * security of accounts.
 */
const openToWhoLeaves = [
  'GET /deactivation',
  'GET /me',
  'GET /me/data',
  'POST /deactivation',
  'POST /deactivation/return',
  'POST /security/fresh',
]

const openBeforeTheSecondFactor = [
  'DELETE /me/email',
  'DELETE /sessions',
  'GET /me',
  'GET /me/data',
  'GET /me/email',
  'GET /me/profile',
  'GET /security/history',
  'GET /sessions',
  'GET /two-factor',
  'GET /two-factor/of',
  'GET /two-factor/policy',
  'POST /me/email',
  'POST /me/email/resend',
  'POST /security/fresh',
  'POST /security/password',
  'POST /sessions/end-others',
  'POST /two-factor/codes',
  'POST /two-factor/confirm',
  'POST /two-factor/reset',
  'POST /two-factor/start',
  'POST /two-factor/stop',
  'PUT /me/profile',
  'PUT /me/settings',
  'PUT /two-factor/policy',
]

/** Endpoints that need a permission, which keys can have as well; downloads also need a fresh sign-in. */
const ofOwners = ['GET /backups', 'GET /backups/file', 'GET /sample']

/** Endpoints closed to people who view as somebody else, and to their API keys. */
const personal = [
  'GET /api-keys',
  ...ofOwners,
  'GET /deactivation',
  'GET /form-drafts',
  'GET /me/data',
  'GET /me/email',
  'GET /passkeys',
  'GET /security/history',
  'GET /sessions',
  'GET /two-factor',
]

const queried: string[] = []
let testApp: TestApp

beforeAll(async () => {
  const mailer = { origin: () => 'http://quarterdeck.test', send: async () => ({ state: 'sent' as const }) }
  testApp = await openTestApp((text) => queried.push(text), { mailer })
})
afterAll(() => testApp.close())

const withSession = allEndpoints.map(([, endpoint]) => endpoint).filter(isForPeople)

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const ask = (client: Client, { method, path, by }: Endpoint): Promise<Reply> => {
  const place = by ? `${path}?id=0` : path
  const verbs = { GET: client.get, POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.del }
  return method === 'GET' ? client.get(place) : verbs[method](place, {})
}

/** Returns the names of the endpoints that don't reject with this code. */
const answering = async (client: Client, endpoints: readonly Endpoint[], code: string): Promise<string[]> => {
  const open = new Set<string>()
  for (const endpoint of endpoints) {
    const { status, json } = await ask(client, endpoint)
    expect({ name: nameOf(endpoint), failed: status >= 500 }).toEqual({ name: nameOf(endpoint), failed: false })
    if (json?.code !== code) open.add(nameOf(endpoint))
  }
  return [...open].toSorted()
}

/** Moves the endpoint that ends the tested state to the end. */
const endingWith = (last: string, endpoints: readonly Endpoint[]) =>
  endpoints.toSorted((a, b) => Number(a.path === last) - Number(b.path === last))

const as = async (role: Parameters<typeof emailOf>[0]): Promise<Client> => clientOf(await testApp.as(emailOf(role)))

test('who has closed their account reaches nothing but the way back', async () => {
  await testApp.reset()
  const confirmation = emailOf('admin')
  const first = await as('admin')
  await first.post('/deactivation', { kind: 'deactivate', confirmation, password: 'quarterdeck-demo' })
  const leaving = await as('admin')
  // After the return, everything is open again.
  const endpoints = endingWith('/deactivation/return', withSession)
  expect(await answering(leaving, endpoints, 'closed_account')).toEqual(openToWhoLeaves)
})

test('who has to set up a second factor first reaches nothing but the way to it', async () => {
  await testApp.reset()
  await (await as('owner')).put('/two-factor/policy', { roles: ['admin'], from: '2026-01-01' })
  const lacking = await as('admin')
  expect(await answering(lacking, withSession, 'second_factor')).toEqual(openBeforeTheSecondFactor)
})

test('who views as somebody else changes nothing but that, and reads nothing personal', async () => {
  await testApp.reset()
  const owner = await as('owner')
  const { id } = (await (await as('admin')).get('/me')).json
  await owner.post('/view-as', { id, reason: 'They cannot find an order' })
  const reads = withSession.filter(({ method }) => method === 'GET')
  const open = await answering(owner, reads, 'view_only')
  expect(
    reads
      .map(nameOf)
      .filter((name) => !open.includes(name))
      .toSorted(),
  ).toEqual(personal.toSorted())
  const writes = endingWith(
    '/view-as/stop',
    withSession.filter(({ method }) => method !== 'GET'),
  )
  expect(await answering(owner, writes, 'view_only')).toEqual(['POST /view-as/stop'])
})

test('a key reads nothing personal', async () => {
  await testApp.reset()
  const key = await (await as('owner')).post('/api-keys', { name: 'Key', scope: permissions, days: null })
  const stranger = await testApp.as(undefined)
  const program = clientOf((sent) =>
    stranger({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${key.json.secret}` } }),
  )
  const reads = withSession.filter(({ method, needs }) => method === 'GET' && needs === 'session')
  const open = await answering(program, reads, 'forbidden')
  expect(
    reads
      .map(nameOf)
      .filter((name) => !open.includes(name))
      .toSorted(),
  ).toEqual(personal.filter((name) => !ofOwners.includes(name)))
})

test('a write about goods leaves the queue of mails alone, any other looks into it at once', async () => {
  await testApp.reset()
  const owner = await as('owner')
  const quiet = new Set<string>()
  for (const [, endpoint] of allEndpoints.filter(([, { method }]) => method !== 'GET')) {
    await testApp.idle()
    queried.length = 0
    await ask(owner, endpoint)
    await testApp.idle()
    if (!queried.some((text) => text.includes('update "work" w set'))) quiet.add(nameOf(endpoint))
  }
  const marked = allEndpoints.filter(([, { sendsNoMail }]) => sendsNoMail)
  const silent = allEndpoints.filter(
    ([, { method, sendsNoMail, isRead }]) => method !== 'GET' && (sendsNoMail || isRead),
  )
  expect([...quiet].toSorted()).toEqual(silent.map(([, endpoint]) => nameOf(endpoint)).toSorted())
  // Everything about somebody's account is stored at once, so only these features may be marked: pictures and documents of goods,
  // help for customers, and analytics of the sites.
  const features = new Set(marked.map(([name]) => name.split('.')[0] ?? ''))
  expect([...features].filter((name) => name === 'users' || !isEntity(name))).toEqual([
    'formDrafts',
    'pictures',
    'presence',
    'papers',
    'mailTexts',
    'sending',
    'reminders',
    'supportSettings',
    'mailings',
    'batches',
    'help',
    'incidents',
    'contact',
    'collector',
  ])
})

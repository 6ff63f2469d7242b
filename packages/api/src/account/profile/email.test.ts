import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const password = 'quarterdeck-demo'
const wanted = 'another@example.com'
let testApp: TestApp
let owner: Client
/** The owner, and another user. */
let self: Json
let other: Json

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  self = (await owner.get('/me/profile')).json
  other = (await owner.get('/users?q=layla.hassan@quarterdeck.test')).json[0]
})

/** Makes all proofs of identity too old. */
const goStale = () =>
  testApp.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 3_600_000), provenAt: null })
    .execute()

const emailOf = async ({ id }: Json): Promise<string> => (await owner.get(`/users?id=${id}`)).json.email

const move = async (user: Json): Promise<string> => {
  const { status, headers } = await owner.put(`/users?id=${user.id}`, { email: wanted })
  expect(status).toBe(200)
  return headers.get('x-change-batch') ?? ''
}

/** All ways to change a user's address; each gets a user who has already changed it. */
const ways: Readonly<Record<string, (user: Json, batch: string) => ReturnType<Client['post']>>> = {
  'an update': (user) => owner.put(`/users?id=${user.id}`, { email: 'third@example.com' }),
  'an undo': (_, batch) => owner.post('/changes/undo', { batch }),
  'a restore': (user) =>
    owner.post('/changes/restore', {
      entity: 'users',
      record: String(user.id),
      version: user.version,
      fields: ['email'],
    }),
}

test.each(Object.keys(ways))('%s gives nobody another address without a fresh sign-in', async (way) => {
  const batch = await move(other)
  await goStale()
  const act = () => ways[way]?.(other, batch)
  expect(await act()).toMatchObject({ status: 403, json: { code: 'fresh_sign_in' } })
  expect(await emailOf(other)).toBe(wanted)
  // Other fields need no such proof.
  expect((await owner.put(`/users?id=${other.id}`, { phone: '+1 555 0100', email: wanted })).status).toBe(200)
  expect((await owner.post('/security/fresh', { password })).status).toBe(200)
  expect((await act())?.status).toBeLessThan(300)
  expect(await emailOf(other)).not.toBe(wanted)
  const rows = await testApp.db.selectFrom('outbox').select('to').where('template', '=', 'emailRevert').execute()
  expect(rows.map(({ to }) => to)).toEqual([other.email, wanted])
})

test('cells and bulk changes set no address', async () => {
  const change = { email: wanted }
  const cell = await owner.post('/edits', {
    entity: 'users',
    edits: [{ id: String(other.id), version: other.version, change }],
  })
  expect(cell.json).toMatchObject({ records: [], refused: [{ field: 'email', code: 'invalid' }] })
  const many = { entity: 'users', selection: { ids: [String(other.id)] }, action: { type: 'edit', change } }
  expect((await owner.post('/jobs', many)).status).toBe(422)
  expect(await emailOf(other)).toBe(other.email)
})

test('one’s own address is left to the links that both addresses are sent, on every way', async () => {
  const refused = await owner.put(`/users?id=${self.id}`, { email: wanted, phone: '+1 555 0100' })
  expect([refused.status, refused.json.fields.email.code]).toEqual([422, 'own_email'])
  expect(refused.json.fields.email.message).toContain('/api/me/email')
  expect((await owner.put(`/users?id=${self.id}`, { email: self.email, phone: '+1 555 0100' })).status).toBe(200)

  // Changed by the links, and not changed back by other means.
  expect((await owner.post('/me/email', { email: wanted })).status).toBe(202)
  const links = await testApp.db
    .selectFrom('outbox')
    .select('link')
    .where('template', 'in', ['emailApproval', 'emailConfirmation'])
    .execute()
  const answers = []
  for (const { link } of links) {
    const token = new URLSearchParams(link?.split('#')[1]).get('token')
    answers.push(await owner.post('/email-change/answer', { token, agree: true }))
  }
  expect(answers.map(({ json }) => json.result)).toEqual(['waiting', 'changed'])
  const batch = answers[1]?.headers.get('x-change-batch')
  expect((await owner.post('/changes/undo', { batch })).json).toMatchObject({
    undone: 0,
    kept: [{ fields: ['email'], reason: 'own_email' }],
  })
  const held = { entity: 'users', record: String(self.id), version: self.version, fields: ['email'] }
  expect((await owner.post('/changes/restore', held)).json.fields.email.code).toBe('own_email')
  expect(await emailOf(self)).toBe(wanted)
  // A change approved at the former address needs no revert link.
  expect(await testApp.db.selectFrom('emailReverts').selectAll().execute()).toEqual([])
})

test('a way back ends in time, and with it what was added to the account since', async () => {
  await move(other)
  const link = async () =>
    new URLSearchParams(
      (
        await testApp.db.selectFrom('outbox').select('link').where('template', '=', 'emailRevert').executeTakeFirst()
      )?.link?.split('#')[1],
    ).get('token')
  const key = {
    name: 'x',
    start: 'qd_',
    referenceId: String(other.id),
    createdAt: new Date(),
    updatedAt: new Date(),
    key: 'hashed',
  }
  await testApp.db
    .insertInto('apiKeys')
    .values({ ...key, expiresAt: null, lastRequest: null, permissions: null } as never)
    .execute()
  const stranger = clientOf(await testApp.as(undefined))
  await testApp.db
    .updateTable('emailReverts')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .execute()
  expect((await stranger.post('/email-revert', { token: await link() })).status).toBe(422)
  await testApp.db
    .updateTable('emailReverts')
    .set({ expiresAt: new Date(Date.now() + 1000_000) })
    .execute()
  expect((await stranger.post('/email-revert', { token: await link() })).status).toBe(200)
  expect(
    await testApp.db.selectFrom('apiKeys').select('id').where('referenceId', '=', String(other.id)).execute(),
  ).toEqual([])
})

test('whoever takes an address back ends all sessions of the account', async () => {
  const stranger = clientOf(await testApp.as(undefined))
  const theirs = clientOf(await testApp.as(other.email))
  await move(other)
  const { link } = await testApp.db
    .selectFrom('outbox')
    .select('link')
    .where('template', '=', 'emailRevert')
    .executeTakeFirstOrThrow()
  const token = new URLSearchParams(link?.slice(link.indexOf('#') + 1)).get('token')
  expect((await theirs.get('/me')).status).toBe(200)
  expect((await stranger.post('/email-revert', { token })).status).toBe(200)
  expect((await theirs.get('/me')).status).toBe(401)
})

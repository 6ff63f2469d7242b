import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeFor } from './testing/authenticator.ts'
import { type Client, clientOf } from './testing/client.ts'
import { emailOf } from './testing/contract/given.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const origin = 'http://quarterdeck.test'
const password = 'quarterdeck-demo'
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as(emailOf('owner')))
})

const ask = (path: string, init: RequestInit = {}) => testApp.fetch(new Request(`${origin}/api${path}`, init))
const json = { 'content-type': 'application/json' }
const credentials = JSON.stringify({ email: emailOf('viewer'), password })

const signIn = async () => {
  const answer = await ask('/auth/sign-in/email', { method: 'POST', headers: json, body: credentials })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { answer, cookie: cookies.join('; ') }
}

/** Enables a second factor and returns the key for the authenticator app. */
const turnOn = async (): Promise<string> => {
  const viewer = clientOf(await testApp.as(emailOf('viewer')))
  const { secret } = (await viewer.post('/two-factor/start', { password })).json
  await viewer.post('/two-factor/confirm', { code: await codeFor(secret) })
  return secret
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('a session that has not shown its second factor reaches nothing', async () => {
  await turnOn()
  const { answer, cookie } = await signIn()
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
  for (const path of ['/me', '/users', '/sessions', '/two-factor', '/events', '/api-keys'])
    expect([path, (await ask(path, { headers: { cookie } })).status]).toEqual([path, 401])
  for (const path of ['/security/password', '/two-factor/stop', '/two-factor/codes', '/security/fresh', '/notes']) {
    const { status } = await ask(path, { method: 'POST', headers: { ...json, cookie }, body: '{}' })
    expect([path, status]).toEqual([path, 401])
  }
})

test('of forty codes of an app that are guessed at one moment five are heard at most, and later ones end it', async () => {
  const secret = await turnOn()
  const { cookie } = await signIn()
  const right = await codeFor(secret, 1)
  const show = async (code: string) => {
    const init = { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ code }) }
    const { status, json: said } = await ask('/auth/two-factor/verify-totp', init).then(async (answer) => ({
      status: answer.status,
      json: await answer.json(),
    }))
    return status === 401 && said.code === 'INVALID_CODE' ? 'heard' : status
  }
  const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')
  const atOnce = await times(40, (index) => show(wrong(index)))
  expect(atOnce.filter((each) => each === 'heard').length).toBeLessThanOrEqual(5)
  for (let index = 40; index < 50; index += 1) atOnce.push(await show(wrong(index)))
  expect(atOnce.filter((each) => each === 'heard').length).toBeLessThanOrEqual(10)
  expect(atOnce.filter((each) => each === 200)).toEqual([])
  expect(await show(right)).not.toBe(200)
})

test('of forty codes for one registration at one moment five are heard', async () => {
  const stranger = clientOf(await testApp.as(undefined))
  const person = { name: 'Ada', email: 'ada@example.com', password: 'a harbour without lights', locale: 'en' }
  const { ticket } = (await stranger.post('/registration', person)).json
  const replies = await times(40, (index) =>
    stranger.post('/registration/verify', { ticket, code: String(index).padStart(6, '0') }),
  )
  const results = replies.map(({ json }) => json.result)
  expect([results.filter((each) => each === 'wrong').length, new Set(results)]).toEqual([
    5,
    new Set(['wrong', 'expired']),
  ])
})

test('what another site can have a browser send is refused, however it is dressed', async () => {
  const { cookie } = await signIn()
  const foreign: Record<string, string>[] = [
    { origin: `${origin}:8080` },
    { origin: 'http://localhost' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ]
  for (const headers of foreign) {
    const write = await ask('/me/profile', {
      method: 'PUT',
      headers: { ...json, cookie, ...headers },
      body: '{"name":"x"}',
    })
    expect([headers, [403, 415].includes(write.status)]).toEqual([headers, true])
    if (headers['content-type']) continue
    const init = { method: 'POST', headers: { ...json, ...headers }, body: credentials }
    expect([headers, (await ask('/auth/sign-in/email', init)).status]).toEqual([headers, 403])
    const out = await ask('/auth/sign-out', { method: 'POST', headers: { ...json, cookie, ...headers }, body: '{}' })
    expect([headers, out.status]).toEqual([headers, 403])
  }
  expect((await ask('/auth/sign-out', { headers: { cookie } })).status).toBe(405)
  expect((await ask('/me', { headers: { cookie } })).status).toBe(200)
})

test('names of prototypes are names like any other', async () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString']) {
    const body = `{"name":"x","email":"${name.replaceAll('_', '')}@example.com","${name}":{"accessRole":"owner","isOdd":true}}`
    const made = await owner.post('/users', body, json)
    expect([name, made.status, made.json.user?.accessRole]).toEqual([name, 201, 'viewer'])
    expect([name, (await owner.get(`/users?sort=${name}`)).status]).toEqual([name, 400])
    expect([name, (await owner.get(`/users?${name}=1`)).status]).toEqual([name, 400])
    expect([name, (await owner.get(`/users?fields=${name}`)).status]).toEqual([name, 400])
  }
  expect(Object.hasOwn(Object.prototype, 'isOdd')).toBe(false)
})

test('what lets somebody in is no field to sort, filter, choose or take away by', async () => {
  for (const name of ['password', 'twoFactorEnabled', 'emailVerified', 'erasedAt', 'token']) {
    for (const query of [`sort=${name}`, `${name}=1`, `fields=id,${name}`]) {
      expect([query, (await owner.get(`/users?${query}`)).status]).toEqual([query, 400])
    }
    expect([name, (await owner.get(`/users/export.csv?fields=id,${name}`)).status]).toEqual([name, 400])
  }
})

test('what the server decides is not taken from a body', async () => {
  const support = clientOf(await testApp.as(emailOf('support')))
  const { id } = (await support.get('/me')).json
  const mass = {
    id: 999,
    version: 9,
    createdAt: '2000-01-01T00:00:00.000Z',
    author: { id: 1 },
    accessRole: 'owner',
    status: 'Active',
  }
  const { note } = (await support.post('/notes', { ...mass, about: { entity: 'orders', record: '3' }, text: 'x' })).json
  expect(note).toMatchObject({ version: 1, author: { id } })
  expect([note.id === 999, note.createdAt === mass.createdAt]).toEqual([false, false])
  await support.put('/me/profile', { name: 'Me', accessRole: 'owner', status: 'Active' })
  expect((await support.get('/me')).json.accessRole).toBe('support')
})

test('thirty of one Idempotency-Key at one moment are one, and with another body none', async () => {
  const key = { 'idempotency-key': 'one and the same' }
  const made = await times(30, () => owner.post('/users', { name: 'x', email: 'one@example.com' }, key))
  expect(new Set(made.map(({ json: { user } }) => user?.id)).size).toBe(1)
  const other = await owner.post('/users', { name: 'y', email: 'two@example.com' }, key)
  expect([other.status, other.json.code]).toEqual([422, 'key_reused'])
})

test('a packed body is not unpacked', async () => {
  const { cookie } = await signIn()
  const body = await new Response(
    new Blob(['{"name":"x"}']).stream().pipeThrough(new CompressionStream('gzip')),
  ).bytes()
  const init = { method: 'PUT', headers: { ...json, cookie, 'content-encoding': 'gzip' }, body }
  expect((await ask('/me/profile', init)).status).toBe(400)
})

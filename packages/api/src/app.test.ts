import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeFor } from './testing/authenticator.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let cookie: string
const origin = 'http://quarterdeck.test'

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  const response = await ask('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }),
  })
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})

const ask = (path: string, init: RequestInit = {}) => testApp.fetch(new Request(`${origin}/api${path}`, init))

const remove = (headers: Record<string, string>) =>
  ask('/users?id=20', { method: 'DELETE', headers: { cookie, ...headers } })

test('a write that another site had the browser send is refused', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const response = await remove(headers as unknown as Record<string, string>)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'cross_origin' })
  }
  expect((await ask('/users?id=20', { headers: { cookie } })).status).toBe(200)
})

test('a write from the product itself, or from a program, is let through', async () => {
  expect((await remove({ origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  const program = await ask('/users?id=19', { method: 'DELETE', headers: { cookie } })
  expect(program.status).toBe(200)
})

test('a forged session is nobody’s', async () => {
  const forged = cookie.replace(/\.[^.;]+/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D')
  expect((await ask('/me', { headers: { cookie: forged } })).status).toBe(401)
})

test('the cookie of a session is out of reach for scripts and other sites', async () => {
  const response = await ask('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }),
  })
  const [session] = response.headers.getSetCookie()
  expect(session).toMatch(/HttpOnly/i)
  expect(session).toMatch(/SameSite=Lax/i)
  const token = decodeURIComponent(session?.split(/[=;]/)[1] ?? '').split('.')[0] ?? ''
  expect(token).toHaveLength(32)
  const told = await ask('/auth/get-session', { headers: { cookie } })
  expect([await response.text(), await told.text()].filter((text) => text.includes(token) || !text)).toEqual([])
})

test('a session ends after thirty days without a password, however much it is used', async () => {
  const began = (days: number) =>
    testApp.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .execute()
  const status = async () => (await ask('/me', { headers: { cookie } })).status
  await began(29)
  expect(await status()).toBe(200)
  await began(31)
  expect(await status()).toBe(401)
  await testApp.db.updateTable('sessions').set({ provenAt: new Date() }).execute()
  expect(await status()).toBe(200)
})

test('a cookie without a secret comes and goes with the session, for scripts to read', async () => {
  const markerOf = (response: Response) =>
    response.headers.getSetCookie().find((line) => line.startsWith('quarterdeck.signed-in='))
  const response = await ask('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }),
  })
  const [session] = response.headers.getSetCookie()
  const lifetime = /Max-Age=\d+/i
  expect(markerOf(response)).toMatch(/^quarterdeck\.signed-in=1;/)
  expect(markerOf(response)).not.toMatch(/HttpOnly/i)
  expect(lifetime.exec(markerOf(response) ?? '')?.[0]).toBe(lifetime.exec(session ?? '')?.[0])

  const own = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const out = await ask('/auth/sign-out', { method: 'POST', headers: { cookie: own } })
  expect(markerOf(out)).toMatch(/^quarterdeck\.signed-in=;.*Max-Age=0/i)
  expect(markerOf(await ask('/me', { headers: { cookie: own } }))).toMatch(/Max-Age=0/i)
  expect(markerOf(await ask('/me'))).toBeUndefined()
})

test('someone who is not active is told so, once the password is right', async () => {
  await testApp.db
    .updateTable('users')
    .set({ status: 'Banned' })
    .where('email', '=', 'admin@quarterdeck.test')
    .execute()
  const signIn = (password: string) =>
    ask('/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@quarterdeck.test', password }),
    })
  const right = await signIn('quarterdeck-demo')
  expect([right.status, (await right.json()).code]).toEqual([403, 'ACCOUNT_BANNED'])
  expect((await signIn('wrong password')).status).toBe(401)
  expect((await ask('/me', { headers: { cookie } })).status).toBe(401)
})

test('of the sign-in library only the calls in use are open', async () => {
  for (const path of [
    '/auth/sign-up/email',
    '/auth/update-user',
    '/auth/change-email',
    '/auth/delete-user',
    '/auth/list-sessions',
  ]) {
    const response = await ask(path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('answers are not kept by caches, pictures are', async () => {
  expect((await ask('/users', { headers: { cookie } })).headers.get('cache-control')).toBe('no-store')
  const kept = await Promise.all(
    ['/pictures/avatar?seed=x', '/pictures/product?name=teapot'].map(async (path) => (await ask(path)).headers),
  )
  for (const headers of kept) expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('an empty installation takes one first owner, who can sign in', async () => {
  const { clearData } = await import('./sample/index.ts')
  const settings = { sites: ['https://shop.example.com'], days: 90 }
  const json = { 'content-type': 'application/json' }
  const change = { method: 'PUT', headers: { cookie, ...json }, body: JSON.stringify(settings) }
  expect((await ask('/analytics/settings', change)).status).toBe(200)
  await clearData(testApp.db)
  await testApp.db.deleteFrom('installation').where('key', '=', 'owner').execute()
  expect(await (await ask('/setup')).json()).toMatchObject({ needed: true })
  const owner = { name: 'Grace', email: 'grace@example.com', password: 'a long enough password' }
  const create = () => ask('/setup', { method: 'POST', headers: json, body: JSON.stringify(owner) })
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const signedIn = await ask('/auth/sign-in/email', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: owner.email, password: owner.password }),
  })
  expect(signedIn.status).toBe(200)
  // Settings from before disappeared with their data.
  const own = {
    cookie: signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
  expect(await (await ask('/analytics/settings', { headers: own })).json()).toMatchObject({ sites: [], version: 0 })
  expect(await (await ask('/setup')).json()).toMatchObject({ needed: false })
  await testApp.db.deleteFrom('installation').where('key', '=', 'owner').execute()
})

test('strangers write so much in a minute from one address and then wait, others do not', async () => {
  const look = (address: string) =>
    ask('/invitations/look', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': address },
      body: JSON.stringify({ token: 'nonsense' }),
    })
  // One request above the limit per minute, and the same number again in case a minute ended in between.
  const seen: Response[] = []
  for (let count = 0; count < 242 && seen.at(-1)?.status !== 429; count += 1) seen.push(await look('203.0.113.7'))
  expect(seen.length).toBeGreaterThan(120)
  const last = seen.at(-1) ?? Response.error()
  expect([last.status, (await last.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await look('203.0.113.8')).status).toBe(422)
})

test('a program signs in anew beside the cookie that it has, without an origin', async () => {
  const again = await ask('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }),
  })
  expect(again.status).toBe(200)
})

test.each(['r&d@example.com', 'sales/eu@example.com', 'info@例え.テスト'])(
  'whoever is at %s signs in',
  async (email) => {
    const kept = email.replace('例え.テスト', 'xn--r8jz45g.xn--zckzah')
    await testApp.db.updateTable('users').set({ email: kept }).where('email', '=', 'admin@quarterdeck.test').execute()
    expect(await tryPassword({ email, password: 'quarterdeck-demo' })).toBe(200)
    expect(await tryPassword({ email, password: 'another password' })).toBe(401)
    const response = await ask('/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: email.toUpperCase(), password: 'quarterdeck-demo' }),
    })
    expect((await response.json()).user.email).toBe(kept)
  },
)

const tryPassword = async (body: object, from?: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', ...(from && { 'x-client-address': from }) }
  const sent = { email: 'admin@quarterdeck.test', ...body }
  return (await ask('/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify(sent) })).status
}

test('right sign-ins at one moment do not refuse each other, and guesses at one moment stay five', async () => {
  const all = (count: number, password: string, from?: string) =>
    Promise.all(Array.from({ length: count }, () => tryPassword({ password }, from)))
  expect(new Set(await all(12, 'quarterdeck-demo'))).toEqual(new Set([200]))
  expect(new Set(await all(36, 'quarterdeck-demo', '203.0.113.20'))).toEqual(new Set([200]))
  const guesses = await all(60, 'wrong password')
  expect(guesses.filter((status) => status === 401)).toHaveLength(5)
  expect(guesses.filter((status) => status === 429)).toHaveLength(55)
})

test('nobody guesses on by a sign-in that is refused for something else than the account', async () => {
  const heard: number[] = []
  for (let guess = 0; guess < 8; guess += 1) {
    await tryPassword({ password: 'any password', callbackURL: 'https://evil.example' })
    heard.push(await tryPassword({ password: `wrong password ${guess}` }))
  }
  expect(heard.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
})

test('a device that was trusted is asked for the second factor again after a sign-out everywhere', async () => {
  const send = (path: string, body: object, held = cookie) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: held },
      body: JSON.stringify(body),
    })
  const cookiesOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0])
  const account = { email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' }
  const { secret } = await (await send('/two-factor/start', { password: account.password })).json()
  const confirmed = await send('/two-factor/confirm', { code: await codeFor(secret) })
  const own = cookiesOf(confirmed).join('; ') || cookie
  const half = cookiesOf(await send('/auth/sign-in/email', account, ''))
  const whole = await send(
    '/auth/two-factor/verify-totp',
    { code: await codeFor(secret, 1), trustDevice: true },
    half.join('; '),
  )
  expect(whole.status).toBe(200)
  const trusted = cookiesOf(whole).find((line) => line?.includes('trust_device')) ?? ''
  const again = async () =>
    (await (await send('/auth/sign-in/email', account, trusted)).json()).twoFactorRedirect ?? false
  expect(await again()).toBe(false)
  expect((await send('/sessions/end-others', {}, own)).status).toBe(200)
  expect(await again()).toBe(true)
})

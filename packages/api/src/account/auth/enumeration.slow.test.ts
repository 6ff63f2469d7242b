import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let stranger: Client
let stretched = 0
const asked: string[] = []

// What takes time at a sign-in is that passwords are stretched: how often says more than a clock.
const scrypt = crypto.scrypt
const counting = (...given: Parameters<typeof scrypt>) => {
  stretched += 1
  return scrypt(...given)
}
Object.assign(crypto, { scrypt: counting })
syncBuiltinESMExports()

beforeAll(async () => {
  testApp = await openTestApp((sql) => asked.push(sql))
  await testApp.reset()
  stranger = clientOf(await testApp.as(undefined))
})
afterAll(() => testApp.close())

const known = 'misaki.sato@quarterdeck.test'
const banned = 'banned@example.com'
const invited = 'invited@example.com'
const registering = 'registering@example.com'
const password = 'a harbour without lights'
const person = { name: 'Ada', password, locale: 'en' }

/** Returns the response, and the work it took to compute. */
const told = async (ask: () => ReturnType<Client['post']>) => {
  await testApp.idle()
  const before = stretched
  const { status, text, headers } = await ask()
  const work = stretched - before
  const shape = text.replaceAll(/"(ticket|email|resendAt)":"[^"]*"/g, '"$1":""')
  return { status, shape, names: [...headers.keys()].toSorted(), work }
}

test('whether an address is known is told neither by the words nor by the work of an answer', async () => {
  const owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  await owner.post('/users', { name: 'x', email: banned, status: 'Banned' })
  await owner.post('/invitations', { email: invited, accessRole: 'viewer', locale: 'en' })
  await stranger.post('/registration', { ...person, email: registering })
  const calls: Record<string, (email: string) => ReturnType<Client['post']>> = {
    'a sign-in': (email) => stranger.post('/auth/sign-in/email', { email, password: 'not the password' }),
    'a link to a new password': (email) => stranger.post('/password-reset', { email }),
    'a registration': (email) => stranger.post('/registration', { ...person, email }),
  }
  for (const [name, call] of Object.entries(calls)) {
    const unknown = await told(() => call(`nobody-${name.length}@example.com`))
    expect([name, unknown.status < 500]).toEqual([name, true])
    for (const email of [known, banned, invited, registering]) {
      expect([name, email, await told(() => call(email))]).toEqual([name, email, unknown])
    }
  }
})

test('a sign-in asks the database as often for an address that nobody has', async () => {
  const statements = async (email: string) => {
    await testApp.idle()
    asked.length = 0
    await stranger.post('/auth/sign-in/email', { email, password: 'not the password either' })
    return asked.length
  }
  const [unknown, some] = [await statements('nobody@example.com'), await statements('layla.hassan@quarterdeck.test')]
  expect(Math.abs(some - unknown)).toBeLessThanOrEqual(1)
})

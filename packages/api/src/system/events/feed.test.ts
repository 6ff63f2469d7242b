import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Feed, openFeed } from './feed.ts'

let testApp: TestApp
let feed: Feed
let token: string

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  await testApp.as('admin@quarterdeck.test')
  token = (await testApp.db.selectFrom('sessions').select('token').executeTakeFirstOrThrow()).token
  // Nothing is announced: what was committed is found at the next beat.
  feed = openFeed({ db: testApp.db, now: () => new Date(), listen: () => undefined, log: () => undefined }, 10)
})
afterAll(() => testApp.close())

const read = () => {
  const reader = feed({ token, userId: 1, role: 'viewer', after: undefined })
    .pipeThrough(new TextDecoderStream())
    .getReader()
  onTestFinished(() => reader.cancel())
  return async () => (await reader.read()).value
}

const write = (record: string, count: number) =>
  sql`insert into "changes" ("at", "entity", "record", "action", "batch", "version")
    select now(), 'orders', ${record}, 'update', 'by hand', 2 from generate_series(1, ${count})`.execute(testApp.db)

const found = async (next: () => Promise<string | undefined>, words: string) => {
  let text = await next()
  while (text !== undefined && !text.includes(words)) text = await next()
  return text
}

test('readers hear that they are connected, and what was committed without a word', async () => {
  const next = read()
  expect(await next()).toBe(':\n\n')
  expect(await next()).toMatch(/^id: \d+\n\n$/)
  await write('7', 1)
  expect(await found(next, '"record":"7"')).toContain('event: change')
})

test('a reader who does not read is cut off', async () => {
  const [idle, busy] = [read(), read()]
  await idle()
  await busy()
  await write('8'.repeat(4000), 100)
  await found(busy, '888')
  // What was on its way to them comes, and then the end.
  expect(await found(idle, 'nothing of the kind')).toBeUndefined()
})

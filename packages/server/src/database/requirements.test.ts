import { expect, test } from 'vitest'
import { type Facts, isPooled, missingRequirement } from './requirements.ts'

const sound: Facts = {
  version: 150018,
  encoding: 'UTF8',
  hasIcu: true,
  role: 'qd',
  name: 'office',
  ownsTables: true,
  trigrams: 'allowed',
}

test('a database that has all that is needed lacks nothing', () => {
  expect(missingRequirement(sound)).toBeUndefined()
  expect(missingRequirement({ ...sound, trigrams: 'installed' })).toBeUndefined()
})

test.each<[Partial<Facts>, RegExp]>([
  [{ version: 120022 }, /PostgreSQL 12, and 13 or newer/],
  [{ encoding: 'SQL_ASCII' }, /encoding is SQL_ASCII, and UTF-8 is needed/],
  [{ hasIcu: false }, /without ICU/],
  [{ ownsTables: false }, /role "qd" may not create or change tables.*alter database "office" owner to "qd"/],
  [{ trigrams: 'missing' }, /pg_trgm is not installed/],
  [{ trigrams: 'refused' }, /may not create the extension pg_trgm.*owner/],
])('what is lacking is said: %o', (other, words) => {
  expect(missingRequirement({ ...sound, ...other })).toMatch(words)
})

/** Two clients of a pooler that serves each statement by the session that `next` names. */
const shared = (next: () => number): [() => Promise<number>, () => Promise<number>] => [
  async () => next(),
  async () => next(),
]

const inTurn = (sessions: number) => {
  let count = 0
  return () => count++ % sessions
}

test('clients that have a session each are not pooled', async () => {
  expect(
    await isPooled(
      async () => 1,
      async () => 2,
    ),
  ).toBe(false)
})

test.each([1, 2, 3, 4, 5, 20])('a pooler that lends %i sessions in turn is known', async (sessions) => {
  expect(await isPooled(...shared(inTurn(sessions)))).toBe(true)
})

test('a pooler that lends what came back last is known', async () => {
  expect(await isPooled(...shared(() => 7))).toBe(true)
})

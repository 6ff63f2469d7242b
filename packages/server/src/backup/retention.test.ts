import { expect, test } from 'vitest'
import { outdated } from './retention.ts'
import { createdAtOf, nameAt } from './target.ts'

const now = new Date('2026-11-28T02:00:03.456Z')
const daysAgo = (days: number, bytes = 1) => {
  const createdAt = new Date(now.getTime() - days * 24 * 60 * 60_000)
  return { name: nameAt(createdAt), bytes, createdAt }
}
const agesOf = (list: readonly { createdAt: Date }[]) =>
  list.map(({ createdAt }) => Math.round((now.getTime() - createdAt.getTime()) / (24 * 60 * 60_000)))

test('a name says when a backup was made, to the second', () => {
  expect(nameAt(now)).toBe('quarterdeck-2026-11-28T02-00-03Z.backup')
  expect(createdAtOf(nameAt(now))).toEqual(new Date('2026-11-28T02:00:03Z'))
  expect(createdAtOf('quarterdeck-2026-11-28T02-00-03Z.backup.partial')).toBeUndefined()
})

test('backups are kept for 14 days', () => {
  const all = Array.from({ length: 20 }, (_, day) => daysAgo(day))
  expect(agesOf(outdated(all, undefined, now))).toEqual([15, 16, 17, 18, 19])
})

test('a clock that jumps ahead does not take them all', () => {
  const all = Array.from({ length: 10 }, (_, day) => daysAgo(400 + day))
  expect(agesOf(outdated([daysAgo(0), ...all], undefined, now))).toEqual([406, 407, 408, 409])
})

test('they take a quarter of the room at most, and the newest stays', () => {
  const all = Array.from({ length: 4 }, (_, day) => daysAgo(day, 10))
  expect(agesOf(outdated(all, 60, now))).toEqual([2, 3])
  expect(agesOf(outdated(all, 0, now))).toEqual([1, 2, 3])
})

import { expect, test } from 'vitest'
import { labelInterval, ticksOf } from './scale.ts'

test('a scale begins at zero, ends above the largest value, and has round steps', () => {
  expect(ticksOf(97, true)).toEqual([0, 25, 50, 75, 100])
  expect(ticksOf(10, true)).toEqual([0, 5, 10])
  expect(ticksOf(3, true)).toEqual([0, 1, 2, 3])
  expect(ticksOf(0.9, false)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(ticksOf(81_000, false)).toEqual([0, 25_000, 50_000, 75_000, 100_000])
})

test('a scale of nothing still has a height', () => {
  expect(ticksOf(0, true)).toEqual([0, 1])
})

test('labels are shown as far as there is room', () => {
  expect([labelInterval(6, 7), labelInterval(7, 7), labelInterval(8, 7), labelInterval(30, 7)]).toEqual([1, 1, 2, 5])
})

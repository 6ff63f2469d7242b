import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test('what is too short has none', () => {
  expect(strengthOf('Xk9!', 10)).toBe(0)
})

test('repeating and counting adds little', () => {
  expect(strengthOf('aaaaaaaaaaaa', 10)).toBe(1)
  expect(strengthOf('abcdefghijkl', 10)).toBe(1)
  expect(strengthOf('1234567890', 10)).toBe(1)
})

test('length and variety add up', () => {
  expect(strengthOf('harbor light', 10)).toBeGreaterThanOrEqual(2)
  expect(strengthOf('four gulls over 7 lighthouses', 10)).toBe(4)
})

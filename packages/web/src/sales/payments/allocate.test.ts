import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

const two = [
  { id: 'INV-002', owed: 5000 },
  { id: 'INV-001', owed: 2599 },
]

test('an amount goes to one invoice after the other, and what is left over is told', () => {
  expect(allocate(6000, two)).toEqual({
    parts: [
      { id: 'INV-002', amount: 5000 },
      { id: 'INV-001', amount: 1000 },
    ],
    rest: 0,
  })
  expect(allocate(10_000, two).rest).toBe(2401)
  expect(allocate(1, two).parts.map(({ amount }) => amount)).toEqual([1, 0])
})

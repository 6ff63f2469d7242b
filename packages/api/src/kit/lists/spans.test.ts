import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRange } from './spans.ts'

const day = fc.integer({ min: -40_000, max: 40_000 })

test('the pieces of a range have each of its days once, whole spans as such, and are few', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 3660 }), (from, length) => {
      const pieces = splitRange('sold', from, from + length)
      expect(pieces.length).toBeLessThanOrEqual(5)
      let next = from
      for (const { field, from: first, to } of pieces) {
        const days = Number(field.split('/')[1] ?? 1)
        expect(first).toBe(next)
        expect([first, to].map((edge) => edge - Math.floor(edge / days) * days)).toEqual([0, 0])
        next = to
      }
      expect(next).toBe(from + length)
      const singles = pieces.filter(({ field }) => field === 'sold')
      expect(singles.reduce((sum, { from: first, to }) => sum + to - first, 0)).toBeLessThan(16)
    }),
  )
})

test('what has no end is read in spans as well', () => {
  expect(splitRange('sold', 60, Number.POSITIVE_INFINITY)).toEqual([
    { field: 'sold', from: 60, to: 64 },
    { field: 'sold/64', from: 64, to: Number.POSITIVE_INFINITY },
  ])
})

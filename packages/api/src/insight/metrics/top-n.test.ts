import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topN } from './top-n.ts'

test('the first of some are those that would be first if all were put in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat())),
      fc.integer({ min: 1, max: 5 }),
      (all, n) => {
        const compare = ([a]: readonly number[], [b]: readonly number[]) => (a ?? 0) - (b ?? 0)
        expect(topN(all, n, compare)).toEqual(all.toSorted(compare).slice(0, n))
      },
    ),
  )
})

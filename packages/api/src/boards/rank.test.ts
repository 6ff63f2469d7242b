import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankBetween } from './rank.ts'

test('however cards are put between others, their ranks have the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 300 }), (places) => {
      const ranks: string[] = []
      for (const place of places) {
        const at = place % (ranks.length + 1)
        ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null))
      }
      expect(ranks.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(ranks)
      expect(new Set(ranks).size).toBe(ranks.length)
    }),
  )
})

test('ten thousand cards at one end have short ranks', () => {
  let [first, last] = [rankBetween(null, null), rankBetween(null, null)]
  for (let card = 0; card < 10_000; card++) {
    first = rankBetween(null, first)
    last = rankBetween(last, null)
  }
  expect([first.length, last.length]).toEqual([7, 7])
})

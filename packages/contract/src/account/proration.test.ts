import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingPeriods, planNames, subscriptionPlans } from './billing-plans.ts'
import { type Choice, endOfPeriod, linesOfChange, sumOfLines, timingOf, unusedOf } from './proration.ts'

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const choice = fc.record({ plan: fc.constantFrom(...planNames), period: fc.constantFrom(...billingPeriods) })
const paidFor = ({ plan, period }: Choice, start: Date) => ({
  ...{ plan, period, start },
  price: subscriptionPlans[plan].price[period],
  end: endOfPeriod(start, start, period),
})

test('what is unused is all of it at the start, nothing at the end, less with each second, and never more than was paid', () => {
  fc.assert(
    fc.property(choice, day, fc.double({ min: 0, max: 1, noNaN: true }), (plan, start, share) => {
      const paid = paidFor(plan, start)
      const at = new Date(start.getTime() + (paid.end.getTime() - start.getTime()) * share)
      const unused = unusedOf(paid, at)
      expect(Number.isInteger(unused)).toBe(true)
      expect(unused).toBeGreaterThanOrEqual(0)
      expect(unused).toBeLessThanOrEqual(paid.price)
      expect(unusedOf(paid, new Date(at.getTime() + 60_000))).toBeLessThanOrEqual(unused)
      // One rounding: at most half a cent from the exact share, and of one second.
      const exact = (paid.price * (paid.end.getTime() - at.getTime())) / (paid.end.getTime() - start.getTime())
      expect(Math.abs(unused - exact)).toBeLessThanOrEqual(0.5 + paid.price / (28 * 86_400))
      expect([unusedOf(paid, start), unusedOf(paid, paid.end)]).toEqual([paid.price, 0])
    }),
  )
})

test('a change at once costs its lines added up, at least nothing and at most the new price', () => {
  fc.assert(
    fc.property(choice, choice, day, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, start, share) => {
      fc.pre(timingOf(from, to) === 'now')
      const paid = paidFor(from, start)
      const at = new Date(start.getTime() + (paid.end.getTime() - start.getTime()) * share)
      const price = subscriptionPlans[to.plan].price[to.period]
      const total = sumOfLines(linesOfChange(paid, to, at))
      expect(total).toBe(price - unusedOf(paid, at))
      expect(total).toBeGreaterThanOrEqual(0)
      expect(sumOfLines(linesOfChange(undefined, to, at))).toBe(price)
    }),
  )
})

test('there and back is never both at once', () => {
  fc.assert(
    fc.property(choice, choice, (from, to) => {
      const both = [timingOf(from, to), timingOf(to, from)]
      expect(both.filter((timing) => timing === 'now').length).toBeLessThanOrEqual(1)
      expect(both.includes('same')).toBe(from.plan === to.plan && from.period === to.period)
    }),
  )
})

test('periods follow each other without a gap, and come back to the 31st', () => {
  const anchor = new Date('2027-10-31T08:00:00Z')
  const ends: string[] = []
  for (let start = anchor, count = 0; count < 6; count++) {
    start = endOfPeriod(anchor, start, 'month')
    ends.push(start.toISOString().slice(0, 10))
  }
  expect(ends).toEqual(['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
  const leap = new Date('2028-02-29T00:00:00Z')
  expect(endOfPeriod(leap, leap, 'year').toISOString().slice(0, 10)).toBe('2029-02-28')
})

test('an example that can be checked by hand: half of June is unused, and half of its price is credited', () => {
  const start = new Date('2027-06-01T00:00:00Z')
  const lines = linesOfChange(
    paidFor({ plan: 'team', period: 'month' }, start),
    { plan: 'business', period: 'month' },
    new Date('2027-06-16T00:00:00Z'),
  )
  expect(lines.map(({ amount }) => amount)).toEqual([149_00, -29_50])
})

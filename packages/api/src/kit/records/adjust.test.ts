import { type Adjustment, adjusted, toDecimal } from '@quarterdeck/contract/kit/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sized } from '../../testing/size.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { type FieldRange, isOutOfRange, valueAfter } from './adjust.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
}, 120_000)
afterAll(() => testApp.close())

const hundredths = fc.integer({ min: -20_000, max: 20_000 }).map(toDecimal)
const roundTo = fc.option(
  fc
    .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 999 }))
    .map(([step, any]) => ({ step: toDecimal(step), ending: toDecimal(any % step) })),
  { nil: undefined },
)
const rule: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({ way: fc.constant('percent' as const), by: hundredths, roundTo }),
  fc.record({ way: fc.constant('amount' as const), by: hundredths, roundTo }),
  fc.record({ way: fc.constant('set' as const), to: fc.nat(20_000).map(toDecimal), roundTo }),
)

test.each([
  { stored: 'minor', min: 0, max: 5_000_000, type: 'bigint' },
  { stored: 'decimal', min: 0, max: 10_000, type: 'double precision' },
] as const)('the database adjusts what is stored as $stored like the money module', async ({ type, ...bounds }) => {
  const asStored = (minor: number) => (bounds.stored === 'minor' ? minor : toDecimal(minor))
  const check = async (given: Adjustment, amounts: readonly number[]) => {
    const adjusting = { field: 'price', rule: given, bounds: bounds satisfies FieldRange }
    const { rows } = await sql<{ after: number; beyond: boolean }>`
      select ${valueAfter(adjusting)} as "after", ${isOutOfRange(adjusting)} as "beyond"
      from unnest(${`{${amounts.map(asStored).join()}}`}::${sql.raw(type)}[]) with ordinality as t("price", "place")
      order by "place"`.execute(testApp.db)
    const wanted = amounts.map((minor) => adjusted(minor, given))
    expect(rows.map(({ after }) => Number(after))).toEqual(wanted.map(asStored))
    expect(rows.map(({ beyond }) => beyond)).toEqual(wanted.map((minor) => minor < bounds.min || minor > bounds.max))
  }
  const amounts = fc.array(fc.nat(bounds.max), { minLength: 1, maxLength: 50 })
  await fc.assert(fc.asyncProperty(rule, amounts, check), { numRuns: sized(50, 200) })
})

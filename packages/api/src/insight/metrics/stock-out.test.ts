import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { firstStockOuts } from './stock-out.ts'
import { openSums } from './sums.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
})
afterAll(() => testApp.close())

test('which products last shortest is the same, however few are looked at first', async () => {
  const products = await testApp.db
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('deletedAt', 'is', null)
    .execute()
  const sold = new Map(products.map(({ id }, index) => [String(id), (index * 7) % 5]))
  const { add, sums } = openSums(undefined, true, Math.round)
  for (const [id, value] of sold) add(id, value)
  const lasting = products
    .map(({ id, stock }) => ({ part: String(id), value: Number(stock), against: sold.get(String(id)) ?? 0 }))
    .filter(({ against }) => against > 0)
    .toSorted((a, b) => a.value / a.against - b.value / b.against || Number(a.part) - Number(b.part))
    .slice(0, 8)
  expect(lasting).toHaveLength(8)
  for (const size of [1, 8, 20, products.length, products.length + 1])
    expect(await firstStockOuts(testApp.db, sums, size)).toEqual(lasting)
  expect(await firstStockOuts(testApp.db, openSums(undefined, true, Math.round).sums)).toEqual([])
})

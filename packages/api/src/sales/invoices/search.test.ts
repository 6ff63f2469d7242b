import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

/** Inserts invoices with numbers after this one. */
const issue = async (after: number, count: number) => {
  await testApp.db.updateTable('counters').set({ value: after }).where('name', '=', 'invoices').execute()
  const customer = { id: 6 }
  for (let made = 0; made < count; made++) await owner.post('/invoices', { customer, reference: `PO-${after}` })
}
const found = async (q: string): Promise<string[]> =>
  (await owner.get(`/search?in=invoices&q=${q}`)).json.invoices.map(({ id }: Json) => id)

test('the number of an invoice finds that one, then the newest that begin with it', async () => {
  await issue(149, 2)
  await issue(1499, 3)
  await issue(15_008, 3)
  await issue(9_150_000_000, 1)
  expect(await found('INV-150')).toEqual(['INV-150', 'INV-15011', 'INV-15010', 'INV-15009', 'INV-1502'])
  expect(await found('inv15')).toEqual(['INV-015', 'INV-15011', 'INV-15010', 'INV-15009', 'INV-1502'])
  expect(await found('INV-9150000001')).toEqual(['INV-9150000001'])
  // Too few begin with it, so numbers that contain it are found as well.
  expect(await found('INV-1501')).toEqual(['INV-1501', 'INV-15011', 'INV-15010'])
  expect(await found('PO-1499')).toEqual(['INV-1502', 'INV-1501', 'INV-1500'])
  await owner.del('/invoices?id=INV-15011')
  expect(await found('INV-1501')).toEqual(['INV-1501', 'INV-15010'])
})

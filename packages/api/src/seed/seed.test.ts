import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../testing/client.ts'
import { openTestApp, type TestApp } from '../testing/in-memory.ts'
import { inProportion, seedScale } from './index.ts'

let testApp: TestApp
let owner: Client
const now = new Date('2026-05-06T12:00:00Z')

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  await seedScale(testApp.db, inProportion(400, { tickets: 30 }), { now, onProgress: () => undefined })
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const all = async (path: string): Promise<Json[]> => (await owner.get(path)).json
const cents = (amount: number) => Math.round(amount * 100)
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
const made = (records: Json[], before: number) => records.filter(({ id }) => id > before)

test('makes as many of each as were asked for, beside what was there', async () => {
  const counts = await Promise.all(
    ['orders', 'users', 'products', 'invoices', 'tickets', 'reviews'].map(
      async (path) => (await all(`/${path}`)).length,
    ),
  )
  expect(counts).toEqual([15 + 400, 20 + 40, 15 + 40, 19 + 80, 20 + 30, 4 + 40])
})

test('makes orders that add up, of people and products that were there at the time', async () => {
  const users = new Map((await all('/users')).map((user) => [user.id, user]))
  const products = new Map((await all('/products')).map((product) => [product.id, product]))
  for (const order of made(await all('/orders'), 15)) {
    expect(cents(order.subTotalAmount)).toBe(
      sumOf(order.items.map(({ price, quantity }: Json) => cents(price) * quantity)),
    )
    expect(users.get(order.customer.id)).toMatchObject({ name: order.customer.name, email: order.customer.email })
    expect(users.get(order.customer.id).createdAt <= order.createAt).toBe(true)
    for (const { id, name } of order.items) expect(products.get(id).title).toBe(name)
    expect(order.createAt <= now.toISOString() && (order.deliveredAt ?? order.createAt) <= now.toISOString()).toBe(true)
  }
})

test('makes invoices over the amount of their order, in the order of their dates', async () => {
  const orders = made(await all('/orders'), 15).filter(({ invoiceId }) => invoiceId !== null)
  const invoices = new Map((await all('/invoices')).map((invoice) => [invoice.id, invoice]))
  expect(orders.map(({ invoiceId }) => invoiceId)).toEqual([...invoices.keys()].slice(19))
  for (const order of orders) {
    const invoice = invoices.get(order.invoiceId)
    expect(invoice.totalAmount).toBe(order.totalAmount)
    expect(
      sumOf(invoice.products.map(({ total }: Json) => cents(total))) +
        cents(invoice.tax) +
        cents(invoice.shippingCharge),
    ).toBe(cents(invoice.totalAmount))
  }
})

test('goes on with the next numbers afterwards', async () => {
  expect((await owner.post('/invoices', {})).json.invoice.id).toBe('INV-100')
  expect((await owner.post('/tickets', { subject: 'x', describe: 'y' })).json.ticket.id).toBe(51)
})

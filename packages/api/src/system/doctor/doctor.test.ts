import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compactShards } from '../../kit/lists/compact.ts'
import { inProportion, seedScale } from '../../sample/seed/index.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { examine, mend } from './index.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const wrongs = async () => (await examine(testApp.db)).filter(({ wrong }) => wrong > 0)

test('nothing is wrong after changes of every kind', async () => {
  expect(await wrongs()).toEqual([])
  await owner.patch('/orders?id=3', { status: 'return' })
  await owner.patch('/orders?id=4', {
    createAt: '2024-02-03',
    items: [{ id: 2, name: 'x', image: '', price: 7, quantity: 3 }],
  })
  await owner.post('/tickets', { subject: 'x', describe: 'y' })
  await owner.post('/invoices', { customer: { id: 4 }, products: [{ id: 2, title: 'x', quantity: 2, price: 5 }] })
  const { headers } = await owner.del('/orders', { ids: [1, 2, 3] })
  await owner.del('/users?id=20')
  await owner.put('/reviews?id=1', { status: 'Hidden', hiddenReason: 'x' })
  await owner.del('/reviews?id=3')
  await owner.put('/products?id=2', {
    variants: [
      { color: 'blue', stock: 3 },
      { color: 'purple', code: 'TW-2' },
    ],
  })
  await owner.put('/products?id=7', { code: 'BOOT', variants: [] })
  await owner.del('/products', { ids: [2, 12] })
  expect(await wrongs()).toEqual([])
  await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
  expect(await wrongs()).toEqual([])
  await owner.patch('/orders?id=6', { discountAmount: 3, invoiceId: null })
  await owner.post('/refunds', { orderId: 6, kind: 'Refund', amount: 2, reason: 'x' })
  await owner.post('/orders/invoice', { id: 6 })
  await owner.post('/refunds', { orderId: 6, kind: 'Refund', amount: 1, reason: 'x' })
  expect(await wrongs()).toEqual([])
  const bill = {
    customer: { id: 4 },
    products: [{ title: 'x', quantity: 2, price: 50, taxRate: 19 }],
    pricesIncludeTax: true,
  }
  await owner.post('/invoices/drafts', bill)
  const [{ id }] = (await owner.post('/invoices/issue', { ids: ['DRAFT-1'] })).json.invoices
  const paying = await owner.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 60 }], amount: 60 })
  await owner.post('/payments/refund', { id: paying.json.payments[0].id, amount: 5, reason: 'x' })
  await owner.post('/invoices/credit', { id, amount: 70, reason: 'x' })
  await owner.post('/invoices/correct', { id, reason: 'x' })
  const complete = await owner.post('/invoices', { ...bill, status: 'complete' })
  await owner.post('/changes/undo', { batch: complete.headers.get('x-change-batch') })
  await owner.put('/invoices?id=INV-002', { status: 'pending' })
  await owner.post('/invoices/void', { ids: ['INV-002'], reason: 'x' })
  await owner.del('/invoices', { ids: [id, 'INV-001'] })
  expect(await wrongs()).toEqual([])
  await sql`delete from "orders" where "id" in (2, 5)`.execute(testApp.db)
  await sql`update "orders" set "status" = 'Return' where "id" > 9`.execute(testApp.db)
  expect(await wrongs()).toEqual([])
})

test('nothing is wrong after shards were compacted, and one is left', async () => {
  await sql`update "tallies" set "lane" = 1 where "value" = 'Delivered'`.execute(testApp.db)
  await sql`update "sales" set "lane" = 2 where "productId" < 5`.execute(testApp.db)
  await testApp.db.transaction().execute(compactShards)
  expect(await wrongs()).toEqual([])
  const { rows } = await sql`select "lane" from "tallies" union select "lane" from "sales"`.execute(testApp.db)
  expect(rows).toEqual([{ lane: -1 }])
})

test('nothing is wrong after scale data', async () => {
  await seedScale(testApp.db, inProportion(300), { now: new Date(), onProgress: () => undefined })
  expect(await wrongs()).toEqual([])
})

const total = async (path: string) => Number((await owner.get(`${path}&page=1`)).headers.get('x-total-count'))
const delivered = async () =>
  (await owner.get('/orders/histories')).json.find(({ title }: Json) => title === 'Delivered Orders').totalOrder

test('a figure that went wrong is named, and put right on demand', async () => {
  const before = await delivered()
  await sql`update "tallies" set "count" = "count" + 3, "amount" = "amount" - 100 where "entity" = 'orders' and "value" = 'Delivered' and "day" = '-infinity'`.execute(
    testApp.db,
  )
  await sql`update "sales" set "quantity" = 1 where "productId" = 2`.execute(testApp.db)
  await sql`update "products" set "rating" = 1.5 where "id" = 2`.execute(testApp.db)
  await sql`update "reviews" set "orderId" = null where "id" = 4`.execute(testApp.db)
  await sql`update "products" set "stock" = 5 where "id" = 7`.execute(testApp.db)
  await sql`delete from "productCodes" where "productId" = 3`.execute(testApp.db)
  await sql`update "counters" set "value" = 1 where "name" = 'creditNotes'`.execute(testApp.db)
  await sql`update "invoices" set "creditedAmount" = 7 where "orderId" = 4`.execute(testApp.db)
  await sql`delete from "payments" where "invoiceId" = 'INV-001'`.execute(testApp.db)
  await sql`update "payments" set "customerId" = 1 where "invoiceId" = 'INV-003'`.execute(testApp.db)
  await testApp.as('layla.hassan@quarterdeck.test')
  await sql`update "users" set "status" = 'Banned' where "email" = 'layla.hassan@quarterdeck.test'`.execute(testApp.db)
  await sql`with "gone" as (update "messages" set "deletedAt" = now() where "id" = (select min("id") from "messages") returning "id")
    insert into "outbox" ("to", "locale", "subject", "text", "html", "template", "secret", "createdAt", "ticketMessageId")
    select 'a@example.com', 'en', '', 'x', 'x', 'reply', false, now(), "id" from "gone"`.execute(testApp.db)
  expect([await delivered(), await total('/orders?status=delivered')]).toEqual([before + 3, 9])

  const found = await wrongs()
  expect(found.map(({ name, wrong }) => [name, wrong])).toEqual([
    ['Counts and sums by day', 1],
    ['Sessions of users', 1],
    ['What was sold of each product', 1],
    ['Ratings of products', 1],
    ['Stocks of products with variants', 1],
    ['Codes of products and variants', 1],
    ['Orders that vouch for reviews', 1],
    ['The last credit note number', 1],
    ['What was credited to invoices', 1],
    ['What was paid of invoices', 1],
    ['What was paid and credited of invoices', 1],
    ['Mails of messages', 1],
    ['Customers of payments', 1],
  ])
  expect(found[0]?.examples[0]).toMatch(/^orders, status Delivered, all days: kept 9 worth \d+, counted 6 worth \d+$/)
  await mend(testApp.db)
  expect(await wrongs()).toEqual([])
  expect([await delivered(), await total('/orders?status=delivered')]).toEqual([before, 6])
  expect((await owner.get('/products?id=2')).json.rating).toBe(4)
})

test('what was paid, credited or paid back too much is named, and left to people', async () => {
  const products = [{ title: 'x', quantity: 1, price: 20 }]
  const { invoice } = (await owner.post('/invoices', { customer: { id: 6 }, products })).json
  const pay = async (reference: string) => {
    const sent = { method: 'Bank Transfer', reference, parts: [{ invoiceId: invoice.id, amount: 10 }] }
    return (await owner.post('/payments', sent)).json.payments[0].id
  }
  const [id] = [await pay('A 1'), await pay('A 2')]
  await owner.post('/payments/refund', { id, amount: 4, reason: 'x' })
  await sql`update "payments" set "amount" = -1100 where "refundOf" = ${id}`.execute(testApp.db)
  await sql`update "invoices" set "totalAmount" = "paidAmount" - 1 where "id" = 'INV-001'`.execute(testApp.db)
  await mend(testApp.db)
  const [credited, back] = (await wrongs()).filter(({ name }) => /credited of|paid back/.test(name))
  expect(credited).toMatchObject({ wrong: 1, mendable: false, examples: [expect.stringContaining('INV-001')] })
  expect(back).toMatchObject({ wrong: 1, mendable: false, examples: [`payment ${id}: paid back 1100 of 1000`] })
})

test('orders, invoices, payments and credit notes that do not agree are named', async () => {
  const products = [{ title: 'x', quantity: 1, price: 20, taxRate: 19 }]
  const bill = async (more: Json = {}) =>
    (await owner.post('/invoices', { customer: { id: 6 }, products, ...more })).json
  const halves = ['2031-01-01', '2031-02-01'].map((dueDate) => ({ dueDate, percent: 50 }))
  const { invoice } = await bill({ installments: halves })
  const { draft } = (await owner.post('/invoices/correct', { id: (await bill()).invoice.id, reason: 'x' })).json
  const paid = (await bill()).invoice
  await owner.post('/payments', { method: 'Cash', parts: [{ invoiceId: paid.id, amount: 5 }] })
  expect(await wrongs()).toEqual([])
  await sql`update "orders" set "refundedAmount" = 0 where "id" = 3`.execute(testApp.db)
  await sql`update "refunds" set "amount" = "amount" - 1 where "id" = 1`.execute(testApp.db)
  await sql`update "invoices" set "voidedAt" = now() where "id" = ${paid.id}`.execute(testApp.db)
  await sql`update "invoices" set "installments" = jsonb_set("installments", '{0,amount}', '1'), "tax" = "tax" + 1,
    "totalAmount" = "totalAmount" + 1 where "id" = ${invoice.id}`.execute(testApp.db)
  await sql`update "invoices" set "replacedBy" = null where "id" = ${draft.replaces}`.execute(testApp.db)
  await sql`update "invoices" set "correctedBy" = 'CN-999' where "id" = ${draft.id}`.execute(testApp.db)
  const names = async () => (await wrongs()).map(({ name }) => name)
  const left = [
    'Credit notes and their refunds',
    'Payments of void invoices',
    'Installments of invoices',
    'Taxes of invoices',
  ]
  const found = await names()
  for (const name of ['What was refunded of orders', ...left, 'Corrected invoices', 'Credit notes of corrections']) {
    expect(found).toContain(name)
  }
  await mend(testApp.db)
  expect(await names()).toEqual(expect.arrayContaining(left))
  expect(await names()).not.toContain('Corrected invoices')
  expect(await names()).not.toContain('What was refunded of orders')
})

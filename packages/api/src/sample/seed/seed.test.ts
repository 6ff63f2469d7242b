import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '../../system/doctor/index.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { inProportion, seedScale } from './index.ts'

let testApp: TestApp
let owner: Client
/** Sample records of each kind; some counts depend on the day. */
let sample: Readonly<Record<string, number>>
const now = new Date('2026-05-06T12:00:00Z')

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  sample = await counted()
  await seedScale(testApp.db, inProportion(400, { tickets: 30, visits: 200 }), { now, onProgress: () => undefined })
})
afterAll(() => testApp.close())

const all = async (path: string): Promise<Json[]> => (await owner.get(path)).json
const cents = (amount: number) => Math.round(amount * 100)
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
const made = (records: Json[], before: number) => records.filter(({ id }) => id > before)

const asked = {
  orders: 400,
  users: 40,
  products: 40,
  invoices: 80,
  tickets: 30,
  reviews: 40,
  expenses: 24,
  courses: 6,
  enrolments: 40,
  openings: 4,
  applicants: 8,
}

const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(Object.keys(asked).map(async (path) => [path, (await all(`/${path}`)).length] as const)),
  )

test('makes as many of each as were asked for, beside what was there', async () => {
  const { visits: _, ...others } = inProportion(400, { tickets: 30 })
  expect(others).toEqual(asked)
  const expected = Object.entries(asked).map(([path, count]) => [path, (sample[path] ?? 0) + count])
  expect(await counted()).toEqual(Object.fromEntries(expected))
})

test('makes visits in which some of the orders were placed', async () => {
  const visits = made(await all('/visits'), 0).filter(({ site }) => site === 'shop.example.com')
  expect(visits).toHaveLength(200)
  const orders = new Map((await all('/orders')).map((order) => [order.id, order]))
  const ordered = visits.filter(({ orderId }) => orderId !== null)
  expect(ordered.length).toBeGreaterThan(0)
  for (const { orderId, stage, startedAt } of ordered)
    expect([stage, startedAt < orders.get(orderId).createAt]).toEqual(['order', true])
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

test('makes enrollments that are as far as their lessons say, and none that goes on in the future', async () => {
  const courses = new Map((await all('/courses')).map((course) => [course.id, course]))
  for (const one of made(await all('/enrolments'), 72)) {
    const course = courses.get(one.courseId)
    expect(one).toMatchObject({ courseTitle: course.title, instructorId: course.instructorId })
    expect(one.progress).toBe(Math.round((100 * one.lessonsDone) / course.lessons.length))
    expect([one.status === 'Completed', one.endedAt === null]).toEqual([one.progress === 100, one.status === 'Active'])
    expect(one.refunded).toBe(one.status === 'Refunded' ? one.paid : 0)
    expect(one.startedAt <= one.lastActiveAt && one.lastActiveAt <= now.toISOString()).toBe(true)
  }
})

test('goes on with the next numbers afterwards', async () => {
  expect((await owner.post('/invoices', {})).json.invoice.id).toBe('INV-100')
  expect((await owner.post('/tickets', { subject: 'x', describe: 'y' })).json.ticket.id).toBe(51)
})

test('goes on after what is there, however often, and gives no number twice', async () => {
  const seed = () => seedScale(testApp.db, inProportion(50), { now, onProgress: () => undefined })
  const draft = { customer: { id: 6 }, products: [{ title: 'x', quantity: 1, price: 1 }] }
  for (let left = 2; left > 0; left--) await owner.post('/invoices/drafts', draft)
  await owner.post('/invoices/issue', { ids: ['DRAFT-1'] })
  // The last of each is removed for good, as the cleaning does after 30 days: its number was given all the same.
  const { invoice } = (await owner.post('/invoices', draft)).json
  const { ticket } = (await owner.post('/tickets', { subject: 'x', describe: 'y' })).json
  await owner.del(`/invoices?id=${invoice.id}`)
  await owner.del(`/tickets?id=${ticket.id}`)
  await testApp.db.deleteFrom('invoices').where('id', '=', invoice.id).execute()
  await testApp.db.deleteFrom('tickets').where('id', '=', ticket.id).execute()
  const before = await Promise.all(['orders', 'invoices'].map(async (path) => (await all(`/${path}`)).length))

  for (const seeds of [1, 2, 3]) {
    await seed()
    const after = await Promise.all(['orders', 'invoices'].map(async (path) => (await all(`/${path}`)).length))
    expect(after).toEqual([(before[0] ?? 0) + seeds * 50, (before[1] ?? 0) + seeds * 10])
  }
  const numbers = (await all('/invoices')).map(({ id }) => id)
  expect(numbers).toContain('DRAFT-2')
  expect(numbers).not.toContain(invoice.id)
  expect((await all('/tickets')).map(({ id }) => id)).not.toContain(ticket.id)
  const last = Number(invoice.id.slice(4)) + 30
  expect((await owner.post('/invoices', draft)).json.invoice.id).toBe(`INV-${last + 1}`)
  expect((await owner.get('/changes?entity=invoices&record=DRAFT-2')).json).toHaveLength(1)
  expect((await examine(testApp.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

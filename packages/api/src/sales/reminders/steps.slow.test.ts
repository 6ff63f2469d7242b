import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { plannedFor } from '../../testing/contract/mailings.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
// All days lie in the past, because sessions expire by the real clock.
const start = Date.now() - 200 * dayMs
const inDays = (days: number) => new Date(start + days * dayMs).toISOString().slice(0, 10)
let clock: Date
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  clock = new Date(start)
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})

const after = (days: number) => {
  clock = new Date(start + days * dayMs)
}
const begin = async (more: object = {}): Promise<string> => {
  const products = [{ title: 'Hosting', quantity: 1, price: 100 }]
  const dates = { issueDate: inDays(-14), dueDate: inDays(0) }
  const bill = { customer: { id: 6 }, products, billingAddress: { email: 'ada@example.com' }, ...dates, ...more }
  return (await owner.post('/invoices', bill)).json.invoice.id
}
const planOf = async (id: string): Promise<Json> => {
  const [row] = await plannedFor(owner, 'remind', [id])
  return { ...row.reminder, refused: row.name.startsWith('reminder') ? null : row.name }
}
const isDue = async (id: string): Promise<boolean> => (await plannedFor(owner, 'remind')).some((row) => row.id === id)
const remind = async (id: string): Promise<Json> => {
  const { json: plan } = await owner.post('/invoices/mailings', { kind: 'remind', selection: { ids: [id] } })
  return (await owner.post('/invoices/mailings/send', { id: plan.id })).json.job
}
/** Returns the days on which a reminder is due, and its step; each is sent at once. */
const sentOn = async (id: string, days: readonly number[]) => {
  const sent: (readonly [day: number, step: number])[] = []
  for (const day of days) {
    after(day)
    const { step, refused } = await planOf(id)
    expect([day, await isDue(id)]).toEqual([day, refused === null])
    if (refused !== null) continue
    expect(await remind(id)).toMatchObject({ state: 'done', changed: 1 })
    const { json } = await owner.get(`/invoices?id=${id}`)
    expect(json).toMatchObject({ reminderStep: step, remindedAt: clock.toISOString() })
    sent.push([day, step])
  }
  return sent
}

test('each step is due on its day after the due date, and there is none after the last', async () => {
  const id = await begin()
  expect(await sentOn(id, [0, 2, 3, 4, 13, 14, 15, 29, 30, 31, 200])).toEqual([
    [3, 1],
    [14, 2],
    [30, 3],
  ])
  expect(await planOf(id)).toMatchObject({ step: null, from: null, refused: 'done', daysLate: 200 })
})

test('steps keep their distance, however late the first one was', async () => {
  const id = await begin()
  expect(await sentOn(id, [60, 61, 70, 71, 86, 87])).toEqual([
    [60, 1],
    [71, 2],
    [87, 3],
  ])
})

test('a step that is off is passed over, and counts for the distance of none', async () => {
  const steps = [3, 14, 30].map((days) => ({ days, isOn: days !== 14 }))
  await owner.put('/invoices/reminders', { steps })
  const id = await begin()
  expect(await sentOn(id, [3, 14, 29, 30, 31])).toEqual([
    [3, 1],
    [30, 3],
  ])
})

test('a payment stops them, and reminders go on where it is taken back', async () => {
  const id = await begin()
  expect(await sentOn(id, [3])).toEqual([[3, 1]])
  await owner.put(`/invoices?id=${id}`, { status: 'complete' })
  expect(await sentOn(id, [14, 30])).toEqual([])
  expect(await planOf(id)).toMatchObject({ refused: 'paid', overdueAmount: 0 })
  await owner.put(`/invoices?id=${id}`, { status: 'pending' })
  expect(await sentOn(id, [30])).toEqual([[30, 2]])
})

test('each installment is reminded of by itself, with what is overdue and no more', async () => {
  const installments = [0, 20].map((days) => ({ dueDate: inDays(days), percent: 50 }))
  const id = await begin({ installments })
  after(3)
  expect(await planOf(id)).toMatchObject({ step: 1, refused: null, overdueAmount: 50, daysLate: 3 })
  await remind(id)
  const [mail] = (await owner.get(`/invoices/mails?id=${id}`)).json
  expect(mail.text).toContain('$50.00')
  const parts = [{ invoiceId: id, amount: 50 }]
  const paid = await owner.post('/payments', { method: 'Bank Transfer', parts })
  expect([paid.status, (await owner.get(`/invoices?id=${id}`)).json.reminderStep]).toEqual([201, 0])
  expect(await sentOn(id, [14, 22, 23])).toEqual([[23, 1]])
})

test('an installment that is owed again is reminded of where it stood, and so is the one after it', async () => {
  const installments = [0, 20].map((days) => ({ dueDate: inDays(days), percent: 50 }))
  const id = await begin({ installments })
  const stepNow = async () => (await owner.get(`/invoices?id=${id}`)).json.reminderStep
  const pay = async () =>
    (await owner.post('/payments', { method: 'Bank Transfer', parts: [{ invoiceId: id, amount: 50 }] })).json
      .payments[0]
  expect(await sentOn(id, [3])).toEqual([[3, 1]])
  const first = await pay()
  expect(await sentOn(id, [23])).toEqual([[23, 1]])
  await owner.del(`/payments?id=${first.id}`)
  expect(await stepNow()).toBe(1)
  expect(await sentOn(id, [34])).toEqual([[34, 2]])
  await pay()
  expect(await stepNow()).toBe(1)
})

test('nobody writes to a customer who was erased', async () => {
  const id = await begin()
  after(3)
  await testApp.db.updateTable('users').set({ erasedAt: clock }).where('id', '=', 6).execute()
  expect(await planOf(id)).toMatchObject({ step: 1, refused: 'erased' })
  expect(await remind(id)).toMatchObject({ changed: 0, refused: 1 })
})

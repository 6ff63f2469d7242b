import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rangeBelow } from '../../kit/records/revert-bulk.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { examine } from '../doctor/index.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as(emailOf('owner')))
})
afterAll(() => testApp.close())

/** Paying one is two entries of the journal, so that taking them back is work for the background. */
const many = 505

/** Creates unpaid invoices of 10 each. */
const addInvoices = () =>
  sql`insert into "invoices" ("id", "number", "dueDate", "issueDate", "status", "totalAmount", "billingEmail", "billingPhone",
      "billingAddress", "paymentMethod", "cardHolder", "cardNo", "customerId", "customerName", "customerImage",
      "shippingCharge", "tax", "createdAt", "updatedAt", "issuedAt", "paidAmount")
    select 'INV-' || 1000 + n, 1000 + n, now(), now(), 'pending', 1000, '', '', '', 'Cash', '', '', u."id", u."name", '',
      0, 1000, now(), now(), now(), 0
    from generate_series(1, ${many}::int) as n, "users" u where u."id" = 5`.execute(testApp.db)

const undo = async (batch: string) => {
  const { json } = await owner.post('/changes/undo', { batch })
  await testApp.idle()
  return (await owner.get(`/jobs?id=${json.job}`)).json
}
const paid = async (): Promise<number[]> =>
  (await owner.get('/invoices?customerId=5')).json
    .filter(({ id }: Json) => /-1\d{3}$/.test(id))
    .map(({ paidAmount }: Json) => paidAmount)
const disagreeing = async () =>
  (await examine(testApp.db)).find(({ name }) => name === 'What was paid of invoices')?.wrong

test('what is undone in the background leaves no invoice with other payments than it says', {
  timeout: 240_000,
}, async () => {
  await addInvoices()
  const before = await paid()
  expect(before).toHaveLength(many)
  // One is partially paid; the rest is paid with the others, and that payment deleted.
  await owner.post('/payments', { method: 'Cash', parts: [{ invoiceId: 'INV-1300', amount: 4 }] })
  const selection = { query: 'customerId=5&totalAmount.gte=10&totalAmount.lte=10', except: [] }
  const action = { type: 'edit', change: { status: 'complete' } }
  const plan = (await owner.post('/plans', { entity: 'invoices', selection, action })).json
  const { job } = (await owner.post(`/plans/apply?id=${plan.id}`)).json
  await testApp.idle()
  expect(new Set(await paid())).toEqual(new Set([10]))
  const payments: Json[] = (await owner.get('/payments?invoiceId=INV-1300')).json
  const rest = payments.find(({ amount }) => amount === 6)
  const { headers } = await owner.del(`/payments?id=${rest.id}`)

  expect(await undo(job.batch)).toMatchObject({ state: 'failed', changed: 0 })
  expect(await disagreeing()).toBe(0)

  await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
  expect(await undo(job.batch)).toMatchObject({ state: 'done' })
  expect((await paid()).toSorted((a, b) => b - a)).toEqual([4, ...before.slice(1)])
  expect(await disagreeing()).toBe(0)
})

test('what was done at one moment goes back in one step', async () => {
  const parts = ['INV-1001', 'INV-1002'].map((invoiceId) => ({ invoiceId, amount: 1 }))
  const { headers } = await owner.post('/payments', { method: 'Cash', parts })
  const batch = headers.get('x-change-batch') ?? ''
  const range = await testApp.db.transaction().execute((tx) => rangeBelow(tx, batch, 2 ** 31, 1))
  expect(range).toMatchObject({ batch, size: 4, isLast: false })
})

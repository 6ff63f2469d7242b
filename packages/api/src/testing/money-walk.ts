import { sql } from 'kysely'
import { expect } from 'vitest'
import { checks } from '../system/doctor/checks.ts'
import { examine } from '../system/doctor/index.ts'
import { type Client, clientOf, type Reply } from './client.ts'
import type { TestApp } from './test-app.ts'

/** Checks that run after each step; all checks run at the end. */
const ofMoney = checks.filter(({ name }) => /^What was (paid|credited) /.test(name))

/** Returns all faults at once; it is called after each step. */
const wrongNow = async ({ db }: TestApp): Promise<readonly string[]> => {
  const asked = ofMoney.map(({ wrong }) => sql`select "wrong" from (${wrong}) as "wrongs"`)
  return (await sql<{ wrong: string }>`${sql.join(asked, sql` union all `)}`.execute(db)).rows.map(({ wrong }) => wrong)
}

/** Returns a seeded pseudorandom generator of integers below a limit (mulberry32). */
const chanceOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}

const orders = [1, 2]
const customers = [6, 7]
const amounts = [1, 10, 25.5, 40, 75]
const mostInvoices = 5

interface Walker {
  readonly client: Client
  readonly below: (limit: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** Invoice, possibly in the trash. */
  readonly invoice: string
  readonly amount: number
  /** Payment of the invoice or of a credit. */
  readonly payment: number
  /** Recent batches. */
  readonly lately: readonly string[]
}

type Step = (walker: Walker) => Promise<Reply>

const lines = (amount: number) => [{ title: 'x', quantity: 1, price: amount }]

/** Steps that move money of an invoice. Rejected ones change nothing. */
const steps: Readonly<Record<string, Step>> = {
  bill: ({ client, pick, amount }) =>
    client.post('/invoices', { customer: { id: pick(customers) }, products: lines(amount) }),
  'bill an order': ({ client, pick }) => client.post('/orders/invoice', { id: pick(orders) }),
  pay: ({ client, invoice, amount, below }) => {
    const parts = [{ invoiceId: invoice, amount }]
    const more = { reference: String(below(1_000_000)), ...(below(3) === 0 && { amount: amount + 5 }) }
    return client.post('/payments', { method: 'bank transfer', parts, ...more })
  },
  'use credit': ({ client, invoice, amount, below }) => {
    const parts = [{ invoiceId: invoice, amount }]
    return client.post('/payments', { method: 'customer credit', parts, reference: String(below(1_000_000)) })
  },
  complete: ({ client, invoice }) => client.put(`/invoices?id=${invoice}`, { status: 'complete' }),
  reopen: ({ client, invoice }) => client.put(`/invoices?id=${invoice}`, { status: 'pending' }),
  'pay back': ({ client, payment, amount }) => client.post('/payments/refund', { id: payment, amount, reason: 'x' }),
  'take a payment away': ({ client, payment }) => client.del(`/payments?id=${payment}`),
  credit: ({ client, invoice, amount }) => client.post('/invoices/credit', { id: invoice, amount, reason: 'x' }),
  correct: ({ client, invoice }) => client.post('/invoices/correct', { id: invoice, reason: 'x' }),
  void: ({ client, invoice }) => client.post('/invoices/void', { ids: [invoice], reason: 'x' }),
  delete: ({ client, invoice }) => client.del(`/invoices?id=${invoice}`),
  restore: ({ client, invoice }) =>
    client.post('/jobs', { entity: 'invoices', selection: { ids: [invoice] }, action: { type: 'restore' } }),
  undo: ({ client, lately, pick }) => client.post('/changes/undo', { batch: pick(lately) ?? 'none' }),
  'other amounts': ({ client, invoice, amount }) => client.put(`/invoices?id=${invoice}`, { products: lines(amount) }),
  'another customer': ({ client, invoice, pick }) =>
    client.put(`/invoices?id=${invoice}`, { customer: { id: pick(customers) } }),
  'refund an order': ({ client, pick, amount }) =>
    client.post('/refunds', { orderId: pick(orders), kind: 'Refund', amount, reason: 'x', lines: [] }),
  'another invoice of an order': ({ client, pick, invoice }) =>
    client.patch(`/orders?id=${pick(orders)}`, { invoiceId: invoice }),
}

/** Selects the invoices of the orders, and the newest. */
const invoicesOf = async ({ db }: TestApp) => {
  const rows = await db.selectFrom('invoices').select(['id', 'orderId']).orderBy('number', 'desc').execute()
  const ofOrders = rows.filter(({ orderId }) => orderId !== null && orders.includes(orderId))
  return [...new Set([...ofOrders, ...rows].map(({ id }) => id))].slice(0, mostInvoices)
}

const paymentsOf = async ({ db }: TestApp, invoice: string) => {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where((where) => where.or([where('invoiceId', '=', invoice), where('invoiceId', 'is', null)]))
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(6)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Performs random steps on the money of a few invoices, and checks after each that nobody paid too much and that no more was
 * refunded than received.
 * @returns how often each type of step succeeded
 */
export const walkMoney = async (
  testApp: TestApp,
  seed: number,
  count: number,
): Promise<Readonly<Record<string, number>>> => {
  await testApp.reset()
  const client = clientOf(await testApp.as('admin@quarterdeck.test'))
  await client.put('/invoices/settings', { lock: 'never' })
  const below = chanceOf(seed)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const lately: string[] = []
  const trail: string[] = []
  const done = Object.fromEntries(Object.keys(steps).map((name) => [name, 0]))
  for (let at = 0; at < count; at++) {
    const name = pick(Object.keys(steps))
    const invoice = pick(await invoicesOf(testApp))
    const payment = pick(await paymentsOf(testApp, invoice)) ?? 0
    const walker = { client, below, pick, invoice, payment, amount: pick(amounts), lately }
    const reply = await steps[name]?.(walker)
    if (!reply) continue
    trail.push(`${name} ${invoice} ${walker.amount}: ${reply.status}`)
    const isDone = reply.status < 300 && reply.json?.changed !== 0 && reply.json?.undone !== 0
    if (isDone) done[name] = (done[name] ?? 0) + 1
    const batch = reply.json?.batch ?? reply.headers.get('x-change-batch')
    if (isDone && batch) lately.push(batch)
    lately.splice(0, lately.length - 8)
    const wrong = await wrongNow(testApp)
    expect({ seed, wrong, trail: wrong.length > 0 ? trail.slice(-40) : [] }).toEqual({ seed, wrong: [], trail: [] })
    expect(reply.status, `${name} ${reply.text}`).toBeLessThan(500)
  }
  expect((await examine(testApp.db)).flatMap(({ examples }) => examples)).toEqual([])
  return done
}

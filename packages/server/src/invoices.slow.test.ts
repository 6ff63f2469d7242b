import { examine } from '@quarterdeck/api'
import { selfHosted } from '@quarterdeck/contract/account/plan'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres, startServer } from './index.ts'
import { temporaryFolder } from './testing/home.ts'
import { signIn } from './testing/process.ts'

/** Starts a server on a database that another one uses, too. */
const oneOf = async (databaseUrl: string) => {
  const folder = await temporaryFolder()
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder.path,
    databaseUrl,
    publicUrl: undefined,
    trustedProxies: ['loopback'],
    smtpUrl: undefined,
    mailFrom: undefined,
    inbound: {},
    plan: selfHosted,
    s3: undefined,
    budgets: {},
    backups: {},
    sessionSecret: 'a secret of at least thirty-two characters',
    logLevel: 'silent',
    empty: false,
    allowSample: true,
  })
  onTestFinished(() => server.stop().finally(folder.remove))
  const headers = { cookie: await signIn(server.url), 'content-type': 'application/json' }
  /** Repeats a request that a busy server refused, as clients do: nothing of it was done. */
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ) => {
    const init = { method, headers: { ...headers, ...more }, ...(body && { body: JSON.stringify(body) }) }
    for (;;) {
      const json = await (await fetch(`${server.url}/api${path}`, init)).json()
      if (json.code !== 'busy') return json
    }
  }
  return { send, db: server.db }
}

test('two hundred drafts that two servers issue at once have two hundred numbers without a gap', async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ dataDir: folder.path })
  onTestFinished(() => postgres.stop().finally(folder.remove))
  const servers = [await oneOf(postgres.connectionString), await oneOf(postgres.connectionString)]
  const drafts = Array.from({ length: 200 }, (_, index) => `DRAFT-${index + 1}`)
  const draft = { customer: { id: 5 }, products: [{ title: 'x', quantity: 1, price: 1 }] }
  for (const _ of drafts) await servers[0]?.send('POST', '/invoices/drafts', draft)
  const issued = await Promise.all(
    drafts.map((id, index) =>
      servers[index % 2]?.send('POST', '/invoices/issue', { ids: [id, 'DRAFT-9999'].slice(0, index % 5 ? 1 : 2) }),
    ),
  )
  // Every fifth is refused, and loses no number to that.
  const refused = issued.filter(({ code }) => code === 'not_found')
  expect(refused).toHaveLength(40)
  const again = await Promise.all(
    drafts
      .filter((_, index) => index % 5 === 0)
      .map((id, index) => servers[index % 2]?.send('POST', '/invoices/issue', { ids: [id] })),
  )
  const numbers = [...issued, ...again].flatMap(({ invoices = [] }) => invoices.map(({ id }: { id: string }) => id))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 200 }, (_, index) => `INV-${String(index + 20).padStart(3, '0')}`),
  )
}, 240_000)

test('two servers that begin after a stand-still make each recurring invoice of it once, each of its own day, and send it once', async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ dataDir: folder.path })
  onTestFinished(() => postgres.stop().finally(folder.remove))
  const { send, db } = await oneOf(postgres.connectionString)
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const draft = {
    customer: { id: 6 },
    products: [{ title: 'x', quantity: 1, price: 1 }],
    makes: 'send',
    billingAddress: { email: 'ada@example.com' },
    unit: 'day',
  }
  const begun = await Promise.all([1, 2].map((day) => send('POST', '/series', { ...draft, startDate: dayOf(day) })))
  const from = dayOf(-39)
  await db
    .updateTable('series')
    .set({ startDate: from, nextDate: from })
    .where('startDate', '>', dayOf(0))
    .where('unit', '=', 'day')
    .execute()

  await Promise.all([oneOf(postgres.connectionString), oneOf(postgres.connectionString)])
  for (const { series } of begun) {
    await expect
      .poll(async () => (await send('GET', `/series?id=${series.id}`)).madeCount, { timeout: 60_000 })
      .toBe(40)
    const made: readonly { id: string; issueDate: string }[] = await send('GET', `/invoices?seriesId=${series.id}`)
    const days = made.map(({ issueDate }) => issueDate.slice(0, 10))
    expect(days).toEqual(Array.from({ length: 40 }, (_, index) => dayOf(index - 39)))
    const ids = made.map(({ id }) => id)
    const mails = await db.selectFrom('outbox').select('invoiceId').where('invoiceId', 'in', ids).execute()
    expect(mails.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(ids.toSorted())
  }
}, 240_000)

type Json = Awaited<ReturnType<Awaited<ReturnType<typeof oneOf>>['send']>>

test('what is asked of the money of an invoice by many at once is done as often as there is money for it', async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ dataDir: folder.path })
  onTestFinished(() => postgres.stop().finally(folder.remove))
  const servers = [await oneOf(postgres.connectionString), await oneOf(postgres.connectionString)] as const
  const [{ send, db }] = servers
  /** Resolves to the number of simultaneous requests to both servers that succeeded. */
  const done = async (times: number, ask: (send: (typeof servers)[0]['send'], index: number) => Promise<Json>) => {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) => ask(servers[index % 2 === 0 ? 0 : 1].send, index)),
    )
    for (const { code } of answers) expect(code).not.toBe('internal')
    return answers.filter(({ code }) => code === undefined)
  }
  const billed = async (price: number): Promise<string> =>
    (await send('POST', '/invoices', { customer: { id: 6 }, products: [{ title: 'x', quantity: 1, price }] })).invoice
      .id
  const pay = (to: typeof send, invoiceId: string, amount: number, more: object = {}, headers = {}) =>
    to('POST', '/payments', { method: 'Cash', parts: [{ invoiceId, amount }], ...more }, headers)
  const paidOf = async (id: string) => (await send('GET', `/invoices?id=${id}`)).paidAmount

  const [one, same, keyed, credited, undone] = [
    await billed(100),
    await billed(100),
    await billed(100),
    await billed(100),
    await billed(100),
  ]
  expect(await done(20, (to, index) => pay(to, one, 30, { reference: `A ${index}` }))).toHaveLength(3)
  expect(await done(20, (to) => pay(to, same, 3))).toHaveLength(1)
  const key = { 'idempotency-key': 'one payment' }
  const answered = await done(20, (to) => pay(to, keyed, 3, {}, key))
  expect(new Set(answered.map(({ payments }) => payments[0].id)).size).toBe(1)
  expect([await paidOf(one), await paidOf(same), await paidOf(keyed)]).toEqual([90, 3, 3])

  const crediting = (to: typeof send) => to('POST', '/invoices/credit', { id: credited, amount: 30, reason: 'x' })
  expect(await done(20, crediting)).toHaveLength(3)

  // The overpayment is a credit of the customer, used for ten invoices concurrently.
  await pay(send, undone, 10, { amount: 60 })
  const wanting = await Promise.all(Array.from({ length: 10 }, () => billed(50)))
  const byCredit = { method: 'Customer Credit' }
  expect(await done(10, (to, index) => pay(to, wanting[index] ?? '', 50, byCredit))).toHaveLength(1)

  const [payment] = (await pay(send, undone, 20)).payments
  const taken = await done(12, (to, index) =>
    index < 6
      ? to('DELETE', `/payments?id=${payment.id}`)
      : to('POST', '/payments/refund', { id: payment.id, amount: 20, reason: 'x' }),
  )
  expect(taken).toHaveLength(1)
  expect(await paidOf(undone)).toBe(10)

  // Either wins: a voided invoice isn't paid, and a paid one isn't voided.
  const both = await Promise.all(Array.from({ length: 10 }, () => billed(50)))
  await done(30, (to, index) => {
    const id = both[index % 10] ?? ''
    if (index < 10) return pay(to, id, 50)
    const about = { reason: 'x' }
    return index < 20
      ? to('POST', '/invoices/void', { ids: [id], ...about })
      : to('POST', '/invoices/credit', { id, amount: 20, ...about })
  })
  expect((await examine(db)).filter(({ wrong }) => wrong > 0)).toEqual([])
}, 240_000)

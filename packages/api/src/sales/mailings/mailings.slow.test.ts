import { localDayToInstant } from '@quarterdeck/contract/kit/day'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { fates, judge, judged } from './judge.ts'

let drawn = 0
/** Number of the drawing of a file that ends as if the server had been killed. */
let killed: number | undefined
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp(undefined, {
    documents: {
      layOut: async () => '{}',
      toPdf: async () => {
        drawn++
        if (drawn === killed) throw new Error('The server was killed')
        return new Uint8Array([37, 80, 68, 70])
      },
    },
  })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  ;[drawn, killed] = [0, undefined]
})

const products = [{ title: 'Lamp', quantity: 3, price: 20 }]
const makeMany = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (; ids.length < count; ) {
    const draft = { customer: { id: 6 }, products, billingAddress: { email: 'ada@example.com' } }
    ids.push((await owner.post('/invoices', draft)).json.invoice.id)
  }
  return ids
}
const sendAll = async (ids: readonly string[]): Promise<Json> => {
  const { json: plan } = await owner.post('/invoices/mailings', { kind: 'send', selection: { ids } })
  const { json } = await owner.post('/invoices/mailings/send', { id: plan.id })
  await testApp.idle()
  return (await owner.get(`/jobs?id=${json.job.id}`)).json
}

test('a mailing that was broken off within a step goes on, and mails nobody twice', async () => {
  const ids = await makeMany(25)
  killed = 17
  expect(await sendAll(ids)).toMatchObject({ state: 'done', done: 25, changed: 25, refused: 0 })
  const rows = await testApp.db.selectFrom('outbox').select('invoiceId').where('invoiceId', 'in', ids).execute()
  expect(rows.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(ids.toSorted())
  // Each once, because rendered files are kept, except the interrupted one.
  expect(drawn).toBe(25 + 1)
})

test('a mailing that is stopped mails no more, and what went out stays sent', async () => {
  const ids = await makeMany(25)
  const { json: plan } = await owner.post('/invoices/mailings', { kind: 'send', selection: { ids } })
  const sending = owner.post('/invoices/mailings/send', { id: plan.id })
  const { job } = (await sending).json
  await owner.post(`/jobs/cancel?id=${job.id}`)
  await testApp.idle()
  const { state, changed } = (await owner.get(`/jobs?id=${job.id}`)).json
  const rows = await testApp.db.selectFrom('outbox').select('id').where('invoiceId', 'in', ids).execute()
  expect([state, rows.length]).toEqual(['cancelled', changed])
})

/** Returns all facts that decide, each at its limits. */
const facts = (): Parameters<typeof judge>[1][] => {
  const at = (days: number, ms = 0) => new Date(Date.UTC(2026, 5, 15) + days * 86_400_000 + ms)
  const all = <Key extends string, Value>(key: Key, values: readonly Value[]) =>
    values.map((value) => ({ [key]: value }) as Record<Key, Value>)
  const times = <One, Other>(some: readonly One[], others: readonly Other[]) =>
    some.flatMap((one) => others.map((other) => ({ ...one, ...other })))
  const ages = [-1, 0, 2, 3, 4, 13, 14, 15, 29, 30, 31].flatMap((days) => [at(-days), at(-days, -1)])
  const lasts = times(
    all('reminderStep', [0, 1, 2, 3, 4]),
    all('remindedAt', [null, at(-1), at(-11), at(-11, -1), at(-16)]),
  )
  const others = [
    ...all('issuedAt', [null]),
    ...all('voidedAt', [at(-1)]),
    ...all('customerId', [7]),
    ...all('owedAmount', [0]),
    ...all('reminderHold', ['They have asked for time']),
    ...all('billingEmail', [
      '',
      'ada',
      'ada@example',
      'a.b+c@ex-ample.co.uk',
      'a..b@example.com',
      '.a@example.com',
      'ä@example.com',
      'a@example.com\n',
    ]),
    {},
  ]
  const usual = {
    issuedAt: at(-90),
    voidedAt: null,
    customerId: 6,
    owedAmount: 100,
    reminderHold: '',
    billingEmail: 'ada@example.com',
    installments: [],
    totalAmount: 100,
    creditedAmount: 0,
    paidAmount: 0,
  }
  return times(times(times(others, others), lasts), all('dueDate', ages)).map((each) => ({ ...usual, ...each }))
}

test('what becomes of many invoices is found out by the same rule as of one', async () => {
  await testApp.db.updateTable('users').set({ erasedAt: new Date() }).where('id', '=', 7).execute()
  const [now, steps] = [new Date('2026-06-15T10:00:00Z'), [3, 14, 30].map((days) => ({ days, isOn: days !== 14 }))]
  const each = facts()
  const asked = (['UTC', 'Europe/Berlin', 'Pacific/Kiritimati'] as const).flatMap((zone) =>
    (['send', 'remind'] as const).map((kind) => ({ zone, kind })),
  )
  for (const { zone, kind } of asked) {
    const rules = { steps, zone, today: localDayToInstant(now, zone), erased: new Set([7]) }
    const { rows } = await sql<{ fate: number }>`
      select ${judged(kind, rules)} as "fate" from jsonb_to_recordset(${JSON.stringify(each.map((one, place) => ({ ...one, place })))}::text::jsonb) as t(
        "issuedAt" timestamptz, "voidedAt" timestamptz, "customerId" integer, "owedAmount" bigint, "reminderHold" text,
        "billingEmail" text, "reminderStep" integer, "remindedAt" timestamptz, "dueDate" timestamptz, "place" integer)
      order by "place"`.execute(testApp.db)
    const differing = each.filter((one, place) => fates[rows[place]?.fate ?? -1]?.name !== judge(kind, one, rules).name)
    expect([kind, zone, rows.length, differing.slice(0, 3)]).toEqual([kind, zone, each.length, []])
    expect(new Set(rows.map(({ fate }) => fate)).size).toBeGreaterThan(4)
  }
})

import { documents } from '@quarterdeck/server/pdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/in-memory.ts'

let drawn = 0
/** Which drawing of a file ends as if the server had been killed. */
let killed: number | undefined
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp(undefined, {
    documents: {
      ...documents,
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
  // The ten of the first step and six of the second, of which none counts, and those that were left.
  expect(drawn).toBe(17 + 15)
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

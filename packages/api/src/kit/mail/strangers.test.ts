import { externalMailLimits } from '@quarterdeck/contract/sales/sending'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const { person, installation } = externalMailLimits
let testApp: TestApp
let manager: Client

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.reset()
  manager = clientOf(await testApp.as(emailOf('manager')))
})

const bill = async (): Promise<Json> => {
  const products = [{ title: 'x', quantity: 1, price: 10 }]
  return (await manager.post('/invoices', { customer: { id: 6 }, products })).json.invoice
}
const send = (client: Client, { id }: Json, more: object = {}) => client.post('/invoices/send', { ids: [id], ...more })

/** Multiplies the mails to strangers so far. */
const repeat = (times: number) =>
  sql`insert into "outbox" ("to", "locale", "template", "subject", "text", "html", "secret", "createdAt", "strangerBy", "userId", "invoiceId")
    select "to", "locale", "template", "subject", "text", "html", "secret", "createdAt", "strangerBy", "userId", "invoiceId"
    from "outbox" cross join generate_series(1, ${times}::int) where "strangerBy" is not null`.execute(testApp.db)

const aDayPasses = () =>
  sql`update "outbox" set "createdAt" = "createdAt" - interval '25 hours', "state" = 'sent'`.execute(testApp.db)

const countedToday = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from "outbox" where "strangerBy" is not null and "createdAt" > now() - interval '1 day'`.execute(
    testApp.db,
  )
  return rows[0]?.count
}

const refused = (field: string, limit: number) => ({
  status: 422,
  json: { fields: { [field]: { code: 'mails_a_day', limit } } },
})

test('so many mails a day go to strangers, whichever way they are named, and as many as there are to customers', async () => {
  const invoice = await bill()
  expect((await send(manager, invoice, { to: 'stranger@example.org' })).status).toBe(200)
  await repeat(person - 1)
  const other = await bill()
  expect(await send(manager, other, { to: 'another@example.org' })).toMatchObject(refused('to', person))
  const billed = { billingAddress: { email: 'another@example.org' } }
  expect((await manager.put(`/invoices?id=${other.id}`, billed)).status).toBe(200)
  expect(await send(manager, other)).toMatchObject(refused('ids.0', person))
  const selection = { ids: [other.id] }
  const { id } = (await manager.post('/invoices/mailings', { kind: 'send', selection })).json
  const { job } = (await manager.post('/invoices/mailings/send', { id })).json
  await testApp.idle()
  expect((await manager.get(`/jobs/refused?id=${job.id}`)).json).toMatchObject([{ id: other.id, code: 'stranger' }])
  expect((await send(manager, other, { to: other.billingAddress.email.toUpperCase() })).status).toBe(200)
  expect((await send(manager, await bill())).status).toBe(200)

  await aDayPasses()
  // The recipient of an earlier invoice is no stranger anymore.
  expect((await send(manager, await bill(), { to: 'Stranger@example.org' })).status).toBe(200)
  expect(await countedToday()).toBe(0)
  expect((await send(manager, await bill(), { to: 'another@example.org' })).status).toBe(200)
})

test('nor do several people send more than the installation does', async () => {
  expect((await send(manager, await bill(), { to: 'stranger@example.org' })).status).toBe(200)
  await repeat(installation - 1)
  const owner = clientOf(await testApp.as(emailOf('owner')))
  expect(await send(owner, await bill(), { to: 'another@example.org' })).toMatchObject(refused('to', installation))
})

test('an API key sends the texts of the installation to customers, and nothing else to anybody', async () => {
  const { secret } = (await manager.post('/api-keys', { name: 'Key', scope: ['invoices:write'], days: null })).json
  const stranger = await testApp.as(undefined)
  const key = clientOf((sent) => stranger({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${secret}` } }))
  const invoice = await bill()
  for (const more of [
    { to: 'stranger@example.org' },
    { subject: 'Your account' },
    { text: 'Log in at https://evil.example' },
  ]) {
    const [field = ''] = Object.keys(more)
    expect(await send(key, invoice, more)).toMatchObject({
      status: 422,
      json: { fields: { [field]: { code: 'forbidden' } } },
    })
  }
  expect((await send(key, invoice, { to: invoice.billingAddress.email })).status).toBe(200)
})

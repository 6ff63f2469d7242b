import { externalMailLimits } from '@quarterdeck/contract/sales/sending'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { handOver, mailOf } from '../../testing/contract/inbound-mail.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const victim = 'victim@example.org'
const katrin = 'katrin@example.org'
let app: TestApp
let server: Client
let support: Client
let key: Client

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  const stranger = await app.as(undefined)
  server = clientOf(stranger)
  support = clientOf(await app.as(emailOf('support')))
  const { secret } = (await support.post('/api-keys', { name: 'Key', scope: ['tickets:write'], days: null })).json
  key = clientOf((sent) => stranger({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${secret}` } }))
})

/** Creates a ticket with a requester chosen by its author. */
const typed = async (client: Client, more: object = { requesterEmail: victim }): Promise<number> =>
  (await client.post('/tickets', { subject: 'Your account', describe: 'Log in at https://evil.example', ...more })).json
    .ticket.id
const mailed = async (text?: string): Promise<number> => (await handOver(server, mailOf({}, text))).json.ticketId
const reply = (client: Client, ticketId: number, more: object = {}) =>
  client.post('/messages', {
    ticketId,
    body: '<a href="https://evil.example">https://quarterdeck.example</a>',
    ...more,
  })

const mails = async (): Promise<Json[]> =>
  (
    await sql<Json>`select "to", "strangerBy" from "outbox" where "template" = 'ticketReply' order by "id"`.execute(
      app.db,
    )
  ).rows

/** Simulates emails already sent to strangers. */
const repeat = (times: number) =>
  sql`insert into "outbox" ("to", "locale", "template", "subject", "text", "html", "secret", "createdAt", "strangerBy")
    select "to", "locale", "template", "subject", "text", "html", "secret", "createdAt", "strangerBy"
    from "outbox" cross join generate_series(1, ${times}::int) where "strangerBy" is not null`.execute(app.db)

const refusal = { status: 403, json: { code: 'forbidden', message: expect.stringContaining('wrote to this ticket') } }

test('a key writes nothing of its own to an address that it typed, nor to a customer of its choice', async () => {
  const id = await typed(key)
  expect(await reply(key, id)).toMatchObject(refusal)
  expect(await reply(key, await typed(key, { userId: 6 }))).toMatchObject(refusal)
  const known = await mailed()
  expect((await reply(key, known)).status).toBe(201)
  expect((await key.put(`/tickets?id=${known}`, { requesterEmail: victim })).status).toBe(200)
  expect(await reply(key, known)).toMatchObject(refusal)
  expect((await mails()).map(({ to }) => to)).toEqual([katrin])
  expect((await support.get(`/messages?ticketId=${id}`)).json).toEqual([])
  // A recorded customer message is not emailed, and makes no address known.
  expect((await reply(key, id, { from: 'customer' })).status).toBe(201)
  expect(await reply(key, id)).toMatchObject(refusal)
})

test('a key does not reach them by way of another ticket, or by taking something back', async () => {
  const id = await typed(key)
  const known = await mailed()
  expect((await support.post('/tickets/merge', { into: known, ids: [id] })).status).toBe(200)
  expect(await reply(key, known)).toMatchObject(refusal)
  await support.post('/tickets/unmerge', { ids: [id] })
  const changed = await support.put(`/tickets?id=${known}`, { requesterEmail: victim })
  expect(await reply(key, known)).toMatchObject(refusal)
  await support.post('/changes/undo', { batch: changed.headers.get('x-change-batch') })
  expect((await reply(key, known)).status).toBe(201)
  expect((await mails()).map(({ to }) => to)).toEqual([katrin])
})

test('whoever wrote by form, or stands in a thread that was split or merged, stays known', async () => {
  const form = { topic: 'other', name: 'Katrín', email: katrin, message: 'Hello', language: 'en', reference: '' }
  const sent = await server.post('/contact', { ...form, website: '', consent: true, files: [] })
  const byForm: number = sent.json.receipt
  const byMail = await mailed()
  for (const id of [byForm, byMail]) expect([id, (await reply(key, id)).status]).toEqual([id, 201])
  const [message] = (await support.get(`/messages?ticketId=${byMail}`)).json
  const split = await support.post('/tickets/split', { ticketId: byMail, ids: [message.id], subject: 'More' })
  expect((await reply(key, split.json.ticket.id)).status).toBe(201)
  await support.post('/tickets/merge', { into: byForm, ids: [byMail] })
  expect((await reply(key, byForm)).status).toBe(201)
})

test('people write to so many strangers a day, and to as many as wrote or are customers', async () => {
  const { id: me } = (await support.get('/me')).json
  const known = await mailed()
  expect((await reply(support, await typed(support))).status).toBe(201)
  expect((await reply(support, known)).status).toBe(201)
  const customers = await typed(support, { userId: 6 })
  expect((await reply(support, customers)).status).toBe(201)
  expect((await mails()).map(({ strangerBy }) => strangerBy)).toEqual([me, null, null])
  await repeat(externalMailLimits.person - 1)
  const another = await typed(support)
  expect(await reply(support, another)).toMatchObject({
    status: 422,
    json: { fields: { ticketId: { code: 'mails_a_day', limit: externalMailLimits.person } } },
  })
  expect((await support.get(`/messages?ticketId=${another}`)).json).toEqual([])
  expect((await reply(support, known)).status).toBe(201)
  expect((await reply(support, customers)).status).toBe(201)
  // A new address is a stranger's until it writes, whoever the requester was before.
  await support.put(`/tickets?id=${known}`, { requesterEmail: victim })
  expect((await reply(support, known)).status).toBe(422)
})

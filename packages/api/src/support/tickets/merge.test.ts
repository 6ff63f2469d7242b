import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outgoing } from '../../kit/ports.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { handOver, mailOf } from '../../testing/contract/inbound-mail.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 86_400_000
let ahead = 0
let sent: Outgoing[] = []
let app: TestApp
let server: Client
let support: Client

beforeAll(async () => {
  app = await openTestApp(undefined, {
    now: () => new Date(Date.now() + ahead),
    mailer: {
      origin: () => 'http://quarterdeck.test',
      send: async (mail) => {
        sent.push(mail)
        return { state: 'sent' }
      },
    },
  })
})
beforeEach(async () => {
  await app.reset()
  ahead = 0
  sent = []
  server = clientOf(await app.as(undefined))
  support = clientOf(await app.as(emailOf('support')))
})
afterAll(() => app.close())

const receive = async (head: Readonly<Record<string, string>>) => (await handOver(server, mailOf(head))).json
const merge = async (into: number, ids: readonly number[]) =>
  expect((await support.post('/tickets/merge', { into, ids })).status).toBe(200)

/** Returns the stored rows of a ticket: itself and its clock. */
const stored = async (id: number): Promise<Json> => {
  const { rows } = await sql<Json>`
    select to_jsonb(t) - 'version' - 'updatedAt' as "ticket", to_jsonb(c) as "clock"
    from "tickets" t join "ticketClocks" c on c."ticketId" = t."id" where t."id" = ${id}`.execute(app.db)
  return rows[0]
}

test('days for which a ticket was merged are no pause: it comes back with its row and its clock as they were', async () => {
  const { ticket } = (await support.post('/tickets', { subject: 'How much?', priority: 'High' })).json
  expect(ticket.dueAt).not.toBeNull()
  const before = await stored(ticket.id)
  await merge(13, [ticket.id])
  expect(await stored(ticket.id)).toMatchObject({ ticket: { dueAt: null, warnAt: null }, clock: { alertAt: null } })
  ahead = 3 * dayMs
  await support.post('/tickets/unmerge', { ids: [ticket.id] })
  expect(await stored(ticket.id)).toEqual(before)
  const { headers } = await support.post('/tickets/merge', { into: 13, ids: [ticket.id] })
  ahead = 6 * dayMs
  await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
  expect(await stored(ticket.id)).toEqual(before)
})

test('both customers are replied to by the tickets that are theirs, and both write on in the one that stays', async () => {
  const { ticketId: katrins } = await receive({ 'Message-ID': '<k@example.org>', Subject: 'My order' })
  const ada = 'ada@example.com'
  const { ticketId: adas } = await receive({ 'Message-ID': '<a@example.com>', From: ada, Subject: 'Our order' })
  const { ticketId: again } = await receive({ 'Message-ID': '<k2@example.org>', Subject: 'My order once more' })
  await merge(adas, [katrins, again])
  await support.post('/messages', { ticketId: adas, body: 'Tomorrow.' })
  await app.idle()
  ahead = 60_000
  app.resume()
  await app.idle()
  expect(sent.map(({ to, subject, thread }) => [to, subject, thread?.inReplyTo])).toEqual([
    [ada, `Re: Our order [#${adas}]`, 'a@example.com'],
    ['katrin@example.org', `Re: My order [#${katrins}]`, 'k@example.org'],
  ])
  const [{ thread }] = sent as [Outgoing]
  const answer = { 'In-Reply-To': `<${thread?.messageId}>`, 'Message-ID': '<k3@example.org>' }
  expect(await receive(answer)).toMatchObject({ outcome: 'message', ticketId: adas })
  const late = { Subject: `[#${katrins}]`, 'Message-ID': '<k4@example.org>' }
  const { messageId, ...came } = await receive(late)
  expect(came).toMatchObject({ outcome: 'message', ticketId: adas })
  // Messages from before stay; later ones go to their own ticket.
  await support.post('/tickets/unmerge', { ids: [katrins, again] })
  const ids = (await support.get(`/messages?ticketId=${adas}`)).json.map(({ id }: Json) => id)
  expect(ids.at(-1)).toBe(messageId)
  expect(await receive({ ...late, 'Message-ID': '<k5@example.org>' })).toMatchObject({ ticketId: katrins })
})

test('a ticket outlives the one that it was merged into', async () => {
  ahead = -31 * dayMs
  support = clientOf(await app.as(emailOf('support')))
  await merge(14, [15])
  await support.del('/tickets?id=14')
  await app.idle()
  ahead = 0
  app.resume()
  await app.idle()
  expect(app.logged).toEqual([])
  const later = clientOf(await app.as(emailOf('support')))
  expect((await later.get('/tickets?id=15')).json).toMatchObject({ status: 'Closed', mergedInto: null })
})

test('whoever asks how their message stands is told of the ticket in which it goes on', async () => {
  const visitor = clientOf(await app.as(undefined))
  const draft = {
    topic: 'order',
    message: 'Where is it?',
    name: 'Ada',
    email: 'ada@example.com',
    reference: '',
    consent: true,
    language: 'en',
  }
  const { token, receipt } = (await visitor.post('/contact', draft)).json
  await merge(13, [receipt])
  const { json } = await visitor.post('/contact/status', { token })
  expect(json).toMatchObject({ receipt, status: 'Open' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { handOver, mailOf } from '../../testing/contract/inbound-mail.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Outgoing } from '../ports.ts'

let sent: Outgoing[] = []
let ahead = 0
let app: TestApp

beforeAll(async () => {
  app = await openTestApp(undefined, {
    now: () => new Date(Date.now() + ahead),
    mailer: {
      origin: () => 'https://office.example.com',
      send: async (mail) => {
        sent.push(mail)
        return { state: 'sent' }
      },
    },
  })
})
afterAll(() => app.close())

const carryOut = async (): Promise<void> => {
  await app.idle()
  ahead += 60_000
  app.resume()
  await app.idle()
}

/** Returns the headers of a mail of this template. */
const headOf = async (template: string, optional = false) => {
  const now = new Date()
  const words = { subject: 'Ahoy', text: 'Ahoy', html: '<p>Ahoy</p>', link: null }
  const row = {
    to: 'ada@example.com',
    locale: 'en',
    template,
    optional,
    secret: false,
    createdAt: now,
  } as const
  const { id } = await app.db
    .insertInto('outbox')
    .values({ ...row, ...words })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('work')
    .values({ kind: 'mail', key: String(id), dueAt: now, updatedAt: now })
    .execute()
  await carryOut()
  return sent.at(-1)?.headers
}

test('what the product writes by itself says so, and what people write does not', async () => {
  expect(await headOf('invitation')).toEqual({ 'Auto-Submitted': 'auto-generated' })
  expect(await headOf('contactReceived')).toEqual({ 'Auto-Submitted': 'auto-replied' })
  expect(await headOf('ticketReply')).toEqual({})
  expect(await headOf('invoice')).toEqual({})
})

test('what can be turned off says where', async () => {
  expect(await headOf('digest', true)).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://office.example.com/admin/settings/notification>',
  })
})

test('a reply goes to its customer by name, from the company, with a signature that mail programs know', async () => {
  sent = []
  const [server, support] = [clientOf(await app.as(undefined)), clientOf(await app.as(emailOf('support')))]
  const { ticketId } = (await handOver(server, mailOf({ From: 'Ada <ada@customer.example>' }))).json
  expect((await support.post('/messages', { ticketId, body: 'Tomorrow.' })).status).toBe(201)
  await carryOut()
  const company = await app.db.selectFrom('company').select('name').executeTakeFirstOrThrow()
  expect(sent.at(-1)).toMatchObject({ to: 'ada@customer.example', toName: 'Ada', headers: {} })
  expect(sent.at(-1)?.text.endsWith(`\n-- \n${company.name}\n`)).toBe(true)
  expect(sent.at(-1)?.html).not.toContain('Quarterdeck<')
})

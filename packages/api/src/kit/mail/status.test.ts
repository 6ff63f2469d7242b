import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetToSample } from '../../sample/index.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { inboundSecret } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Handover } from '../ports.ts'

const minute = 60_000
const mailbox = 'support (imap.example.com, INBOX)'
let app: TestApp
let owner: Client
let ahead = 0
/** Response of the mail server, and the mails that it accepted. */
let answer: Handover
let sent: string[] = []
let warned: unknown[] = []

const now = () => new Date(Date.now() + ahead)

beforeEach(async () => {
  ;[ahead, answer, sent, warned] = [0, { state: 'sent' }, [], []]
  app = await openTestApp(undefined, {
    now,
    log: (level, message, about) => level === 'warn' && warned.push({ message, ...about }),
    mailer: {
      origin: () => 'https://office.example.com',
      send: async ({ to }) => {
        if (answer.state === 'sent') sent.push(to)
        return answer
      },
    },
    inbound: {
      mailbox,
      secret: inboundSecret,
      address: undefined,
      authservIds: [],
      organizationOf: () => undefined,
      read: () => expect.unreachable('No mail is brought'),
    },
  })
  await resetToSample(app.db, now())
  owner = clientOf(await app.as('admin@quarterdeck.test'))
})
afterEach(() => app.close())

const write = async (to: string) => {
  const words = { template: 'invitation', subject: 'Ahoy', text: 'Ahoy', html: '<p>Ahoy</p>', link: null }
  const row = { to, locale: 'en', secret: false, createdAt: now(), ...words } as const
  const { id } = await app.db.insertInto('outbox').values(row).returning('id').executeTakeFirstOrThrow()
  await app.db
    .insertInto('work')
    .values({ kind: 'mail', key: String(id), dueAt: now(), updatedAt: now() })
    .execute()
}

/** Lets minutes pass and runs everything that is due by then. */
const wait = async (minutes: number) => {
  ahead += minutes * minute
  app.resume()
  await app.idle()
}

const status = async () => (await owner.get('/outbox/status')).json
const noticesOf = async (event: string): Promise<Json[]> =>
  (await owner.get('/notices')).json.notices.filter((notice: Json) => notice.event === event)
const stateOf = async (to: string) => (await owner.get(`/outbox?to=${to}`)).json.map((mail: Json) => mail.state)

const refused: Handover = { state: 'postponed', reason: 'Invalid login: 535 5.7.8 authentication failed' }

test('a mail server that takes nothing is named after 15 minutes, owners are told after 30, once, until a mail goes out', async () => {
  await write('ada@example.com')
  await wait(1)
  const before = await status()
  expect(before.outgoing).toMatchObject({ sentAt: expect.any(String), stuckSince: null, error: '' })

  answer = refused
  await write('grace@example.com')
  await wait(1)
  const since = now()
  expect((await status()).outgoing).toEqual(before.outgoing)
  await wait(16)
  const { outgoing } = await status()
  expect(outgoing).toEqual({ ...before.outgoing, stuckSince: expect.any(String), error: refused.reason })
  expect(Math.abs(Date.parse(outgoing.stuckSince) - since.getTime())).toBeLessThan(minute)
  expect(await noticesOf('mail_stuck')).toEqual([])
  await wait(15)
  await wait(24 * 60)
  expect(await noticesOf('mail_stuck')).toMatchObject([{ data: { reason: refused.reason } }])
  expect(await stateOf('grace@example.com')).toEqual(['waiting'])

  answer = { state: 'sent' }
  await write('katherine@example.com')
  await wait(1)
  expect((await status()).outgoing).toMatchObject({ stuckSince: null, error: '' })
  // Delayed mails follow within a minute, not a day later.
  await wait(1)
  expect(await stateOf('grace@example.com')).toEqual(['sent'])

  answer = refused
  await write('mary@example.com')
  await wait(1)
  await wait(31)
  expect(await noticesOf('mail_stuck')).toHaveLength(2)
})

test('a mail that could not be sent is logged with the reason of the mail server and the number of the attempt', async () => {
  answer = refused
  await write('grace@example.com')
  await wait(1)
  const line = { message: 'a mail could not be sent', id: expect.any(Number), reason: refused.reason }
  expect(warned).toEqual([{ ...line, state: 'waiting', tries: 1 }])
  answer = { state: 'refused', reason: '550 no such user', isOfMail: true }
  await wait(2)
  expect(warned.at(-1)).toEqual({ ...line, state: 'failed', tries: 2, reason: '550 no such user' })
})

test('an address that does not exist is no outage; two of them with nothing sent in between are', async () => {
  answer = { state: 'refused', reason: '550 no such user', isOfMail: true }
  await write('nobody@example.com')
  await write('Nobody@example.com')
  await wait(1)
  await wait(31)
  expect((await status()).outgoing).toMatchObject({ stuckSince: null, error: '' })
  await write('no-one@example.com')
  await wait(1)
  await wait(31)
  expect((await status()).outgoing).toMatchObject({ error: '550 no such user' })
  expect(await noticesOf('mail_stuck')).toHaveLength(1)
})

test('a mailbox that cannot be read is named at once, and owners are told after 30 minutes, by mail too', async () => {
  expect((await status()).mailbox).toEqual({ name: mailbox, readAt: null, failingSince: null, error: '' })
  const [readAt, failingSince] = [now(), new Date(now().getTime() + minute)]
  const row = { uidValidity: '1', firstUid: 1, since: null, readAt, failingSince, error: 'The password was refused' }
  await app.db
    .insertInto('mailboxes')
    .values([
      { ...row, name: mailbox },
      { ...row, name: 'another (imap.example.com, INBOX)' },
    ])
    .execute()
  expect((await status()).mailbox).toEqual({
    name: mailbox,
    readAt: readAt.toISOString(),
    failingSince: failingSince.toISOString(),
    error: 'The password was refused',
  })
  await wait(20)
  expect(await noticesOf('mailbox_unreadable')).toEqual([])
  await wait(12)
  await wait(24 * 60)
  expect(await noticesOf('mailbox_unreadable')).toMatchObject([
    { data: { mailbox, reason: 'The password was refused' } },
  ])
  expect(sent).toContain('admin@quarterdeck.test')
})

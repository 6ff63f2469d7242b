import { clientOf, inboundSecret, openTestApp } from '@quarterdeck/api/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailbox } from '../testing/mailbox.ts'
import { until } from '../testing/until.ts'
import { type Fetched, fetchMails, inOrder } from './fetch-mails.ts'
import { mailboxOf } from './mailbox.ts'
import type { Since } from './mailbox-state.ts'
import { openMailReader } from './read-in-process.ts'

type TestApp = Awaited<ReturnType<typeof openTestApp>>

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let warned: string[] = []
const fetching: Fetched[] = []
/** Statuses with which the API answers instead, once each. */
let troubles: number[] = []
/** Value of `Retry-After` in seconds; 0 for none. */
let retryAfter = 0
let handedOver = 0

let said: [string, unknown][] = []
const log = (level: string, message: string, about?: unknown) => {
  said.push([message, about])
  if (level === 'warn') warned.push(message)
}

const reader = openMailReader(log)

beforeAll(async () => {
  app = await openTestApp(undefined, {
    inbound: {
      secret: inboundSecret,
      address: undefined,
      authservIds: [],
      organizationOf: () => undefined,
      read: reader.read,
    },
  })
})
beforeEach(async () => {
  await app.reset()
  mailbox = await openMailbox()
  warned = []
  said = []
  retryAfter = 0
  troubles = []
})
afterEach(async () => {
  await Promise.all(fetching.splice(0).map(({ close }) => close()))
  await mailbox.close()
})
afterAll(async () => {
  reader.close()
  await app.close()
})

const handOver = (raw: Uint8Array<ArrayBuffer>) => {
  handedOver += 1
  const status = troubles.shift()
  const later: Record<string, string> = retryAfter > 0 ? { 'retry-after': String(retryAfter) } : {}
  if (status) return Promise.resolve(new Response('', { status, headers: later }))
  const headers = { authorization: `Bearer ${inboundSecret}`, 'content-type': 'message/rfc822' }
  return app.fetch(new Request('http://localhost/api/mail/inbound', { method: 'POST', headers, body: raw }))
}

const begin = (since: Since | 'new' = 'all', url = mailbox.url) =>
  fetching.push(fetchMails({ url, since: since === 'new' ? undefined : since, db: app.db, log, handOver }))

const mail = (subject: string, text = 'Hello') =>
  `From: Ada <ada@example.com>\nTo: support@example.com\nSubject: ${subject}\nMessage-ID: <${subject}@example.com>\n\n${text}\n`

const subjects = async () => {
  const support = clientOf(await app.as('admin@quarterdeck.test'))
  const { json } = await support.get('/tickets?sort=-id&page=1&perPage=10')
  return json
    .map(({ subject }: { subject: string }) => subject)
    .filter((subject: string) => /^(one|two|three|large)$/.test(subject))
}

const allSeen = (count: number) => until(() => mailbox.seen().length === count && mailbox.seen().every(Boolean))

test('what nobody has seen becomes tickets, and counts as seen from then on', async () => {
  mailbox.arrive(mail('one'))
  mailbox.arrive(mail('two'))
  begin()
  await allSeen(2)
  expect(await subjects()).toEqual(['two', 'one'])
})

test('two servers take each mail in once', async () => {
  mailbox.arrive(mail('one'))
  mailbox.arrive(mail('two'))
  begin()
  begin()
  await allSeen(2)
  expect(await subjects()).toEqual(['two', 'one'])
  expect(await app.db.selectFrom('leases').select('name').execute()).toHaveLength(1)
})

test('a mail that arrives later is taken in, after the connection broke as well', async () => {
  mailbox.arrive(mail('one'))
  begin()
  await allSeen(1)
  mailbox.cut()
  mailbox.arrive(mail('two'))
  await allSeen(2)
  expect(await subjects()).toEqual(['two', 'one'])
})

test('what was not stored stays unseen: for a while or, if it never will be, for people to look at', async () => {
  troubles = [503, 400]
  mailbox.arrive(mail('one'))
  mailbox.arrive(mail('two'))
  mailbox.arrive(mail('three'))
  begin()
  await until(() => mailbox.seen().join() === 'false,false,true')
  mailbox.cut()
  await until(() => mailbox.seen().join() === 'true,false,true')
  expect(await subjects()).toEqual(['one', 'three'])
  expect(warned.filter((line) => line.includes('not taken in'))).toHaveLength(2)
})

test('a mail of 40 MB stays where it is, and a ticket says so', async () => {
  mailbox.arrive(mail('large', `${'x'.repeat(70)}\n`.repeat(560_000)))
  begin()
  await allSeen(1)
  const owner = clientOf(await app.as('admin@quarterdeck.test'))
  const [ticket] = (await owner.get('/tickets?sort=-id&page=1&perPage=1')).json
  expect(ticket).toMatchObject({ subject: 'large', describe: expect.stringMatching(/has \d+ MB.*folder INBOX/) })
})

test('an address says where the mailbox is', () => {
  expect(mailboxOf('imaps://ada%40example.com:a%2Fb@mail.example.com/Support%20mail')).toEqual({
    host: 'mail.example.com',
    port: 993,
    secure: true,
    user: 'ada@example.com',
    password: 'a/b',
    folder: 'Support mail',
  })
})

const noted = () => app.db.selectFrom('mailboxes').selectAll().executeTakeFirst()

test('of a mailbox that is met for the first time, what arrives from then on is taken in', async () => {
  mailbox.arrive(mail('one'))
  mailbox.arrive(mail('two'))
  begin('new')
  await until(async () => (await noted())?.readAt ?? false)
  mailbox.arrive(mail('three'))
  await until(() => mailbox.seen().join() === 'false,false,true')
  expect(await subjects()).toEqual(['three'])
  expect(said).toContainEqual([expect.stringContaining('INBOUND_SINCE'), expect.objectContaining({ unread: 2 })])
})

test('a mailbox is read on from where it was, also by a server that is started later', async () => {
  mailbox.arrive(mail('one'))
  begin('new')
  await until(async () => (await noted())?.readAt ?? false)
  await Promise.all(fetching.splice(0).map(({ close }) => close()))
  mailbox.arrive(mail('two'))
  begin('new')
  await until(() => mailbox.seen().join() === 'false,true')
  expect(await subjects()).toEqual(['two'])
})

test('new mail is noticed at once', async () => {
  begin('new')
  await until(async () => (await noted())?.readAt ?? false)
  const since = Date.now()
  mailbox.arrive(mail('one'))
  await allSeen(1)
  // Left alone, the IMAP client starts IDLE only 15 seconds after its last command.
  expect(Date.now() - since).toBeLessThan(14_000)
})

test('of a mailbox that was created again, old mail is left alone, known mail is known, and new mail is taken in', async () => {
  const longAgo = new Date('2021-03-01T10:00:00Z')
  mailbox.arrive(mail('one'), longAgo)
  mailbox.arrive(mail('two'), longAgo)
  begin('new')
  await until(async () => (await noted())?.readAt ?? false)
  mailbox.arrive(mail('large'))
  await until(() => mailbox.seen().join() === 'false,false,true')
  const before = await noted()
  await Promise.all(fetching.splice(0).map(({ close }) => close()))
  mailbox.recreate()
  mailbox.arrive(mail('one'), longAgo)
  mailbox.arrive(mail('two'), longAgo)
  mailbox.arrive(mail('large'))
  mailbox.arrive(mail('three'))
  begin('new')
  // They are fetched in this order, so that the old ones would have been taken in by then.
  await until(() => mailbox.seen().join() === 'false,false,true,true')
  expect(await subjects()).toEqual(['three', 'large'])
  expect((await noted())?.uidValidity).not.toBe(before?.uidValidity)
})

test('what is unread since a day is taken in where that is wanted', async () => {
  mailbox.arrive(mail('one'))
  begin(new Date('2020-01-01'))
  await allSeen(1)
  expect(await subjects()).toEqual(['one'])
})

test('a mail of a sender who wrote too much is not fetched again until then', async () => {
  ;[troubles, retryAfter, handedOver] = [[429], 3600, 0]
  mailbox.arrive(mail('one'))
  mailbox.arrive(mail('two'))
  begin()
  await until(
    () => handedOver === 1 && said.some(([, about]) => (about as { retryAfter?: number })?.retryAfter === 3600),
  )
  mailbox.cut()
  mailbox.arrive(mail('three').replace('ada@', 'bea@'))
  await until(() => mailbox.seen().join() === 'false,false,true')
  expect(handedOver).toBe(2)
})

test('a wrong password is said in the words of the mail server, kept for people, and lets others have the mailbox', async () => {
  begin('all', mailbox.url.replace('testpass', 'wrong'))
  await until(() => warned.length === 1)
  expect(said.at(-1)).toEqual([
    "the mailbox can't be read",
    { reason: expect.stringMatching(/refused/), nextTryInSeconds: 60 },
  ])
  expect(await until(noted)).toMatchObject({ error: expect.stringMatching(/refused/), failingSince: expect.any(Date) })
  mailbox.arrive(mail('one'))
  begin()
  await allSeen(1)
  expect(await until(async () => (await noted())?.error === '' && noted())).toMatchObject({
    failingSince: null,
    notifiedAt: null,
  })
})

test('a server that does not get the mailbox says who has it', async () => {
  begin()
  await until(async () => (await noted())?.readAt ?? false)
  begin()
  await until(() => said.some(([message]) => message === 'another server reads the mailbox'))
  expect(said.at(-1)?.[1]).toEqual({
    holder: expect.stringContaining(`process ${process.pid}`),
    until: expect.any(String),
  })
})

test('a failing mailbox does not count as read because another server waits for it', async () => {
  begin('all', 'imap://testuser:testpass@127.0.0.1:1/INBOX')
  await until(noted)
  expect(await noted()).toMatchObject({ readAt: null, error: expect.stringContaining('ECONNREFUSED') })
  expect(await app.db.selectFrom('leases').select('name').execute()).toEqual([])
})

test('short mails come before long ones, but those of one sender as they came', () => {
  const of = (uid: number, sender: string, bytes: number) => ({ uid, sender, bytes, arrivedAt: undefined })
  const mails = [of(1, 'a', 10), of(2, 'b', 9_000_000), of(3, 'c', 10), of(4, 'b', 10)]
  expect(inOrder(mails).map(({ uid }) => uid)).toEqual([1, 3, 2, 4])
})

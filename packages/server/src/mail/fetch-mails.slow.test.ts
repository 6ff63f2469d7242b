import { clientOf, inboundSecret, openTestApp } from '@quarterdeck/api/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailbox } from '../testing/mailbox.ts'
import { until } from '../testing/until.ts'
import { type Fetched, fetchMails } from './fetch-mails.ts'
import { mailboxOf } from './mailbox.ts'
import { openMailReader } from './read-in-process.ts'

type TestApp = Awaited<ReturnType<typeof openTestApp>>

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let warned: string[] = []
const fetching: Fetched[] = []
/** What the API answers instead, for once each. */
let troubles: number[] = []

const log = (level: string, message: string) => {
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
  const status = troubles.shift()
  if (status) return Promise.resolve(new Response('', { status }))
  const headers = { authorization: `Bearer ${inboundSecret}`, 'content-type': 'message/rfc822' }
  return app.fetch(new Request('http://localhost/api/mail/inbound', { method: 'POST', headers, body: raw }))
}

const begin = () => fetching.push(fetchMails({ url: mailbox.url, db: app.db, log, handOver }))

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

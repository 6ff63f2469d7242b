import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetMails } from '../../kit/mail/index.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { handOver, mailOf } from '../../testing/contract/inbound-mail.ts'
import { inboundSecret } from '../../testing/home.ts'
import { sized } from '../../testing/size.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteOriginals } from './originals.ts'
import { readMail } from './read-mail.ts'

let app: TestApp
let server: Client
let support: Client

beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  server = clientOf(await app.as(undefined))
  support = clientOf(await app.as(emailOf('support')))
})
afterAll(() => app.close())

const ticket = async (id: number): Promise<Json> => (await support.get(`/tickets?id=${id}`)).json
const countOf = async () => (await support.get('/tickets?perPage=1')).headers.get('x-total-count')

test('a mail of whoever has an account becomes a ticket of theirs', async () => {
  const person = (await ticket(1)).user
  const { json } = await handOver(server, mailOf({ From: `Somebody Else <${person.email.toUpperCase()}>` }))
  expect(await ticket(json.ticketId)).toMatchObject({ userId: person.id, subject: 'My order', status: 'Open' })
})

test('a mail that comes twice at a time is one', async () => {
  const mail = mailOf({})
  const replies = await Promise.all([1, 2, 3].map(() => handOver(server, mail)))
  expect(new Set(replies.map(({ json }) => json.ticketId)).size).toBe(1)
  expect(replies.filter(({ json }) => !json.isKnown)).toHaveLength(1)
  expect(await countOf()).toBe('21')
})

test('a mail without a name of its own is told by its content', async () => {
  const mail = mailOf({ 'Message-ID': '' })
  const [first, second] = [await handOver(server, mail), await handOver(server, mail)]
  expect(second.json).toEqual({ ...first.json, isKnown: true })
  expect((await handOver(server, mailOf({ 'Message-ID': '' }, 'Another'))).json.isKnown).toBe(false)
})

test('automatic replies and reports become no ticket, and are kept', async () => {
  const heads: readonly Readonly<Record<string, string>>[] = [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'auto_reply' },
    { 'Return-Path': '<>', From: 'MAILER-DAEMON@example.com' },
  ]
  for (const head of heads) {
    const { status, json } = await handOver(server, mailOf(head, 'I am away'))
    expect([head, status, json.outcome, json.ticketId]).toEqual([head, 200, 'ignored', null])
    expect(json.reason).not.toBe('')
  }
  const kept = await app.db.selectFrom('inboundMails').select(['outcome', 'text']).execute()
  expect(kept).toEqual([1, 2, 3].map(() => ({ outcome: 'ignored', text: 'I am away' })))
  expect(await countOf()).toBe('20')
})

test('what only asks for no automatic answer is a mail like any other', async () => {
  const heads: readonly Readonly<Record<string, string>>[] = [
    { 'X-Auto-Response-Suppress': 'All' },
    { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' },
    { Precedence: 'bulk' },
    { Precedence: 'list', 'List-Id': '<a.example.org>' },
    { 'X-Autorespond': 'x' },
    { 'Auto-Submitted': 'auto-generated', 'Reply-To': 'ada@example.org' },
    { Subject: 'Abwesend: wann kommt mein Paket?' },
    { Subject: 'Out of office: please deliver on Monday' },
    { Subject: 'Respuesta automática: no me llega' },
    { Subject: '不在通知: 再配達のお願い' },
  ]
  for (const head of heads) {
    const { json } = await handOver(server, mailOf(head, 'Please send it to my new address'))
    expect([head, json.outcome]).toEqual([head, 'ticket'])
    expect((await ticket(json.ticketId)).describe).toBe('Please send it to my new address')
  }
})

test('a Message-ID that comes again with other words is another mail, and with the same ones is not', async () => {
  const head = { 'Message-ID': '<scan@example.org>', Date: 'Sat, 28 Nov 2026 10:00:00 +0000' }
  const first = await handOver(server, mailOf(head, 'Page one'))
  const others = [
    mailOf(head, 'Page two'),
    mailOf({ ...head, Subject: 'Another' }, 'Page one'),
    mailOf({ ...head, Date: '' }, 'Page one'),
  ]
  const ids = [first.json.ticketId]
  for (const mail of others) {
    const { json } = await handOver(server, mail)
    expect([json.outcome, json.isKnown, ids.includes(json.ticketId)]).toEqual(['ticket', false, false])
    ids.push(json.ticketId)
  }
  // By another route, with other line ends and added server headers.
  const again = new TextEncoder().encode(`Received: by mx.example.com\n${mailOf(head, 'Page one')}`)
  expect((await handOver(server, again)).json).toEqual({ ...first.json, isKnown: true })
})

const stored = async () => (await app.db.selectFrom('inboundOriginals').select('hash').execute()).length
const originalOf = async (id: number) => {
  const mails = (await support.get(`/tickets/mails?ticketId=${id}`)).json
  return (await support.get(`/tickets/mails/original?id=${mails[0]?.id}`)).status
}

test('a mail is stored as it came, once, even where it is put away', async () => {
  const mail = mailOf({})
  await Promise.all([1, 2, 3].map(() => handOver(server, mail)))
  await handOver(server, mail)
  expect(await stored()).toBe(1)
  await handOver(server, mailOf({ 'Auto-Submitted': 'auto-replied' }))
  expect(await stored()).toBe(2)
  await handOver(server, mailOf({ 'Auto-Submitted': 'auto-replied' }, 'x'.repeat(2 * 1024 * 1024)))
  expect(await stored()).toBe(2)
})

test('what a mail was goes with the text of its message when that is redacted', async () => {
  const { ticketId } = (await handOver(server, mailOf({}))).json
  const { messageId } = (await handOver(server, mailOf({ Subject: `[#${ticketId}]` }, 'The card ends in 4242'))).json
  const original = async () => {
    const mails: Json[] = (await support.get(`/tickets/mails?ticketId=${ticketId}`)).json
    const mail = mails.find((each) => each.messageId === messageId)
    return (await support.get(`/tickets/mails/original?id=${mail?.id}`)).status
  }
  expect(await original()).toBe(200)
  await support.post('/messages/redact', { id: messageId, reason: 'A card number' })
  expect(await original()).toBe(404)
})

test('what a mail was goes with the description of its ticket when that is redacted', async () => {
  const { ticketId } = (await handOver(server, mailOf({ Subject: 'Card 4242' }, 'The card ends in 4242'))).json
  expect(await originalOf(ticketId)).toBe(200)
  await support.post('/tickets/redact', { id: ticketId, reason: 'A card number', subject: 'A card' })
  expect(await originalOf(ticketId)).toBe(404)
  expect(JSON.stringify((await support.get(`/tickets/mails?ticketId=${ticketId}`)).json)).not.toContain('4242')
})

test('what a mail was goes with its ticket, its message and its author, and not before', async () => {
  const reach = {
    log: () => undefined,
    pictureStores: { current: 'database', folder: undefined, s3: undefined },
  } as const
  const clean = (days: number) => {
    const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    return app.db.transaction().execute(async (tx) => {
      await forgetMails(tx, now)
      await deleteOriginals(reach, tx, now)
    })
  }
  const person = (await ticket(1)).user
  const [kept, gone, theirs] = [
    (await handOver(server, mailOf({}))).json,
    (await handOver(server, mailOf({ From: 'ada@example.com' }))).json,
    (await handOver(server, mailOf({ From: person.email }))).json,
  ]
  const said = (await handOver(server, mailOf({ Subject: `[#${kept.ticketId}]` }))).json
  await handOver(server, mailOf({ 'Auto-Submitted': 'auto-replied' }))
  await clean(2)
  expect(await stored()).toBe(5)
  await app.db.deleteFrom('messages').where('id', '=', said.messageId).execute()
  await app.db.deleteFrom('tickets').where('id', '=', gone.ticketId).execute()
  await app.db.updateTable('users').set({ erasedAt: new Date() }).where('id', '=', person.id).execute()
  await clean(0)
  expect(await stored()).toBe(5)
  await clean(2)
  expect(await stored()).toBe(2)
  await clean(100)
  expect([await stored(), await originalOf(kept.ticketId)]).toEqual([1, 200])
  expect((await support.get(`/tickets/mails?ticketId=${theirs.ticketId}`)).json).toEqual([])
  expect(await app.db.selectFrom('pictureFiles').select('key').where('key', 'like', 'mail-%').execute()).toHaveLength(1)
})

test('an address that writes more than people do is asked to wait, in words, and others are not', async () => {
  for (let at = 0; at < 60; at += 1) expect((await handOver(server, mailOf({}))).status).toBe(200)
  const { status, json, headers } = await handOver(server, mailOf({}))
  expect([status, json.code, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '3600'])
  expect((await handOver(server, mailOf({ From: 'ada@example.com' }))).status).toBe(200)
  expect(await countOf()).toBe('81')
})

test('a mail of 40 MB is refused in words, and changes nothing', async () => {
  const { status, json } = await handOver(server, mailOf({}, 'x'.repeat(40 * 1024 * 1024)))
  expect([status, json.code]).toEqual([413, 'too_large'])
  expect(await countOf()).toBe('20')
})

test('what is no mail is refused in words', async () => {
  for (const nothing of ['', '\r\n\r\n', 'hello', new Uint8Array(1000).fill(255)]) {
    const { status, json } = await handOver(server, nothing)
    expect([status, json.message]).toEqual([400, expect.stringContaining("This isn't an email")])
  }
  const form = await handOver(server, mailOf({}), { 'content-type': 'multipart/form-data; boundary=b' })
  expect(form.status).toBe(415)
})

test('of HTML with scripts, words are left', async () => {
  const page = '<p>Hello <b>you</b></p><script>alert(1)</script><img src=x onerror=alert(2)>'
  const { json } = await handOver(server, mailOf({ 'Content-Type': 'text/html' }, page))
  expect((await ticket(json.ticketId)).describe).toBe('<p>Hello <strong>you</strong></p>')
})

test('mail of which nothing can be seen still becomes a ticket', async () => {
  const { json } = await handOver(server, mailOf({ Subject: '\u200b' }, '\u200b\u200d'))
  expect(await ticket(json.ticketId)).toMatchObject({ subject: '(No subject)', describe: '' })
})

test('where no secret is set, no mail is taken in, and that is said', async () => {
  const closed = await openTestApp(undefined, { inbound: undefined })
  const { status, json } = await handOver(clientOf(await closed.as(undefined)), mailOf({}))
  expect([status, json.message]).toEqual([403, expect.stringContaining('INBOUND_SECRET')])
  await closed.close()
})

const pieces = fc.constantFrom(
  'From: Ada <ada@example.com>\r\n',
  'From: "\r\n',
  'Message-ID: <one@example.com>\r\n',
  'Subject: =?utf-8?B?////?= \ud800\0\r\n',
  'Content-Type: multipart/mixed; boundary="b"\r\n',
  'Content-Type: text/html\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Disposition: attachment; filename=""\r\n',
  '\r\n',
  '--b\r\n',
  '--b--\r\n',
  '<b><a href=//x>&#0;',
)

test('no mail that is put together badly is our failure', async () => {
  const mails = fc.array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 30 })), {
    maxLength: 25,
  })
  await fc.assert(
    fc.asyncProperty(mails, async (parts) => {
      const bytes = Uint8Array.from(parts.join(''), (sign) => sign.charCodeAt(0))
      const { status, json } = await handOver(server, bytes)
      expect([200, 400, 429]).toContain(status)
      if (status !== 200) expect(json.message).not.toBe('')
    }),
    { numRuns: sized(10, 150), seed: 20_261_125 },
  )
  expect(app.logged).toEqual([])
})

test('a short mail overtakes long ones that are being read', async () => {
  const held = Promise.withResolvers<void>()
  const slow = await openTestApp(undefined, {
    inbound: {
      secret: inboundSecret,
      address: undefined,
      authservIds: [],
      organizationOf: () => undefined,
      read: async (raw) => {
        if (raw.byteLength > 300_000) await held.promise
        return readMail(raw)
      },
    },
  })
  const to = clientOf(await slow.as(undefined))
  const long = [1, 2, 3, 4].map(() => handOver(to, mailOf({}, 'Some words.\n'.repeat(30_000))))
  expect((await handOver(to, mailOf({}))).json.outcome).toBe('ticket')
  held.resolve()
  expect((await Promise.all(long)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await slow.close()
})

test('a message has the date of its mail, unless that cannot be true', async () => {
  const at = async (head: Readonly<Record<string, string>>, headers = {}) => {
    const { json } = await handOver(server, mailOf(head), headers)
    return Date.parse((await ticket(json.ticketId)).createdAt)
  }
  const hour = 3_600_000
  const begun = Math.floor(Date.now() / 1000) * 1000
  const ago = (hours: number) => new Date(begun - hours * hour)
  const [old, arrived] = [ago(24 * 700), ago(24 * 699)]
  expect(await at({ Date: ago(3).toUTCString() })).toBe(ago(3).getTime())
  expect(await at({ Date: old.toUTCString() }, { 'x-arrived-at': arrived.toISOString() })).toBe(old.getTime())
  expect(await at({ Date: ago(1).toUTCString() }, { 'x-arrived-at': arrived.toISOString() })).toBe(arrived.getTime())
  for (const head of [{ Date: ago(-5).toUTCString() }, { Date: old.toUTCString() }, { Date: 'never' }])
    expect(Math.abs((await at(head)) - Date.now())).toBeLessThan(hour)
  expect(Math.abs((await at({}, { 'x-arrived-at': ago(-9).toISOString() })) - Date.now())).toBeLessThan(hour)
})

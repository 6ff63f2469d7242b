import { type AddressInfo, createServer } from 'node:net'
import { clientOf, openTestApp } from '@quarterdeck/api/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailer } from './mailer.ts'
import { openPostOffice } from './testing/post-office.ts'

type TestApp = Awaited<ReturnType<typeof openTestApp>>
type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })
/** Recipients that have a mailbox by now. */
const known = new Set<string>()
const judge = (to: string) => {
  if (known.has(to)) return
  if (to.startsWith('unknown')) throw refusal(550)
  if (to.startsWith('full')) throw refusal(452)
}

let office: PostOffice
let mailer: Awaited<ReturnType<typeof openMailer>>
let testApp: TestApp

beforeAll(async () => {
  office = await openPostOffice(judge)
  mailer = await openMailer({ smtpUrl: office.url, mailFrom: undefined }, () => 'https://office.example.com')
  testApp = await openTestApp(undefined, { mailer })
})
beforeEach(() => testApp.reset())
afterAll(async () => {
  await testApp.close()
  await office.close()
})

const write = async (to: string, change: object = {}, work: object = {}) => {
  const words = {
    subject: 'Ahoy',
    text: 'At https://quarterdeck.invalid/admin/x',
    html: '<p>Ahoy</p>',
    link: '/admin/x',
  }
  const now = new Date()
  const mail = { to, locale: 'en', template: 'invitation', secret: true, createdAt: now } as const
  const written = await testApp.db
    .insertInto('outbox')
    .values({ ...mail, ...words, ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  await testApp.db
    .insertInto('work')
    .values({ kind: 'mail', key: String(written.id), dueAt: now, updatedAt: now, ...work })
    .execute()
  return written
}
const dueOf = ({ id }: { id: number }) =>
  testApp.db
    .selectFrom('work')
    .select(['state', 'dueAt'])
    .where('kind', '=', 'mail')
    .where('key', '=', String(id))
    .executeTakeFirst()
const found = ({ id }: { id: number }) =>
  testApp.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const inbox = (to: string) => office.received.filter((mail) => mail.to.includes(to))
const carryOut = async () => {
  testApp.resume()
  await testApp.idle()
}

test('a mail says where it stands in a conversation, and where answers go', async () => {
  const thread = {
    messageId: 'b@example.com',
    inReplyTo: 'a@example.com',
    references: ['0@example.com', 'a@example.com'],
  }
  await write('bea@example.com', { thread: JSON.stringify({ ...thread, replyTo: 'support@example.com' }) })
  await carryOut()
  const source = inbox('bea@example.com')
    .at(0)
    ?.source.replace(/\r\n\s+/g, ' ')
  expect(source).toContain('Message-ID: <b@example.com>')
  expect(source).toContain('In-Reply-To: <a@example.com>')
  expect(source).toContain('References: <0@example.com> <a@example.com>')
  expect(source).toContain('Reply-To: support@example.com')
})

test('a mail arrives once, with the product’s address in its links, and what lets somebody in is forgotten', async () => {
  const mail = await write('ada@example.com')
  await Promise.all([carryOut(), carryOut()])
  await carryOut()
  expect(await found(mail)).toMatchObject({ state: 'sent', tries: 1, text: '', html: '', link: null })
  expect(inbox('ada@example.com')).toHaveLength(1)
  expect(inbox('ada@example.com')[0]?.source).toContain('At https://office.example.com/admin/x')
})

test('files go along with a mail, and the token of its link is put in on the way out', async () => {
  const owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  const to = 'linus@example.com'
  expect((await owner.post('/invoices/send', { ids: ['INV-003'], to })).status).toBe(200)
  await carryOut()
  const [{ source } = { source: '' }] = inbox(to)
  expect(source).toContain('filename=INV-003.pdf')
  const kept = await testApp.db.selectFrom('outbox').select(['text', 'state']).where('to', '=', to).execute()
  expect(kept).toMatchObject([{ state: 'sent', text: expect.stringContaining('/i/quarterdeck-token') }])
  expect(source).not.toContain('quarterdeck-token')
  expect(source).toContain('https://office.example.com/admin/i/')
})

test('what a receiver’s server refuses for good is not tried again, and what it postpones is', async () => {
  const [unknown, full] = [await write('unknown@example.com'), await write('full@example.com')]
  await carryOut()
  expect(await found(unknown)).toMatchObject({ state: 'failed', tries: 1, error: expect.stringContaining('550') })
  const waiting = await found(full)
  expect(waiting).toMatchObject({ state: 'waiting', tries: 1, error: expect.stringContaining('452') })
  expect((await dueOf(full))?.dueAt.getTime()).toBeGreaterThan(Date.now())
  expect(await dueOf(unknown)).toBeUndefined()
  // The rejection of a recipient doesn't mean that the mail server is down.
  const noted = await testApp.db.selectFrom('outgoingMail').selectAll().executeTakeFirst()
  expect(noted).toMatchObject({ refusedMailId: unknown.id, error: waiting.error })
})

test('what was refused is sent again when somebody asks for it, unless it let somebody in', async () => {
  const owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  const [open, secret] = [await write('unknown@example.com', { secret: false }), await write('unknown@example.com')]
  await carryOut()
  known.add('unknown@example.com')
  const { status, json } = await owner.post('/outbox/again', open)
  expect([status, json.state, json.error]).toEqual([200, 'waiting', ''])
  expect((await owner.post('/outbox/again', secret)).status).toBe(409)
  await carryOut()
  expect(await found(open)).toMatchObject({ state: 'sent', tries: 1 })
  expect(inbox('unknown@example.com')).toHaveLength(1)
  expect((await owner.post('/outbox/again', open)).status).toBe(409)
})

test('what a server was handing over when it ended is not sent a second time', async () => {
  const mail = await write(
    'grace@example.com',
    { state: 'sending' },
    {
      state: 'running',
      worker: 'a server that is gone',
      lease: new Date(Date.now() - 1000),
    },
  )
  await carryOut()
  expect(await found(mail)).toMatchObject({ state: 'unclear' })
  expect(inbox('grace@example.com')).toHaveLength(0)
})

test('while nobody answers, mail waits', async () => {
  const away = await openMailer(
    { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: undefined },
    () => 'https://office.example.com',
  )
  const outcome = await away?.send({
    to: 'ada@example.com',
    subject: 'Ahoy',
    text: 'Ahoy',
    html: 'Ahoy',
    cc: [],
    files: [],
    thread: null,
  })
  expect(outcome).toMatchObject({ state: 'postponed' })
})

/** Opens a server that sends these responses, one after each line of the client, and then nothing. */
const openSilent = async (lines: readonly string[]) => {
  const server = createServer((socket) => {
    const left = [...lines]
    const say = () => {
      const line = left.shift()
      if (line) socket.write(`${line}\r\n`)
    }
    say()
    // The body has many lines per packet; the server's turn is after the last.
    socket.on('data', (piece) => /\r\n$/.test(String(piece)) && say())
    socket.on('error', () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

test.each([
  ['a server that takes the connection and says nothing gets the mail later', [], 'postponed'],
  ['one that falls silent before it has the mail gets it later', ['220 hi', '250 hi', '250 yes'], 'postponed'],
  ['one that had all of it is not sent it again', ['220 hi', '250 hi', '250 yes', '250 yes', '354 go on'], 'unclear'],
])('%s', async (_, lines, state) => {
  const silent = await openSilent(lines)
  const waits = { greetingTimeout: 300, socketTimeout: 300 }
  const sender = await openMailer(
    { smtpUrl: silent.url, mailFrom: undefined },
    () => 'https://office.example.com',
    waits,
  )
  const mail = { to: 'ada@example.com', subject: 'Ahoy', text: 'Ahoy', html: 'Ahoy', cc: [], files: [], thread: null }
  expect(await sender?.send(mail)).toMatchObject({ state })
  silent.close()
})

test('a password is not sent to a server that is elsewhere and does not encrypt', async () => {
  // An address that is not known for this machine, and leads to it all the same.
  const url = office.url.replace('//127.0.0.1', '//support:secret@[::ffff:127.0.0.1]')
  const sender = await openMailer({ smtpUrl: url, mailFrom: undefined }, () => 'https://office.example.com')
  const mail = { to: 'tls@example.com', subject: 'Ahoy', text: 'Ahoy', html: 'Ahoy', cc: [], files: [], thread: null }
  expect(await sender?.send(mail)).toMatchObject({ state: 'postponed', reason: expect.stringMatching(/STARTTLS|TLS/) })
  expect(inbox('tls@example.com')).toEqual([])
})

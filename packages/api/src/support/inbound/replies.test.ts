import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Outgoing } from '../../kit/ports.ts'
import { bombOf } from '../../testing/bomb.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { handOver, mailOf } from '../../testing/contract/inbound-mail.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const address = 'support@quarterdeck.test'
const katrin = 'katrin@example.org'
/** Trusted mail server. */
const host = 'mx.quarterdeck.test'
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

/** Advances the clock by a minute and sends waiting emails. */
const carryOut = async (): Promise<void> => {
  // What looked before that minute passed has seen nothing.
  await app.idle()
  ahead += minuteMs
  app.resume()
  await app.idle()
}

const ticket = async (id: number): Promise<Json> => (await support.get(`/tickets?id=${id}`)).json
const thread = async (id: number): Promise<Json[]> => (await support.get(`/messages?ticketId=${id}`)).json
const receive = async (head: Readonly<Record<string, string>>, text?: string) =>
  (await handOver(server, mailOf(head, text))).json

/** Creates a ticket by an email from Katrín. */
const begin = async (head: Readonly<Record<string, string>> = {}): Promise<number> => (await receive(head)).ticketId

/** Answers a ticket as an agent, and sends the email. */
const answer = async (ticketId: number, body = 'Tomorrow.', more: object = {}): Promise<Outgoing> => {
  expect((await support.post('/messages', { ticketId, body, ...more })).status).toBe(201)
  await carryOut()
  const mail = sent.at(-1)
  if (!mail) throw new Error('Nothing was sent')
  return mail
}

const idOf = (mail: Outgoing) => `<${mail.thread?.messageId}>`

test('a reply is mailed to whoever wrote, in their language, and takes its place in the conversation', async () => {
  const id = await begin({ 'Message-ID': '<first@example.org>', Subject: 'RE: My order' })
  await support.put(`/tickets?id=${id}`, { language: 'de' })
  const mail = await answer(id, '<p>See <a href="https://example.com/a?b=1&amp;c">this</a></p><ul><li>One</li></ul>')
  expect(mail).toMatchObject({
    to: katrin,
    subject: `Re: My order [#${id}]`,
    thread: { inReplyTo: 'first@example.org', references: ['first@example.org'], replyTo: address },
  })
  expect(mail.text).toContain('See this (https://example.com/a?b=1&c)\n\n- One')
  expect(mail.text).toContain('Antworten Sie einfach auf diese E-Mail.')
  expect(mail.html).toContain('<a href="https://example.com/a?b=1&amp;c">this</a>')
  const second = await answer(id, 'One < two')
  expect(second.thread).toMatchObject({
    inReplyTo: 'first@example.org',
    references: ['first@example.org', mail.thread?.messageId],
  })
  expect(second.html).toContain('One &lt; two')
})

test('neither notes, nor what a customer said, nor what nobody could receive is mailed', async () => {
  const id = await begin()
  await support.post('/notes', { about: { entity: 'tickets', record: String(id) }, text: 'Careful' })
  await support.post('/messages', { ticketId: id, from: 'customer', body: 'On the phone' })
  const { json } = await support.post('/tickets', { subject: 'On the phone' })
  await support.post('/messages', { ticketId: json.ticket.id, body: 'Hello' })
  const ours = await support.post('/tickets', { subject: 'Our own', requesterEmail: address })
  await support.post('/messages', { ticketId: ours.json.ticket.id, body: 'Hello' })
  await carryOut()
  expect(sent.map(({ subject }) => subject).filter((subject) => subject.startsWith('Re:'))).toEqual([])
})

test('a reply that is taken back before it went out is not mailed, until it is back', async () => {
  const id = await begin()
  const { headers } = await support.post('/messages', { ticketId: id, body: 'Wrong window' })
  const undone = await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
  await carryOut()
  const mails = (await clientOf(await app.as(emailOf('owner'))).get('/outbox?template=ticketReply')).json
  expect([mails.map(({ state }: Json) => state), sent]).toEqual([['withdrawn'], []])
  await support.post('/changes/undo', { batch: undone.headers.get('x-change-batch') })
  await carryOut()
  expect(sent.map(({ to }) => to)).toEqual([katrin])
})

test('the files of a reply go along, but for those that are too large for a mail', async () => {
  const id = await begin()
  const upload = async (name: string) => {
    const headers = { 'content-type': 'application/octet-stream' }
    return (await support.post(`/tickets/files?name=${name}`, new Uint8Array(3).fill(65), headers)).json.key
  }
  const files = [await upload('large.bin'), await upload('small.txt')]
  // To send and keep so much takes a database in memory minutes.
  const size = 16 * 1024 * 1024
  await app.db.updateTable('attachments').set({ size }).where('name', '=', 'large.bin').execute()
  const mail = await answer(id, '', { files })
  expect(mail.files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([['small.txt', 'AAA']])
  expect(mail.text).toContain('Too large to attach: large.bin')
  const owner = clientOf(await app.as(emailOf('owner')))
  const [found] = (await owner.get('/outbox?template=ticketReply')).json
  expect((await owner.get(`/outbox?id=${found.id}`)).json.files).toEqual([{ name: 'small.txt', bytes: 3 }])
  expect((await owner.get(`/outbox/file?id=${found.id}&name=small.txt`)).status).toBe(200)
})

test('an answer comes back to its ticket, opens it again, and whoever sees to it hears of that', async () => {
  const id = await begin()
  const mail = await answer(id, 'Solved?', { along: { status: 'Closed', assigneeId: 4 } })
  const quoted = 'No, not yet.\n\nOn Mon, 23 Nov 2026 at 10:00, Support <support@example.com> wrote:\n> Solved?'
  const received = await receive({ Subject: 'Something else', 'In-Reply-To': idOf(mail) }, quoted)
  expect(received).toMatchObject({ outcome: 'message', ticketId: id, messageId: expect.any(Number) })
  expect((await thread(id)).at(-1)).toMatchObject({
    from: 'customer',
    body: 'No, not yet.',
    via: 'mail',
    author: { id: null, name: 'Katrín', email: katrin },
  })
  expect(await ticket(id)).toMatchObject({ status: 'Open', snoozedUntil: null, lastFrom: 'customer' })
  const { notices } = (await support.get('/notices')).json
  expect(notices.map(({ event }: Json) => event)).toContain('ticket_answered')
})

test('mails that name one of theirs, or the number in the subject, come to the same ticket', async () => {
  const id = await begin({ 'Message-ID': '<one@example.org>' })
  const heads: readonly Readonly<Record<string, string>>[] = [
    { References: '<other@example.org> <one@example.org>' },
    { Subject: `AW: My order [#${id}]` },
    { From: `KATRIN@Example.org`, Subject: `[#99999] [#${id}]` },
  ]
  for (const head of heads) expect(await receive(head)).toMatchObject({ outcome: 'message', ticketId: id })
  expect(await thread(id)).toHaveLength(3)
})

test('a number or a mail that somebody got hold of leads nobody else into a ticket', async () => {
  const id = await begin()
  const mail = await answer(id)
  const [before, messages] = [await ticket(id), await thread(id)]
  const heads: readonly Readonly<Record<string, string>>[] = [
    { From: 'mallory@example.com', Subject: `Re: My order [#${id}]` },
    { From: 'katrin@elsewhere.example', 'In-Reply-To': idOf(mail) },
    // Who works here writes in the product.
    { From: emailOf('support'), 'In-Reply-To': idOf(mail) },
    { Subject: `[#${id}]`, 'Authentication-Results': `${host}; dmarc=fail` },
    { 'In-Reply-To': idOf(mail), 'Authentication-Results': `${host}; dmarc=fail` },
  ]
  for (const head of heads) {
    const received = await receive(head)
    expect([head, received.outcome, received.ticketId === id]).toEqual([head, 'ticket', false])
  }
  expect([await ticket(id), await thread(id)]).toEqual([before, messages])
})

test('a number in the subject leads into a ticket whom the mail server found to be who they say', async () => {
  const id = await begin()
  const says = (results: string) =>
    receive({ Subject: `Re: [#${id}]`, 'Authentication-Results': `${host}; ${results}` })
  for (const results of [
    'dmarc=pass header.from=example.org',
    'spf=pass smtp.mailfrom=bounce@mail.example.org; dkim=none',
    'spf=fail; dkim=pass header.d=example.org',
  ]) {
    expect(await says(results)).toMatchObject({ outcome: 'message', ticketId: id })
    expect((await thread(id)).at(-1)).toMatchObject({ isUnverified: false })
  }
  const before = await thread(id)
  for (const results of ['spf=fail; dkim=fail; dmarc=none', 'spf=pass smtp.mailfrom=mallory@example.com']) {
    const { outcome, ticketId } = await says(results)
    expect([results, outcome, ticketId === id]).toEqual([results, 'ticket', false])
    expect((await ticket(ticketId)).related).toEqual([{ entity: 'tickets', id: String(id) }])
  }
  expect(await thread(id)).toEqual(before)
})

test('a mail of which no trusted server says anything is marked where it names what can be guessed', async () => {
  const id = await begin({ 'Message-ID': '<first@example.org>' })
  const mail = await answer(id)
  const heads: readonly (readonly [head: Readonly<Record<string, string>>, isUnverified: boolean])[] = [
    [{ Subject: `Re: [#${id}]` }, true],
    [{ 'In-Reply-To': '<first@example.org>' }, true],
    [{ Subject: `[#${id}]`, 'Authentication-Results': 'mx.mallory.example; dmarc=pass header.from=example.org' }, true],
    [{ 'In-Reply-To': idOf(mail) }, false],
    [{ 'In-Reply-To': '<first@example.org>', References: `${idOf(mail)} <first@example.org>` }, false],
  ]
  for (const [head, isUnverified] of heads) {
    expect(await receive(head)).toMatchObject({ outcome: 'message', ticketId: id })
    expect([head, (await thread(id)).at(-1)?.isUnverified]).toEqual([head, isUnverified])
  }
})

test('what is split off belongs to whoever wrote it, and replies to it go there alone', async () => {
  const [first, second] = [await begin(), await begin({ From: 'Ada <ada@example.com>' })]
  await support.put(`/tickets?id=${second}`, { language: 'de' })
  const mail = await answer(second)
  expect((await support.post('/tickets/merge', { into: first, ids: [second] })).status).toBe(200)
  const head = { From: 'Ada <ada@example.com>', 'In-Reply-To': idOf(mail) }
  const { ticketId, messageId } = await receive(head, 'My card is 4242')
  expect(ticketId).toBe(first)
  const { json } = await support.post('/tickets/split', { ticketId, ids: [messageId], subject: 'Card' })
  expect(json.ticket).toMatchObject({
    userId: null,
    requesterName: 'Ada',
    requesterEmail: 'ada@example.com',
    language: 'de',
    describe: 'My card is 4242',
    splitFrom: first,
  })
  expect((await answer(json.ticket.id, 'Your card 4242')).to).toBe('ada@example.com')
  expect(sent.filter(({ text }) => text.includes('4242')).map(({ to }) => to)).toEqual(['ada@example.com'])
  const other = await receive({ Subject: `[#${json.ticket.id}]` })
  expect([other.outcome, other.ticketId === json.ticket.id]).toEqual(['ticket', false])
})

test('of what is split off, an account decides, and what an agent wrote first does not', async () => {
  const id = await begin()
  const { email, id: userId } = (await ticket(1)).user
  const agent = (await support.post('/messages', { ticketId: id, body: 'Hello' })).json.message.id
  await app.db.updateTable('tickets').set({ mergedInto: id }).where('id', '=', 1).execute()
  const { messageId } = await receive({ From: email, Subject: `[#${id}]` })
  const splitting = (ids: readonly number[]) => support.post('/tickets/split', { ticketId: id, ids, subject: 'New' })
  expect((await splitting([agent, messageId])).json.ticket).toMatchObject({ userId, requesterEmail: '' })
  const own = (await support.post('/messages', { ticketId: id, body: 'Hello again' })).json.message.id
  expect((await splitting([own])).json.ticket).toMatchObject({ userId: null, requesterEmail: katrin })
})

test('whoever works here and asks for something themselves writes as its customer', async () => {
  const from = emailOf('support')
  const { ticketId } = await receive({ From: from })
  expect(await receive({ From: from, Subject: `[#${ticketId}]` })).toMatchObject({ outcome: 'message', ticketId })
  expect((await thread(ticketId)).at(-1)).toMatchObject({ from: 'customer', author: { id: 4 } })
})

test('an answer to a ticket that was merged goes on where that does, and to one in the bin begins another', async () => {
  const [first, second] = [await begin(), await begin({ From: 'ada@example.com' })]
  const mail = await answer(first)
  await app.db.updateTable('tickets').set({ mergedInto: second }).where('id', '=', first).execute()
  const merged = await receive({ 'In-Reply-To': idOf(mail) })
  expect(merged).toMatchObject({ outcome: 'message', ticketId: second })
  await support.del(`/tickets?id=${second}`)
  const received = await receive({ 'In-Reply-To': idOf(mail) })
  expect([received.outcome, [first, second].includes(received.ticketId)]).toEqual(['ticket', false])
})

test('what programs answer, and our own mails that come back, change nothing', async () => {
  const id = await begin()
  const mail = await answer(id, 'Solved.', { along: { status: 'Closed' } })
  const before = await ticket(id)
  const heads: readonly Readonly<Record<string, string>>[] = [
    { 'In-Reply-To': idOf(mail), 'Auto-Submitted': 'auto-replied' },
    { 'In-Reply-To': idOf(mail), Precedence: 'auto_reply' },
    { 'In-Reply-To': idOf(mail), 'Return-Path': '<>' },
    { 'Message-ID': idOf(mail), From: address, Subject: mail.subject },
  ]
  for (const head of heads) expect(await receive(head)).toMatchObject({ outcome: 'ignored', ticketId: null })
  await carryOut()
  expect([await ticket(id), sent.length]).toEqual([before, 1])
})

const boundary = 'b0undary'
const typed = { 'MIME-Version': '1.0', 'Content-Type': `multipart/mixed; boundary=${boundary}` }
const part = (head: string, content: string) => `--${boundary}\n${head}\n\n${content}\n`
const attached = (name: string, bytes: Uint8Array) =>
  part(
    `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64`,
    Buffer.from(bytes).toString('base64'),
  )
const multipart = (...parts: readonly string[]) => `${parts.join('')}--${boundary}--`
const contentOf = async (key: string) => (await support.get(`/tickets/files?key=${key}`)).text

test('the files of a mail are kept with what it says, pictures in its text too', async () => {
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const inline = part(
    'Content-Type: image/png\nContent-ID: <p1>\nContent-Disposition: inline\nContent-Transfer-Encoding: base64',
    picture.toString('base64'),
  )
  const page = part('Content-Type: text/html', '<p>Look <img src="cid:p1"></p><script>alert(1)</script>')
  const text = multipart(page, inline, attached('../a\u202ecod.exe', new Uint8Array([1, 2, 3])))
  const { ticketId } = await receive(typed, text)
  const { describe, files } = await ticket(ticketId)
  expect([describe, files.map(({ size }: Json) => size)]).toEqual(['Look', [16, 3]])
  const [, program] = files
  expect([program.name.includes('/'), await contentOf(program.key)]).toEqual([false, '\u0001\u0002\u0003'])
  const again = await receive({ ...typed, Subject: `[#${ticketId}]` }, text)
  const messages = await thread(ticketId)
  expect(messages.find(({ id }) => id === again.messageId)?.files).toHaveLength(2)
})

test('files that cannot be kept are named in words', async () => {
  const many = Array.from({ length: 22 }, (_, at) => attached(`${at}.txt`, new Uint8Array([65])))
  const text = multipart(part('Content-Type: text/plain', 'Hello'), attached('none.txt', new Uint8Array()), ...many)
  const { describe, files } = await ticket((await receive(typed, text)).ticketId)
  expect(files).toHaveLength(20)
  expect(describe).toMatch(
    /^Hello\n\nFiles that were not kept: none\.txt \(empty\), 20\.txt \(more than 20 files\), 21\.txt \(more than 20 files\)$/,
  )
})

test('a zip bomb is kept as it came, and never unpacked', async () => {
  const bomb = await bombOf(60 * 1024 * 1024)
  const before = process.memoryUsage().arrayBuffers
  const { ticketId } = await receive(typed, multipart(attached('bomb.zip', bomb)))
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024)
  const [file] = (await ticket(ticketId)).files
  expect(file).toMatchObject({ name: 'bomb.zip', size: bomb.length })
  expect(await contentOf(file.key)).toBe(new TextDecoder().decode(bomb))
})

test('files of a mail that leads to nothing are not kept', async () => {
  const text = multipart(attached('a.txt', new Uint8Array([65])))
  const mail = mailOf(typed, text)
  await handOver(server, mail)
  await handOver(server, mail)
  await receive({ ...typed, 'Auto-Submitted': 'auto-replied' }, text)
  expect(await app.db.selectFrom('attachments').select('used').execute()).toEqual([{ used: true }])
})

import { expect, test } from 'vitest'
import { bombOf } from '../bomb.ts'
import type { Client } from '../client.ts'
import { sized } from '../size.ts'
import type { Given, Tests } from './given.ts'
import { mailTo } from './mails.ts'

const draft = {
  name: 'Anna Example',
  email: 'anna@example.com',
  topic: 'order',
  reference: '#14',
  message: 'Where is my parcel?\n\nIt was announced for Monday.',
  consent: true,
  language: 'de',
}

const newest = async (support: Client) => (await support.get('/tickets?sort=-id&perPage=1')).json[0]

const upload = (client: Client, name: string, bytes: Uint8Array<ArrayBuffer>, address?: string) =>
  client.post(`/contact/files?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'application/octet-stream',
    ...(address && { 'x-client-address': address }),
  })

export const contactTests = ({ as }: Given): Tests<'contact'> => ({
  upload: () => {
    test.each([
      ['a program', [0x4d, 0x5a, 0x90, 0, 3]],
      ['an archive', [0x50, 0x4b, 3, 4, 20, 0]],
      ['a page with a script', [...new TextEncoder().encode('<html><script>alert(1)</script></html>')]],
    ])('keeps %s as what it is, and not as the picture that its name promises', async (_, bytes) => {
      const [stranger, support] = [await as('stranger'), await as('support')]
      const { status, json } = await upload(stranger, '../photo.png', Uint8Array.from(bytes))
      expect([status, json]).toMatchObject([201, { name: 'photo.png', type: expect.not.stringMatching(/^image|html/) }])
      const { receipt } = (await stranger.post('/contact', { ...draft, files: [json.key] })).json
      expect((await support.get(`/tickets?id=${receipt}`)).json.files).toEqual([json])
      const { headers } = await support.get(`/tickets/files?key=${json.key}`)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toContain('attachment')
      expect((await stranger.get(`/tickets/files?key=${json.key}`)).status).toBe(401)
    })

    test('keeps an archive as it came, however much would come out of it', async () => {
      const [stranger, support] = [await as('stranger'), await as('support')]
      const bomb = await bombOf(sized(1, 60) * 1024 * 1024)
      const { json } = await upload(stranger, 'letter.docx', bomb)
      expect(json).toMatchObject({ name: 'letter.docx', size: bomb.length })
      const { receipt } = (await stranger.post('/contact', { ...draft, files: [json.key] })).json
      expect((await support.get(`/tickets?id=${receipt}`)).json.files).toEqual([json])
      const { headers } = await support.get(`/tickets/files?key=${json.key}`)
      expect(headers.get('content-disposition')).toContain('attachment')
      expect((await newest(support)).id).toBe(receipt)
    })

    test('takes no file that is empty or too large, nor files that are too large together, and loses no word', async () => {
      const stranger = await as('stranger')
      expect((await upload(stranger, 'a.txt', new Uint8Array())).json.fields.file.code).toBe('required')
      expect((await upload(stranger, 'a.bin', new Uint8Array(20 * 1024 * 1024 + 1))).status).toBe(413)
      const half = new Uint8Array(11 * 1024 * 1024)
      const files = []
      for (const name of ['one', 'two']) files.push((await upload(stranger, name, half)).json.key)
      const both = await stranger.post('/contact', { ...draft, files })
      expect([both.status, both.json.fields.files.code]).toEqual([422, 'too_big'])
      const unknown = await stranger.post('/contact', { ...draft, files: ['0'.repeat(32)] })
      expect([unknown.status, unknown.json.fields.files.code]).toEqual([422, 'unknown_record'])
      expect((await newest(await as('support'))).id).toBe(20)
    })

    test('takes a few from one address, then says how long to wait', async () => {
      const stranger = await as('stranger')
      const statuses = []
      for (let time = 0; time < 23; time++)
        statuses.push((await upload(stranger, 'a.txt', Uint8Array.of(65), '203.0.113.19')).status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(20)
      const refused = await upload(stranger, 'a.txt', Uint8Array.of(65), '203.0.113.19')
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    })
  },

  send: () => {
    test('becomes a ticket of nobody, with a number and a link that the mail has too', async () => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      const { status, json } = await stranger.post('/contact', draft)
      expect([status, json]).toEqual([
        201,
        { receipt: 21, token: expect.stringMatching(/^[\w-]{32}$/), isMailed: true },
      ])
      expect(await newest(owner)).toMatchObject({
        id: 21,
        userId: null,
        status: 'Open',
        subject: 'Where is my parcel? (#14)',
        describe: draft.message,
        requesterName: 'Anna Example',
        requesterEmail: 'anna@example.com',
        category: 'Order',
        language: 'de',
      })
      const mail = await mailTo(owner, 'anna@example.com', 'contactReceived')
      expect(mail).toMatchObject({ subject: expect.stringContaining('21'), locale: 'de' })
      expect(JSON.stringify(mail)).toContain(json.token)
      expect(JSON.stringify(mail)).not.toContain('Anna Example')
    })

    test('becomes one of the customer with that address, and says nothing of that', async () => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      const [known] = (await owner.get('/users?perPage=1')).json
      const unknown = await stranger.post('/contact', draft)
      const own = await stranger.post('/contact', { ...draft, email: known.email.toUpperCase() })
      expect(Object.keys(own.json)).toEqual(Object.keys(unknown.json))
      expect(own.status).toBe(unknown.status)
      expect((await newest(owner)).userId).toBe(known.id)
    })

    test.each([
      [{ email: 'anna' }, 'email', 'email'],
      [{ name: ' ' }, 'name', 'required'],
      [{ message: '' }, 'message', 'required'],
      [{ message: 'x'.repeat(10_001) }, 'message', 'too_long'],
      [{ consent: false }, 'consent', expect.any(String)],
      [{ topic: 'weather' }, 'topic', 'choice'],
      [{ website: 'https://spam.example' }, 'website', 'invalid'],
    ])('refuses %j, and makes no ticket', async (part, field, code) => {
      const { status, json } = await (await as('stranger')).post('/contact', { ...draft, ...part })
      expect([status, json.fields[field].code]).toEqual([422, code])
      expect((await newest(await as('support'))).id).toBe(20)
    })

    test('says nothing any more of a message that was redacted, to whoever has its link', async () => {
      const [stranger, support] = [await as('stranger'), await as('support')]
      const { json } = await stranger.post('/contact', { ...draft, message: 'The card is quokka4242' })
      await support.post('/tickets/redact', { id: json.receipt, reason: 'A card number', subject: 'A card' })
      const { status, json: told } = await stranger.post('/contact/status', { token: json.token })
      expect([status, told.message]).toEqual([200, ''])
      expect(JSON.stringify((await support.get(`/changes?entity=tickets&record=${json.receipt}`)).json)).not.toContain(
        'quokka4242',
      )
    })

    test('keeps markup as the text that it is', async () => {
      const message = '<script>alert(1)</script> & <b>bold</b>'
      const { json } = await (await as('stranger')).post('/contact', { ...draft, message })
      const { describe } = await newest(await as('support'))
      expect(describe).toContain(message)
      expect((await (await as('stranger')).post('/contact/status', { token: json.token })).json.message).toBe(message)
    })

    test('of a thousand from one address takes a few, and says how long to wait', async () => {
      const stranger = await as('stranger')
      const replies = []
      for (let time = 0; time < 1000; time++) {
        const reply = await stranger.post(
          '/contact',
          { ...draft, email: `anna${time}@example.com` },
          { 'x-client-address': '203.0.113.9' },
        )
        replies.push(reply)
        // All later requests are rejected alike.
        if (time > 40 && reply.status === 429) break
      }
      const taken = replies.filter(({ status }) => status === 201)
      expect(taken).toHaveLength(10)
      expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await newest(await as('support'))).id).toBe(30)
    })

    test('of one IPv6 network takes as few as of one address', async () => {
      const stranger = await as('stranger')
      const statuses = []
      for (let time = 0; time < 14; time++) {
        const from = { 'x-client-address': `2001:db8:1:1:${time}::1` }
        statuses.push((await stranger.post('/contact', { ...draft, email: `ipv6-${time}@example.com` }, from)).status)
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(10)
      const other = { 'x-client-address': '2001:db8:1:2::1' }
      expect((await stranger.post('/contact', draft, other)).status).toBe(201)
    })

    test('for one mailbox is taken whoever writes, and answered by a few receipts', async () => {
      const [stranger, owner] = [await as('stranger'), await as('owner')]
      const mailed = []
      for (let time = 0; time < 7; time++) {
        const { status, json } = await stranger.post('/contact', draft)
        mailed.push(status === 201 && json.isMailed)
      }
      expect(mailed).toEqual([true, true, true, true, true, false, false])
      const receipts = (await owner.get(`/outbox?template=contactReceived&q=${draft.email}`)).json
      expect(receipts).toHaveLength(5)
    })
  },

  status: () => {
    test('says what became of it to whoever has the link, and to nobody else', async () => {
      const [stranger, support] = [await as('stranger'), await as('support')]
      const { token, receipt } = (await stranger.post('/contact', draft)).json
      const ask = (sent: string) => stranger.post('/contact/status', { token: sent })
      expect((await ask(token)).json).toMatchObject({ receipt, status: 'Open', topic: 'order', message: draft.message })
      await support.put(`/tickets?id=${receipt}`, { status: 'Closed' })
      expect((await ask(token)).json.status).toBe('Closed')
      const wrong = await ask('x'.repeat(32))
      expect([wrong.status, wrong.json.message]).toEqual([404, 'Message not found'])
      await support.del(`/tickets?id=${receipt}`)
      expect((await ask(token)).status).toBe(404)
    })
  },
})

import { expect, test } from 'vitest'
import type { Client, Json, Reply } from '../client.ts'
import { type Home, inboundSecret } from '../home.ts'
import type { Given, Tests } from './given.ts'

const authorization = `Bearer ${inboundSecret}`

/** Delivers a mail as a mail server does. */
export const handOver = (client: Client, raw: string | Uint8Array<ArrayBuffer>, headers = {}): Promise<Reply> =>
  client.post('/mail/inbound', typeof raw === 'string' ? raw.replace(/\r?\n/g, '\r\n') : raw, {
    'content-type': 'message/rfc822',
    authorization,
    ...headers,
  })

let count = 0

/** Returns a mail with these headers and this text. */
export const mailOf = (head: Readonly<Record<string, string>>, text = 'Where is my order?'): string => {
  count += 1
  const all = {
    From: 'Katrín <katrin@example.org>',
    To: 'Support <support@example.com>',
    Subject: 'My order',
    'Message-ID': `<${count}.${Date.now()}@example.org>`,
    ...head,
  }
  return `${Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}\n${text}\n`
}

const ticketOf = async (client: Client, { json }: Reply): Promise<Json> =>
  (await client.get(`/tickets?id=${json.ticketId}`)).json

export const inboundMailTests = ({ as }: Given, home: () => Home): Tests<'inboundMail'> => ({
  list: () => {
    test('tells the mails of a ticket to who may read it', async ({ skip }) => {
      const [viewer, stranger] = [await as('viewer'), await as('stranger')]
      expect((await viewer.get('/tickets/mails?ticketId=13')).json).toEqual([])
      expect((await viewer.get('/tickets/mails?ticketId=x')).status).toBe(400)
      expect((await stranger.get('/tickets/mails?ticketId=13')).status).toBe(401)
      skip(home().takesNoMail ?? false)
      const { json } = await handOver(stranger, mailOf({}))
      await handOver(stranger, mailOf({ Subject: `[#${json.ticketId}]` }))
      const [message] = (await viewer.get(`/messages?ticketId=${json.ticketId}`)).json
      const mails = (await viewer.get(`/tickets/mails?ticketId=${json.ticketId}`)).json
      const mail = { from: 'katrin@example.org', ticketId: json.ticketId, hasOriginal: true }
      expect(mails).toMatchObject([
        { ...mail, messageId: null, subject: 'My order', isUnverified: false },
        { ...mail, messageId: message.id, isUnverified: true },
      ])
    })
  },

  original: () => {
    test('is the mail as it came, for who may read its ticket, as long as its message is there', async ({ skip }) => {
      const [support, stranger] = [await as('support'), await as('stranger')]
      expect((await support.get('/tickets/mails/original?id=1')).status).toBe(404)
      expect((await stranger.get('/tickets/mails/original?id=1')).status).toBe(401)
      skip(home().takesNoMail ?? false)
      const { ticketId } = (await handOver(stranger, mailOf({}))).json
      const raw = mailOf({ Subject: `[#${ticketId}]`, 'X-Odd': 'yes' }, 'Mine\n\n-- \nKatrín\nAnd a postscript')
      const { messageId } = (await handOver(stranger, raw)).json
      const [, { id }] = (await support.get(`/tickets/mails?ticketId=${ticketId}`)).json
      const { status, text, headers } = await support.get(`/tickets/mails/original?id=${id}`)
      expect([status, text]).toEqual([200, raw.replaceAll('\n', '\r\n')])
      expect(headers.get('content-disposition')).toBe(`attachment; filename="mail-${id}.eml"`)
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store'])
      await support.post('/messages/redact', { id: messageId, reason: 'Asked for' })
      expect((await support.get(`/tickets/mails/original?id=${id}`)).status).toBe(404)
    })
  },

  receive: () => {
    test('takes nothing from whoever does not show the secret', async () => {
      const owner = await as('owner')
      for (const shown of ['', 'Bearer ', 'Bearer wrong', `Basic ${inboundSecret}`, `${authorization}x`]) {
        const { status, json } = await handOver(owner, mailOf({}), { authorization: shown })
        expect([shown, [401, 403].includes(status), json.message]).toEqual([shown, true, expect.any(String)])
      }
    })

    test('makes a ticket of a mail, once', async ({ skip }) => {
      skip(home().takesNoMail ?? false)
      const support = await as('support')
      const mail = mailOf({ Subject: '=?iso-8859-1?Q?Gr=FC=DFe?=' }, 'Where is it?\n\n-- \nKatrín')
      const first = await handOver(await as('stranger'), mail)
      expect([first.status, first.json]).toEqual([
        200,
        { outcome: 'ticket', ticketId: 21, messageId: null, reason: '', isKnown: false },
      ])
      expect(await ticketOf(support, first)).toMatchObject({ subject: 'Grüße', status: 'Open', user: null })
      const second = await handOver(await as('stranger'), mail)
      expect([second.status, second.json]).toEqual([200, { ...first.json, isKnown: true }])
      expect((await support.get('/tickets')).json).toHaveLength(21)
    })

    test('adds what its customer mails to a ticket, and nothing of anybody else', async ({ skip }) => {
      skip(home().takesNoMail ?? false)
      const support = await as('support')
      const { requesterEmail } = await ticketOf(support, { json: { ticketId: 13 } } as Reply)
      const head = { Subject: 'Re: [#13]', From: requesterEmail }
      const { json } = await handOver(await as('stranger'), mailOf(head, 'Any news?'))
      expect(json).toMatchObject({ outcome: 'message', ticketId: 13, isKnown: false })
      const other = await handOver(await as('stranger'), mailOf({ ...head, From: 'mallory@example.com' }))
      expect(other.json).toMatchObject({ outcome: 'ticket', ticketId: 21 })
      const thread = (await support.get('/messages?ticketId=13')).json
      expect(thread).toMatchObject([{ id: json.messageId, body: 'Any news?', from: 'customer', via: 'mail' }])
    })
  },
})

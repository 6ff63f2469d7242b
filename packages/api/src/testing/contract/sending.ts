import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { mailTo } from './mails.ts'

const line = { title: 'Lamp', quantity: 3, price: 20 }
const to = 'ada@example.com'

export const sendingTests = ({ as }: Given): Tests<'sending'> => {
  /** Issues a new invoice. */
  const issued = async (manager: Client, more: object = {}): Promise<Json> => {
    const draft = { customer: { id: 6 }, products: [line], billingAddress: { email: to }, ...more }
    return (await manager.post('/invoices', draft)).json.invoice
  }
  const state = async (manager: Client, id: string) => (await manager.get(`/invoices?id=${id}`)).json.state
  const tokenIn = (address: string) => address.split('/i/')[1]
  /** Shares a new invoice by link, and opens a client without a session. */
  const shared = async () => {
    const [manager, stranger] = [await as('manager'), await as('stranger')]
    const { id } = await issued(manager)
    const { json: link } = await manager.post('/invoice-links', { invoiceId: id })
    const token = tokenIn(link.address)
    return { manager, stranger, id, link, token, open: () => stranger.post('/invoices/shared', { token }) }
  }

  return {
    send: () => {
      test('mails the invoice with its file and a link, and notes that it went out', async () => {
        const [manager, owner, stranger] = [await as('manager'), await as('owner'), await as('stranger')]
        const { id, customer } = await issued(manager, { language: 'de' })
        const { status, json, headers } = await manager.post('/invoices/send', { ids: [id] })
        expect([status, json.invoices]).toMatchObject([200, [{ id, state: 'sent' }]])
        const mail = await mailTo(owner, to, 'invoice')
        expect(mail).toMatchObject({ locale: 'de', subject: expect.stringContaining(`Rechnung ${id}`) })
        expect(mail.content.text).toContain(customer.name)
        const opened = await stranger.post('/invoices/shared', { token: tokenIn(mail.content.link) })
        expect([opened.status, opened.json.id]).toEqual([200, id])
        const { makesPdf } = (await owner.get('/billing')).json
        expect(mail.files.map(({ name }: Json) => name)).toEqual(makesPdf ? [`${id}.pdf`] : [])
        if (makesPdf) {
          const file = await owner.get(`/outbox/file?id=${mail.id}&name=${id}.pdf`)
          expect([file.status, file.text.startsWith('%PDF-')]).toEqual([200, true])
        }
        const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect(undone.status).toBeLessThan(500)
        expect(await state(manager, id)).toBe('viewed')
      })

      test('sends nothing twice: not by the same key, and not within a minute', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await issued(manager)
        const once = () => manager.post('/invoices/send', { ids: [id] }, { 'idempotency-key': 'pressed-twice' })
        const [first, second] = await Promise.all([once(), once()])
        expect([first.status, second.status, second.json]).toEqual([200, 200, first.json])
        const again = await manager.post('/invoices/send', { ids: [id] })
        expect([again.status, again.json.message]).toEqual([409, `${id} went to ${to} less than a minute ago`])
        expect((await owner.get('/outbox?template=invoice')).json).toHaveLength(1)
        expect((await manager.post('/invoices/send', { ids: [id], to: 'bob@example.com' })).status).toBe(200)
      })

      test('writes what its customer is called as text, and takes no second line in a subject', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        await owner.put('/users?id=6', { name: '<img src=x onerror=alert(1)> {amount}' })
        const { id } = await issued(manager)
        const split = await manager.post('/invoices/send', { ids: [id], to, subject: 'Yours\r\nBcc: all@example.com' })
        expect([split.status, Object.keys(split.json.fields)]).toEqual([422, ['subject']])
        expect((await manager.post('/invoices/send', { ids: [id] })).status).toBe(200)
        const { html, text } = (await mailTo(owner, to, 'invoice')).content
        expect(text).toContain('<img src=x onerror=alert(1)> {amount}')
        expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {amount}')
        expect(html).not.toContain('<img src=x')
      })

      test('sends all or none, with the reason for each that cannot go', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await issued(manager)
        const nowhere = await issued(manager, { billingAddress: { email: '' } })
        await manager.post('/invoices/drafts', { customer: { id: 6 }, products: [line] })
        const { status, json } = await manager.post('/invoices/send', { ids: [id, 'DRAFT-1', nowhere.id] })
        expect([status, json.fields]).toEqual([
          422,
          {
            'ids.1': { code: 'invalid', message: 'DRAFT-1 is a draft: issue it first' },
            'ids.2': { code: 'email', message: `The customer of ${nowhere.id} has no email address` },
          },
        ])
        expect((await manager.post('/invoices/send', { ids: [id, 'INV-999'] })).status).toBe(404)
        const several = await manager.post('/invoices/send', { ids: [id, 'INV-003'], to })
        expect(several.json.fields.to.code).toBe('invalid')
        const unknown = await manager.post('/invoices/send', { ids: [id], text: 'Dear {friend}' })
        expect(unknown.json.fields.text).toMatchObject({ code: 'unknown_variable', limit: 'friend' })
        expect([await state(manager, id), (await owner.get('/outbox?template=invoice')).json]).toEqual(['issued', []])
      })

      test('sends words in braces as they are where that is wanted', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await issued(manager)
        const words = { text: 'Dear {friend}, {number}', allowPlaceholders: true }
        expect((await manager.post('/invoices/send', { ids: [id], ...words })).status).toBe(200)
        const [mail] = (await owner.get('/outbox?template=invoice')).json
        expect((await owner.get(`/outbox?id=${mail.id}`)).json.content.text).toContain(`Dear {friend}, ${id}`)
      })
    },

    way: () => {
      test('tells whether there is a mail server', async () => {
        const { status, json } = await (await as('viewer')).get('/invoices/sending')
        expect([status, typeof json.goesOut]).toEqual([200, 'boolean'])
      })
    },

    mails: () => {
      test('tells of a credit note that went out in the place of its invoice, with a file of its own', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const { id } = await issued(manager, { language: 'de' })
        const { creditNote } = (await manager.post('/invoices/credit', { id, amount: 20, reason: 'Late' })).json
        const note = creditNote.number
        const preview = (await manager.post('/mail-texts/preview', { kind: 'creditNote', creditNote: note })).json
        expect([preview.invoiceId, preview.subject]).toEqual([note, `Gutschrift ${note} zur Rechnung ${id}`])
        const { status, json } = await manager.post('/invoices/send', { ids: [id], creditNote: note })
        expect([status, json.invoices]).toMatchObject([200, [{ id, sentAt: null }]])
        const mail = await mailTo(owner, to, 'creditNote')
        expect(mail).toMatchObject({ locale: 'de', subject: preview.subject })
        expect(mail.content.text).toContain('20,00')
        const { makesPdf } = (await owner.get('/billing')).json
        expect(mail.files.map(({ name }: Json) => name)).toEqual(makesPdf ? [`${note}.pdf`] : [])
        expect((await manager.get(`/invoices/mails?id=${id}`)).json).toMatchObject([{ kind: 'creditNote', to }])

        const other = await issued(manager)
        const stray = await manager.post('/invoices/send', { ids: [other.id], creditNote: note })
        expect([stray.status, stray.json.message]).toEqual([404, 'Credit note not found'])
        const several = await manager.post('/invoices/send', { ids: [id, other.id], creditNote: note })
        expect(several.json.fields.creditNote.code).toBe('invalid')
      })

      test('tells what went out about an invoice, without the way in that was in it', async () => {
        const [manager, viewer] = [await as('manager'), await as('viewer')]
        const { id } = await issued(manager)
        await manager.post('/invoices/send', { ids: [id], subject: 'Your {number}', text: 'See {link}' })
        const { json } = await viewer.get(`/invoices/mails?id=${id}`)
        expect(json).toMatchObject([{ kind: 'invoice', to, language: 'en', subject: `Your ${id}` }])
        expect(json[0].text).toMatch(/^See \S+\/admin\/i\/…\n$/)
        expect((await viewer.get('/invoices/mails?id=INV-003')).json).toEqual([])
        expect((await viewer.get('/invoices/mails?id=INV-999')).status).toBe(404)
      })
    },

    changed: () => {
      test('names what its customer reads otherwise since it went out, until it goes out again', async () => {
        const [manager, viewer] = [await as('manager'), await as('viewer')]
        const { id } = await issued(manager)
        const changed = async () => (await viewer.get(`/invoices/changed?id=${id}`)).json.fields
        await manager.put(`/invoices?id=${id}`, { notes: 'Never sent' })
        expect(await changed()).toEqual([])
        await manager.post('/invoices/send', { ids: [id] })
        expect(await changed()).toEqual([])
        const before = (await manager.get(`/invoices?id=${id}`)).json
        await manager.put(`/invoices?id=${id}`, { billingAddress: { address: 'Elsewhere 1' }, reference: 'PO 2' })
        expect(await changed()).toEqual(['billingAddress', 'reference'])
        await manager.put(`/invoices?id=${id}`, { reference: before.reference })
        expect(await changed()).toEqual(['billingAddress'])
        await manager.post('/invoices/send', { ids: [id], to: 'else@example.com', cc: ['copy@example.com'] })
        expect(await changed()).toEqual([])
        expect((await viewer.get(`/invoices/mails?id=${id}`)).json[0]).toMatchObject({ cc: ['copy@example.com'] })
        expect((await viewer.get('/invoices/changed?id=INV-999')).status).toBe(404)
      })

      test('refuses copies that are no addresses, too many of them, and those of several invoices', async () => {
        const manager = await as('manager')
        const [one, other] = [await issued(manager), await issued(manager)]
        const refused = async (body: object) => (await manager.post('/invoices/send', body)).json.fields
        expect(await refused({ ids: [one.id], cc: ['nobody'] })).toMatchObject({ 'cc.0': { code: 'email' } })
        const many = Array.from({ length: 6 }, (_, n) => `copy${n}@example.com`)
        expect(await refused({ ids: [one.id], cc: many })).toMatchObject({ cc: { code: 'too_long' } })
        expect(await refused({ ids: [one.id, other.id], cc: ['copy@example.com'] })).toMatchObject({ cc: {} })
      })
    },

    links: () => {
      test('has those of mails and those that were made by hand, with whoever made them', async () => {
        const manager = await as('manager')
        const { id } = await issued(manager)
        await manager.post('/invoices/send', { ids: [id] })
        const { json: made } = await manager.post('/invoice-links', { invoiceId: id, days: 3 })
        const { json } = await manager.get(`/invoice-links?invoiceId=${id}`)
        expect(json).toHaveLength(2)
        expect(json).toContainEqual(made)
        const { name } = (await manager.get('/me')).json
        expect(json).toContainEqual(expect.objectContaining({ to, by: name, revokedAt: null, viewedAt: null }))
      })
    },

    createLink: () => {
      test('is for days that are said, of what was issued', async () => {
        const manager = await as('manager')
        const { id } = await issued(manager)
        const { status, json } = await manager.post('/invoice-links', { invoiceId: id, days: 3 })
        const days = (Date.parse(json.expiresAt) - Date.parse(json.createdAt)) / 86_400_000
        expect([status, days, json.to]).toEqual([201, 3, null])
        expect(json.address).toMatch(/\/admin\/i\/[\w-]{43}$/)
        await manager.post('/invoices/drafts', { customer: { id: 6 }, products: [line] })
        expect((await manager.post('/invoice-links', { invoiceId: 'DRAFT-1' })).json.code).toBe('locked')
        for (const wrong of [0, 367])
          expect((await manager.post('/invoice-links', { invoiceId: id, days: wrong })).status).toBe(422)
      })
    },

    revokeLink: () => {
      test('ends a link at once, and no other', async () => {
        const { manager, id, link, open } = await shared()
        const { json: other } = await manager.post('/invoice-links', { invoiceId: id })
        const { json } = await manager.del(`/invoice-links?id=${link.id}`)
        expect(json).toMatchObject({ id: link.id, address: null, revokedAt: expect.any(String) })
        const { status, json: refused } = await open()
        expect([status, refused.code, refused.message]).toEqual([410, 'gone', 'This link has ended'])
        const token = tokenIn(other.address)
        expect((await (await as('stranger')).post('/invoices/shared', { token })).status).toBe(200)
        expect((await manager.del('/invoice-links?id=nothing')).status).toBe(404)
      })
    },

    open: () => {
      test('shows the invoice and what is owed; its first view is noted, but not that of staff', async () => {
        const { manager, id, token, open } = await shared()
        const own = await manager.post('/invoices/shared', { token })
        expect([own.status, own.json.state, await state(manager, id)]).toEqual([200, 'issued', 'issued'])
        const { status, json, headers } = await open()
        expect(headers.get('cache-control')).toContain('no-store')
        expect([status, json]).toMatchObject([200, { id, state: 'viewed', totalAmount: 60, owedAmount: 60 }])
        expect(json.paper.pages).toHaveLength(1)
        const { viewedAt, sentAt, version } = (await manager.get(`/invoices?id=${id}`)).json
        expect([viewedAt, sentAt]).toEqual([expect.any(String), viewedAt])
        await open()
        expect((await manager.get(`/invoices?id=${id}`)).json.version).toBe(version)
        const { notices } = (await manager.get('/notices')).json
        expect(notices.filter(({ event }: Json) => event === 'invoice_viewed')).toMatchObject([
          { data: { invoice: id } },
        ])
        expect((await manager.get(`/invoice-links?invoiceId=${id}`)).json).toMatchObject([{ viewedAt }])
      })

      test('opens nothing but by the very token, and nothing that was deleted', async () => {
        const { id, token, open, stranger } = await shared()
        for (const wrong of [`${token}x`, token?.toLowerCase(), id, '%']) {
          const { status, json } = await stranger.post('/invoices/shared', { token: wrong })
          expect([status, json.message]).toEqual([404, 'Link not found'])
        }
        await (await as('owner')).del(`/invoices?id=${id}`)
        expect((await open()).status).toBe(410)
        expect((await stranger.get(`/invoices?id=${id}`)).status).toBe(401)
      })
    },

    file: () => {
      test('is the very file that is known to be ours', async () => {
        const { manager, id, token, stranger, link } = await shared()
        const { makesPdf } = (await (await as('owner')).get('/billing')).json
        const { status, text } = await stranger.get(`/invoices/shared.pdf?token=${token}`)
        expect([status, text.startsWith('%PDF-')]).toEqual(makesPdf ? [200, true] : [404, false])
        if (makesPdf) expect(text).toBe((await manager.get(`/invoices/document.pdf?id=${id}`)).text)
        await manager.del(`/invoice-links?id=${link.id}`)
        expect((await stranger.get(`/invoices/shared.pdf?token=${token}`)).status).toBe(410)
      })
    },
  }
}

import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const german = {
  kind: 'invoice',
  language: 'de',
  subject: 'Ihre Rechnung {number}',
  text: 'Guten Tag {customer},\n\n{link}\n\nBis {dueDate} bitte {amount}.',
}

export const mailTextUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/mail-texts')).json[0],
  change: [{ subject: 'Invoice {number}' }, { subject: 'Your invoice {number}' }],
}

export const mailTextTests = ({ as }: Given): Tests<'mailTexts'> => ({
  list: () => {
    test('has words for each kind of mail in each language', async () => {
      const { json } = await (await as('viewer')).get('/mail-texts')
      const languages = ['en', 'es', 'de', 'ja']
      const ofInvoices = json.filter(({ kind }: Json) => kind === 'invoice')
      expect(ofInvoices.map(({ language }: Json) => language)).toEqual(languages)
      expect(json.every(({ isDefault, text }: Json) => isDefault && text.includes('{link}'))).toBe(true)
    })
  },
  change: () => {
    test('is what the kind says in that language from now on', async () => {
      const admin = await as('admin')
      const { status, json } = await admin.put('/mail-texts', german)
      expect([status, json]).toEqual([200, { ...german, isDefault: false, version: 1 }])
      const all = (await admin.get('/mail-texts')).json
      expect(all.filter(({ isDefault }: Json) => !isDefault)).toEqual([json])
    })

    test('is told to all owners, who did it included, and so is that it was taken back', async () => {
      const [owner, admin] = [await as('owner'), await as('admin')]
      for (const who of [owner, admin]) await who.put('/mail-texts', german)
      await admin.del('/mail-texts?kind=invoice&language=de')
      const { notices } = (await owner.get('/notices')).json
      const [first, last] = notices.filter(({ event }: Json) => event === 'mail_text_changed').toReversed()
      expect([first.data.by, last.data.by]).toEqual([
        (await owner.get('/me')).json.name,
        (await admin.get('/me')).json.name,
      ])
      expect((await admin.get('/notices')).json.notices).toEqual([])
      expect((await owner.get('/outbox?template=notice')).json).toHaveLength(2)
    })

    test('is kept in the journal, as is that it was taken back', async () => {
      const admin = await as('admin')
      const replies = [await admin.put('/mail-texts', german), await admin.del('/mail-texts?kind=invoice&language=de')]
      for (const { headers } of replies) {
        // An undo finds only journaled changes.
        const undo = await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect(undo.status).toBe(403)
      }
    })

    test('is not written over by somebody who saw other words', async () => {
      const [admin, owner] = [await as('admin'), await as('owner')]
      const seen = { 'if-match': '"0"' }
      const [first, second] = await Promise.all([
        admin.put('/mail-texts', german, seen),
        owner.put('/mail-texts', { ...german, subject: 'Rechnung {number}' }, seen),
      ])
      expect([first.status, second.status].toSorted()).toEqual([200, 409])
      const [won, lost] = first.status === 200 ? [first, second] : [second, first]
      expect([lost.json.code, lost.json.current]).toEqual(['conflict', won.json])
      expect((await admin.get('/mail-texts')).json).toContainEqual(won.json)
      const stale = await admin.del('/mail-texts?kind=invoice&language=de', undefined, seen)
      expect([stale.status, stale.json.current]).toEqual([409, won.json])
      expect((await owner.put('/mail-texts', { ...german, text: '{link}', version: 1 })).json.version).toBe(2)
    })

    test('refuses a variable that there is none of, by its name', async () => {
      const admin = await as('admin')
      for (const [field, limit] of [
        ['subject', 'nmber'],
        ['text', 'due date'],
      ] as const) {
        const { status, json } = await admin.put('/mail-texts', { ...german, [field]: `Oh {${limit}}` })
        const refused = { code: 'unknown_variable', message: `There is no variable {${limit}}`, limit }
        expect([status, json.fields]).toEqual([422, { [field]: refused }])
      }
      expect((await admin.put('/mail-texts', { ...german, kind: 'poem' })).status).toBe(422)
      expect((await admin.get('/mail-texts')).json.every(({ isDefault }: Json) => isDefault)).toBe(true)
    })
  },
  reset: () => {
    test('takes the words back that it had', async () => {
      const admin = await as('admin')
      const before = (await admin.get('/mail-texts')).json
      await admin.put('/mail-texts', german)
      const { json } = await admin.del('/mail-texts?kind=invoice&language=de')
      expect(before).toContainEqual({ ...json, version: 0 })
      const isIt = ({ kind, language }: Json) => kind === 'invoice' && language === 'de'
      expect((await admin.get('/mail-texts')).json).toEqual(
        before.map((text: Json) => (isIt(text) ? { ...text, version: 2 } : text)),
      )
    })
  },
  preview: () => {
    test('writes the very mail about an invoice, with words that are not kept', async () => {
      const manager = await as('manager')
      const { json: invoice } = await manager.get('/invoices?id=INV-003')
      const { kind, subject, text } = german
      const { status, json } = await manager.post('/mail-texts/preview', {
        kind,
        subject,
        text: `${text} <b>`,
        language: 'de',
        invoiceId: 'INV-003',
      })
      expect([status, json.invoiceId, json.to]).toEqual([200, 'INV-003', invoice.billingAddress.email])
      expect(json.subject).toBe('Ihre Rechnung INV-003')
      expect(json.text).toContain(`Guten Tag ${invoice.customer.name},`)
      expect(json.html).toContain('&lt;b&gt;')
      expect(json.html).toContain('Rechnung ansehen')
      expect(json.text).not.toContain('{')
      const usual = await manager.post('/mail-texts/preview', { kind })
      expect(usual.json).toMatchObject({ invoiceId: 'INV-019', subject: expect.stringContaining('INV-019') })
    })

    test('knows no invoice that is not there, and no variable either', async () => {
      const manager = await as('manager')
      expect((await manager.post('/mail-texts/preview', { kind: 'invoice', invoiceId: 'INV-999' })).status).toBe(404)
      const { json } = await manager.post('/mail-texts/preview', { kind: 'invoice', text: '{gift}' })
      expect(json.fields.text.limit).toBe('gift')
    })
  },
})

import { expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp } from '../../testing/test-app.ts'

/** Returns a file of plain text, because the test client reads responses as text. */
const toPdf = async (document: object, eInvoice = '') =>
  new TextEncoder().encode(`%PDF ${JSON.stringify(document)}${eInvoice}`)

const layOut = async () => '{}'

const give = async (admin: Client, id: string) => (await admin.get(`/invoices/document.pdf?id=${id}`)).text

const verify = async (admin: Client, file: string) =>
  (await admin.post('/invoices/verify', file, { 'content-type': 'application/pdf' })).json.invoice

test('a file of an invoice that was given out is known again, until its last letter, and whether it is the last one', async () => {
  let asked = 0
  const now = () => {
    asked += 1000
    return new Date(Date.now() + asked)
  }
  const home = await openTestApp(undefined, { documents: { layOut, toPdf }, now })
  try {
    await home.reset()
    const admin = clientOf(await home.as(emailOf('admin')))
    const first = await give(admin, 'INV-001')
    expect(await verify(admin, first)).toMatchObject({ id: 'INV-001', isOutdated: false })
    expect(await verify(admin, `${first} `)).toBeNull()
    for (const type of ['application/xml', 'text/xml', 'application/octet-stream']) {
      expect((await admin.post('/invoices/verify', first, { 'content-type': type })).json.invoice.id).toBe('INV-001')
    }
    const refused = await admin.post('/invoices/verify', first, { 'content-type': 'image/webp' })
    expect([refused.status, refused.json.code]).toEqual([415, 'media_type'])
    await admin.put('/invoices?id=INV-001', { status: 'complete' })
    expect(await give(admin, 'INV-001')).toBe(first)

    await admin.put('/invoices?id=INV-001', { terms: 'At once' })
    const second = await give(admin, 'INV-001')
    expect(await verify(admin, second)).toMatchObject({ id: 'INV-001', isOutdated: false })
    expect(await verify(admin, first)).toMatchObject({ id: 'INV-001', isOutdated: true })

    // An unsent invoice has a new file after the seller changes; earlier files are still recognized.
    await admin.post('/invoices/sent', { ids: ['INV-003'] })
    const [open, sent] = [await give(admin, 'INV-002'), await give(admin, 'INV-003')]
    await admin.put('/company', { name: 'Nordwind GmbH' })
    expect(await verify(admin, open)).toMatchObject({ id: 'INV-002', isOutdated: false })
    expect(await give(admin, 'INV-002')).not.toBe(open)
    expect(await verify(admin, open)).toMatchObject({ id: 'INV-002', isOutdated: true })
    expect(await give(admin, 'INV-003')).toBe(sent)

    // The PDF with the embedded e-invoice is another form: neither outdates the other.
    await admin.put('/company', { taxId: 'DE123456788', country: 'Germany' })
    const products = [{ title: 'Consulting', quantity: 2, price: 60, taxRate: 7 }]
    const billingAddress = { address: 'Kai 1, 20457 Hamburg, Germany' }
    const { id } = (await admin.post('/invoices', { customer: { id: 5 }, products, billingAddress })).json.invoice
    const plain = await give(admin, id)
    const hybrid = (await admin.get(`/invoices/e-invoice.pdf?id=${id}`)).text
    expect(hybrid).toContain('<ram:GrandTotalAmount>128.40</ram:GrandTotalAmount>')
    const alone = (await admin.get(`/invoices/e-invoice.xml?id=${id}`)).text
    for (const file of [plain, hybrid, alone])
      expect(await verify(admin, file)).toMatchObject({ id, isOutdated: false })

    // If a field of the company was empty when it was sent, page and XML show today's value.
    await admin.put('/company', { phone: '' })
    await admin.post('/invoices/sent', { ids: [id] })
    await admin.put('/company', { name: 'Südwind GmbH', phone: '+49 40 5550' })
    const [page = '', xml = ''] = (await admin.get(`/invoices/e-invoice.pdf?id=${id}`)).text.split('<?xml')
    for (const said of [page, xml]) {
      expect(said).toContain('Nordwind GmbH')
      expect(said).toContain('+49 40 5550')
      expect(said).not.toContain('Südwind')
    }

    // A credit note has its own file, which doesn't outdate that of its invoice.
    const { creditNote } = (await admin.post('/invoices/credit', { id, amount: 10, reason: 'Late' })).json
    const note = (await admin.get(`/refunds/credit-note.pdf?id=${creditNote.number}`)).text
    expect(await verify(admin, note)).toMatchObject({ id, creditNote: creditNote.number, isOutdated: false })
    expect(await verify(admin, hybrid)).toMatchObject({ id, creditNote: null })

    const { invoice } = (await admin.post('/invoices/drafts', { customer: { id: 1 } })).json
    expect(await verify(admin, await give(admin, invoice.id))).toBeNull()
  } finally {
    await home.close()
  }
})

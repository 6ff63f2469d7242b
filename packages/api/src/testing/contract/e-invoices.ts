import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

/** Enters the company data that an e-invoice needs, and creates an invoice with two tax rates. */
const billed = async (owner: Client, more: Json = {}): Promise<string> => {
  await owner.put('/company', { taxId: 'DE123456788', country: 'Germany' })
  const products = [
    { title: 'Consulting', quantity: 2, price: 60, taxRate: 7 },
    { title: 'Travel', quantity: 1, price: 80, discount: 10, taxRate: 19 },
  ]
  const billingAddress = { address: 'Kai 1\n20457 Hamburg\nGermany', email: 'a@b.example' }
  const { json } = await owner.post('/invoices', { customer: { id: 5 }, products, billingAddress, ...more })
  return json.invoice.id
}

export const eInvoiceTests = ({ as }: Given): Tests<'eInvoices'> => ({
  check: () => {
    test('names what is missing, of the company and of the invoice', async () => {
      const owner = await as('owner')
      const check = async (id: string) => (await owner.get(`/invoices/e-invoice?id=${id}`)).json
      expect((await check('INV-001')).missing).toEqual(['sellerRegistration', 'rates'])
      const { invoice } = (await owner.post('/invoices/drafts', { customer: { id: 5 } })).json
      expect((await check(invoice.id)).missing).toEqual(expect.arrayContaining(['issued', 'lines']))
      expect((await check(await billed(owner))).missing).toEqual([])
      const voided = await billed(owner)
      await owner.post('/invoices/void', { ids: [voided], reason: 'Twice' })
      expect((await check(voided)).missing).toEqual(['issued'])
      expect((await owner.get('/invoices/e-invoice?id=INV-999')).status).toBe(404)
    })
  },

  xml: () => {
    test('has the country of the address, read from it or said beside it, and never the home of the customer', async () => {
      const owner = await as('owner')
      const billedAt = async (address: string, country?: string) => {
        const id = await billed(owner, { billingAddress: { address, ...(country !== undefined && { country }) } })
        const { missing } = (await owner.get(`/invoices/e-invoice?id=${id}`)).json
        const { text } = await owner.get(`/invoices/e-invoice.xml?id=${id}`)
        return missing.length > 0
          ? missing
          : text
              .match(/<cbc:IdentificationCode>(..)</g)
              ?.at(-1)
              ?.slice(-3, -1)
      }
      expect(await billedAt('Gran Vía 1\n28013 Madrid\nEspaña')).toBe('ES')
      expect(await billedAt('Gran Vía 1, Madrid', 'es')).toBe('ES')
      expect(await billedAt('Rue 1\n75001 Paris')).toEqual(['buyerCountry'])
      const wrong = await owner.post('/invoices', { customer: { id: 5 }, billingAddress: { country: 'XX' } })
      expect([wrong.status, wrong.json.fields['billingAddress.country'].code]).toEqual([422, 'choice'])
    })

    test('writes what people wrote as text, whatever it looks like', async () => {
      const owner = await as('owner')
      const odd = ']]></Invoice><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;'
      await owner.put('/company', { name: 'A & B <C>' })
      const products = [{ title: odd, quantity: 1, price: 60, taxRate: 19 }]
      const id = await billed(owner, { products, notes: odd })
      const { status, text } = await owner.get(`/invoices/e-invoice.xml?id=${id}`)
      expect(status).toBe(200)
      expect(text).toContain(']]&gt;&lt;/Invoice&gt;&lt;!DOCTYPE a [')
      expect(text).toContain('&amp;b;')
      expect(text).toContain('A &amp; B &lt;C&gt;')
      expect(text.match(/<!|]]>|<\/Invoice>/g)).toEqual(['</Invoice>'])
    })

    test('is a file that says what the invoice comes to, the same each time, whatever was paid since', async () => {
      const owner = await as('owner')
      const id = await billed(owner)
      const read = () => owner.get(`/invoices/e-invoice.xml?id=${id}`)
      const { status, headers, text } = await read()
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/xml')])
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.xml"`)
      const { totalAmount } = (await owner.get(`/invoices?id=${id}`)).json
      expect(text).toContain(`<cbc:PayableAmount currencyID="USD">${totalAmount.toFixed(2)}</cbc:PayableAmount>`)
      await owner.post('/payments', { method: 'Bank Transfer', parts: [{ invoiceId: id, amount: 10 }] })
      expect((await read()).text).toBe(text)
    })

    test('says of installments the day of the first, and all of them as terms, whatever was paid since', async () => {
      const owner = await as('owner')
      const installments = ['2026-02-01', '2026-03-01'].map((dueDate) => ({ dueDate, percent: 50 }))
      const id = await billed(owner, { issueDate: '2026-01-01', installments, terms: 'By transfer' })
      const read = async () => (await owner.get(`/invoices/e-invoice.xml?id=${id}`)).text
      const text = await read()
      expect(text).toContain('<cbc:DueDate>2026-02-01</cbc:DueDate>')
      for (const said of ['Feb 1, 2026', 'Mar 1, 2026', '50%', 'By transfer']) expect(text).toContain(said)
      const { totalAmount } = (await owner.get(`/invoices?id=${id}`)).json
      const parts = [{ invoiceId: id, amount: totalAmount - 1 }]
      await owner.post('/payments', { method: 'Bank Transfer', parts })
      expect((await owner.get(`/invoices?id=${id}`)).json.dueDate).toBe('2026-03-01T00:00:00.000Z')
      expect(await read()).toBe(text)
    })

    test('says why no tax is due, as the paper does', async () => {
      const owner = await as('owner')
      const products = [{ title: 'Lesson', quantity: 1, price: 40, taxRate: 0 }]
      const taxExemption = 'Small business, section 19 UStG'
      const id = await billed(owner, { products, taxExemption })
      const { text } = await owner.get(`/invoices/e-invoice.xml?id=${id}`)
      expect(text).toContain(`<cbc:TaxExemptionReason>${taxExemption}</cbc:TaxExemptionReason>`)
      expect(text).toContain('<cbc:ID>E</cbc:ID>')
      expect((await owner.get(`/invoices/document?id=${id}`)).text).toContain(taxExemption)
    })

    test('says reverse charge with the VAT number of the customer, as the paper does, and never as something else', async () => {
      const owner = await as('owner')
      await owner.put('/company', { taxId: 'DE136695976' })
      const products = [{ title: 'Consulting', quantity: 1, price: 1000, taxRate: 0, taxCategory: 'AE' }]
      const lacking = await owner.get(`/invoices/e-invoice?id=${await billed(owner, { products })}`)
      expect(lacking.json.missing).toEqual(['buyerVatId'])
      const said = await billed(owner, {
        products,
        billingAddress: { address: 'Ring 1\nWien, Austria', vatId: 'atu 13585627' },
      })
      const { text } = await owner.get(`/invoices/e-invoice.xml?id=${said}`)
      for (const part of ['<cbc:ID>AE</cbc:ID>', 'ATU13585627', 'VATEX-EU-AE']) expect(text).toContain(part)
      const paper = (await owner.get(`/invoices/document?id=${said}`)).text
      for (const part of ['Reverse charge', 'ATU13585627']) expect(paper).toContain(part)
    })

    test.each([119, 50])('does not ask again for %s that were paid in advance, nor does the paper', async (paid) => {
      const owner = await as('owner')
      const products = [{ title: 'Fit-out', quantity: 1, price: 100, taxRate: 19 }]
      const down = await billed(owner, { products })
      await owner.post('/payments', { method: 'Bank Transfer', parts: [{ invoiceId: down, amount: 119 }] })
      await owner.post('/invoices/credit', { id: down, amount: 119, reason: 'Down payment' })
      const billingAddress = { address: 'Kai 1\n20457 Hamburg\nGermany' }
      const body = { customer: { id: 5 }, products, billingAddress }
      const { id } = (await owner.post('/invoices/drafts', body)).json.invoice
      const credit = { method: 'Customer Credit', parts: [{ invoiceId: id, amount: paid }] }
      expect((await owner.post('/payments', credit)).status).toBe(201)
      const draft = (await owner.get(`/invoices?id=${id}`)).json
      expect([draft.state, draft.paidAmount, draft.owedAmount]).toEqual(['draft', paid, 0])
      const [issued] = (await owner.post('/invoices/issue', { ids: [id] })).json.invoices
      expect([issued.state, issued.owedAmount]).toEqual([paid === 119 ? 'paid' : 'partlyPaid', 119 - paid])
      expect(issued.prepaid).toMatchObject([{ amount: paid, reference: down }])
      const read = async () => (await owner.get(`/invoices/e-invoice.xml?id=${issued.id}`)).text
      const text = await read()
      const said = (name: string) => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(text)?.[1]
      const sums = ['TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'].map(said)
      expect(sums).toEqual(['119.00', paid.toFixed(2), (119 - paid).toFixed(2)])
      expect(text).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${down}</cbc:ID>`))
      const paper = (await owner.get(`/invoices/document?id=${issued.id}`)).text
      for (const part of [down, 'Amount due', `$${(119 - paid).toFixed(2)}`]) expect(paper).toContain(part)
      // Later payments don't change an issued invoice.
      if (paid === 119) return
      await owner.post('/payments', { method: 'Bank Transfer', parts: [{ invoiceId: issued.id, amount: 10 }] })
      expect(await read()).toBe(text)
    })

    test('takes the invoice of a down payment over, which is credited along with it', async () => {
      const owner = await as('owner')
      const down = await billed(owner, { products: [{ title: 'Down payment', quantity: 1, price: 300, taxRate: 19 }] })
      const products = [{ title: 'Fit-out', quantity: 1, price: 1000, taxRate: 19 }]
      const billingAddress = { address: 'Kai 1\n20457 Hamburg\nGermany' }
      const { id } = (await owner.post('/invoices/drafts', { customer: { id: 5 }, products, billingAddress })).json
        .invoice
      const use = (more: Json = {}) =>
        owner.post('/payments', {
          method: 'Customer Credit',
          downPayment: down,
          parts: [{ invoiceId: id, amount: 357 }],
          ...more,
        })
      // Nothing was paid yet, and a down payment can't be recorded now.
      expect((await use()).json.fields).toMatchObject({ downPayment: { code: 'invalid' } })
      await owner.post('/payments', { method: 'Bank Transfer', parts: [{ invoiceId: down, amount: 357 }] })
      expect((await use({ method: 'Bank Transfer' })).json.fields).toMatchObject({ method: { code: 'invalid' } })
      expect((await use({ downPayment: 'INV-999' })).json.fields).toMatchObject({ downPayment: {} })
      expect((await owner.get(`/invoices?id=${down}`)).json.state).toBe('paid')
      expect((await use()).status).toBe(201)
      expect((await owner.get(`/invoices?id=${down}`)).json).toMatchObject({ state: 'credited', creditedAmount: 357 })
      expect((await owner.get(`/invoices/credit-notes?id=${down}`)).json).toMatchObject([{ amount: 357 }])
      const [issued] = (await owner.post('/invoices/issue', { ids: [id] })).json.invoices
      expect(issued).toMatchObject({ totalAmount: 1190, owedAmount: 833, prepaid: [{ amount: 357, reference: down }] })
      const { text } = await owner.get(`/invoices/e-invoice.xml?id=${issued.id}`)
      expect(text).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${down}</cbc:ID>`))
      expect(text).toContain('<cbc:PrepaidAmount currencyID="USD">357.00</cbc:PrepaidAmount>')
      expect(text).toContain('<cbc:PayableAmount currencyID="USD">833.00</cbc:PayableAmount>')
      expect((await owner.get('/payments/credit?customerId=5')).json.amount).toBe(0)
    })

    test('says of credit that is used before it went out that it came in before, as the paper does', async () => {
      const owner = await as('owner')
      const products = [{ title: 'Fit-out', quantity: 1, price: 100, taxRate: 19 }]
      const [first, second] = [await billed(owner, { products }), await billed(owner, { products })]
      const paid = { method: 'Bank Transfer', parts: [{ invoiceId: first, amount: 119 }], amount: 219 }
      await owner.post('/payments', paid)
      const credit = { method: 'Customer Credit', parts: [{ invoiceId: second, amount: 50 }] }
      const { headers } = await owner.post('/payments', credit)
      const amounts = async () => {
        const { text } = await owner.get(`/invoices/e-invoice.xml?id=${second}`)
        return ['PrepaidAmount', 'PayableAmount'].map(
          (name) => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(text)?.[1],
        )
      }
      expect(await amounts()).toEqual(['50.00', '69.00'])
      expect((await owner.get(`/invoices/document?id=${second}`)).text).toContain('$69.00')
      await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await amounts()).toEqual([undefined, '119.00'])
      // The customer's copy stays as it was sent.
      await owner.post('/invoices/sent', { ids: [second] })
      await owner.post('/payments', { ...credit, parts: [{ invoiceId: second, amount: 60 }] })
      expect(await amounts()).toEqual([undefined, '119.00'])
    })

    test('is refused with what is missing, and there is one of a credit note', async () => {
      const owner = await as('owner')
      const refused = await owner.get('/invoices/e-invoice.xml?id=INV-001')
      expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['sellerRegistration', 'rates']])
      const id = await billed(owner)
      const { creditNote } = (await owner.post('/invoices/credit', { id, amount: 20, reason: 'Broken' })).json
      const { text } = await owner.get(`/invoices/e-invoice.xml?id=${creditNote.number}`)
      expect(text).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
      expect(text).toContain('<cbc:PayableAmount currencyID="USD">20.00</cbc:PayableAmount>')
    })
  },

  pdf: () => {
    test('is refused with what is missing, as the file of XML alone', async () => {
      const refused = await (await as('owner')).get('/invoices/e-invoice.pdf?id=INV-001')
      expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['sellerRegistration', 'rates']])
    })
  },
})

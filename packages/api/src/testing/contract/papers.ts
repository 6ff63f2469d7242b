import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

/** Order of twelve notebooks and two teapots; one teapot was refunded with note CN-002. */
const order = 5

/** Returns the rows of a paper's table as cells. */
export const rowsOf = ({ pages }: Json): readonly (readonly string[])[] => {
  const rows = new Map<number, Map<number, string>>()
  for (const { cell, text } of pages.flat()) {
    if (!cell) continue
    const row = rows.get(cell[0]) ?? new Map<number, string>()
    rows.set(cell[0], row.set(cell[1], `${row.get(cell[1]) ?? ''}${text}`))
  }
  return [...rows.values()].map((row) => [...row.values()])
}

export const textsOf = ({ pages }: Json): string =>
  pages
    .flat()
    .map(({ text }: Json) => text ?? '')
    .join('\n')

export const paperTests = ({ as }: Given): Tests<'papers'> => {
  /** Tests that a paper has the same file each time, if the host makes files. */
  const file = (path: string, name: string) => async () => {
    const admin = await as('admin')
    const { makesPdf } = (await admin.get('/billing')).json
    const { status, headers, text } = await admin.get(path)
    expect([status, text.startsWith('%PDF-')]).toEqual(makesPdf ? [200, true] : [404, false])
    expect(headers.get('content-disposition')).toBe(makesPdf ? `attachment; filename="${name}.pdf"` : null)
    if (makesPdf) expect((await admin.get(path)).text).toBe(text)
  }

  return {
    slip: () => {
      test('says what is packed, in the language that is asked for, and no prices', async () => {
        const viewer = await as('viewer')
        const { items, customer } = (await viewer.get(`/orders?id=${order}`)).json
        const { json } = await viewer.get(`/orders/slip?id=${order}&locale=de&size=Letter`)
        expect(json).toMatchObject({ language: 'de', size: 'Letter', width: 612, height: 792 })
        expect(rowsOf(json)[0]).toEqual(['Artikel', 'Menge', 'Gepackt'])
        expect(rowsOf(json).slice(1, -1)).toEqual(
          items.map(({ name, quantity }: Json) => [name, String(quantity), '□']),
        )
        expect(textsOf(json)).toContain(customer.name)
        expect(textsOf(json)).not.toContain('$')
      })

      test('is that of one shipment, as long as it was not taken back', async () => {
        const manager = await as('manager')
        const lines = [{ line: 1, quantity: 2 }]
        const { shipment } = (await manager.post('/shipments', { orderId: 9, lines })).json
        const slip = () => manager.get(`/orders/slip?id=9&shipment=${shipment.id}`)
        expect(rowsOf((await slip()).json).slice(1)).toEqual([
          [shipment.lines[0].name, '2', '□'],
          ['Pieces in all', '2'],
        ])
        expect((await manager.get(`/orders/slip?id=${order}&shipment=${shipment.id}`)).status).toBe(404)
        await manager.del(`/shipments?id=${shipment.id}`)
        expect((await slip()).json.message).toBe('Shipment not found')
        expect((await manager.get('/orders/slip?id=x')).json.message).toBe('Order not found')
      })
    },

    slipPdf: () => {
      test('is a file, always the same, where the host can make one', file(`/orders/slip.pdf?id=${order}`, '#5'))
    },

    creditNote: () => {
      test('says what was paid back, line by line, and on which invoice', async () => {
        const viewer = await as('viewer')
        const [refund] = (await viewer.get(`/refunds?orderId=${order}`)).json
        const { json } = await viewer.get('/refunds/credit-note?id=CN-002')
        const rows = rowsOf(json)
        expect(rows[0]).toEqual(['Items', 'Quantity', 'Amount'])
        expect(rows[1]?.[0]).toBe(refund.lines[0].name)
        expect(rows.at(-1)).toEqual(['Total', `$${refund.amount.toFixed(2)}`])
        for (const text of [refund.creditNote.invoiceId, `#${order}`]) expect(textsOf(json)).toContain(text)
        for (const id of ['CN-999', 'CN-2', 'x']) {
          expect((await viewer.get(`/refunds/credit-note?id=${id}`)).json.message).toBe('Credit note not found')
        }
      })

      test('says the tax that it contains, and all notes to an invoice come to its tax', async () => {
        const manager = await as('manager')
        const products = [
          { title: 'Tea', quantity: 1, price: 0.05, taxRate: 19 },
          { title: 'Book', quantity: 1, price: 0.05, taxRate: 7 },
        ]
        const { invoice } = (await manager.post('/invoices', { customer: { id: 1 }, products })).json
        const taxes: string[] = []
        for (let part = 0; part < 11; part++) {
          const body = { id: invoice.id, amount: 0.01, reason: 'Damaged' }
          const { creditNote } = (await manager.post('/invoices/credit', body)).json
          const { json } = await manager.get(`/refunds/credit-note?id=${creditNote.number}`)
          taxes.push(
            ...rowsOf(json)
              .map((row) => row.join(' '))
              .filter((row) => row.startsWith('Includes')),
          )
        }
        expect(taxes.filter((row) => row.endsWith('$0.01'))).toEqual(['Includes tax 19% on $0.00 $0.01'])
        expect(taxes).toHaveLength(11)
      })
    },

    creditNotePdf: () => {
      test('is in the language of its invoice where no other is asked for', async () => {
        const admin = await as('admin')
        const products = [{ title: 'Beratung', quantity: 1, price: 100 }]
        const { id } = (await admin.post('/invoices', { products, language: 'de' })).json.invoice
        const { creditNote } = (await admin.post('/invoices/credit', { id, amount: 20, reason: 'Kulanz' })).json
        const paper = async (more = '') =>
          (await admin.get(`/refunds/credit-note?id=${creditNote.number}${more}`)).json.language
        expect([await paper(), await paper('&locale=ja')]).toEqual(['de', 'ja'])
      })

      test(
        'is a file, always the same, where the host can make one',
        file('/refunds/credit-note.pdf?id=CN-002&locale=ja', 'CN-002'),
      )
    },

    invoice: () => {
      test('is in the language of its customer, with taxes by rate, and shows nothing that changes later', async () => {
        const admin = await as('admin')
        const line = { title: 'Beratung', quantity: 2, price: 100, taxRate: 19 }
        const { invoice } = (await admin.post('/invoices', { products: [line], language: 'de', terms: '30 Tage' })).json
        const { json } = await admin.get(`/invoices/document?id=${invoice.id}`)
        expect(json).toMatchObject({ language: 'de', size: 'A4', title: `Rechnung ${invoice.id}` })
        const plain = rowsOf(json).map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' ')))
        expect(plain).toEqual([
          ['Beschreibung', 'Menge', 'Preis', 'Steuer', 'Betrag'],
          ['Beratung', '2', '100,00 $', '19 %', '200,00 $'],
          ['Zwischensumme', '200,00 $'],
          ['19 % Steuer auf 200,00 $', '38,00 $'],
          ['Gesamtbetrag', '238,00 $'],
        ])
        expect(textsOf(json)).toContain('30 Tage')
        await admin.put(`/invoices?id=${invoice.id}`, { status: 'complete' })
        expect((await admin.get(`/invoices/document?id=${invoice.id}`)).json).toEqual(json)
        expect((await admin.get('/invoices/document?id=INV-999')).json.message).toBe('Invoice not found')
      })

      test('carries the sum of 200 lines from page to page', async () => {
        const admin = await as('admin')
        const products = Array.from({ length: 200 }, (_, index) => ({ title: `Line ${index}`, quantity: 1, price: 1 }))
        const { invoice } = (await admin.post('/invoices', { products })).json
        const { pages } = (await admin.get(`/invoices/document?id=${invoice.id}&size=Letter`)).json
        const said = pages.map((boxes: Json) => boxes.map(({ text }: Json) => text))
        for (const [index, texts] of said.slice(1).entries()) {
          const before = said[index]
          expect(texts[texts.indexOf('Brought forward') + 1]).toBe(before[before.indexOf('Carried over') + 1])
        }
        expect(said.at(-1)).toContain('$200.00')
      })
    },

    invoicePdf: () => {
      test(
        'is a file, always the same, where the host can make one',
        file('/invoices/document.pdf?id=INV-001', 'INV-001'),
      )
    },

    invoicesZip: () => {
      test('has a file of each invoice that matches, but for those that are left out', async () => {
        const admin = await as('admin')
        const { makesPdf } = (await admin.get('/billing')).json
        const { status, headers, text } = await admin.get(
          '/invoices/documents.zip?ids=INV-002&ids=INV-003&ids=INV-004&except=INV-003',
        )
        expect(status).toBe(makesPdf ? 200 : 404)
        if (!makesPdf) return
        expect(headers.get('content-type')).toBe('application/zip')
        expect(text.startsWith('PK')).toBe(true)
        const names = ['INV-002.pdf', 'INV-003.pdf', 'INV-004.pdf'].filter((name) => text.includes(name))
        expect(names).toEqual(['INV-002.pdf', 'INV-004.pdf'])
        expect((await admin.get('/invoices/documents.zip?ids=INV-999')).status).toBe(404)
      })
    },

    preview: () => {
      test('is what would be printed, to the cent, and stores nothing', async () => {
        const admin = await as('admin')
        const before = (await admin.get('/invoices/state-counts')).json
        const line = { title: 'Tea', quantity: 3, price: 0.35, discount: 10, taxRate: 7.5 }
        const draft = { products: [line], pricesIncludeTax: true, shippingCharge: 5, customer: { id: 1 } }
        const shown = await admin.post('/invoices/preview', draft)
        const { invoice } = (await admin.post('/invoices/drafts', draft)).json
        const stored = (await admin.get(`/invoices/document?id=${invoice.id}`)).json
        expect(shown.status).toBe(200)
        expect(rowsOf(shown.json)).toEqual(rowsOf(stored))
        expect(rowsOf(stored).at(-1)).toEqual(['Total', `$${invoice.totalAmount.toFixed(2)}`])
        expect(textsOf(stored)).toContain('Draft invoice')
        await admin.del(`/invoices?id=${invoice.id}`)
        expect((await admin.get('/invoices/state-counts')).json).toEqual(before)
        const refused = await admin.post('/invoices/preview', { issueDate: '2026-02-02', dueDate: '2026-02-01' })
        expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, ['dueDate']])
      })

      test('is the page of the invoice that is written into, with units, categories and what was prepaid', async () => {
        const owner = await as('owner')
        const customer = { id: 5 }
        const down = { customer, products: [{ title: 'Down payment', quantity: 1, price: 50, taxRate: 19 }] }
        const { id: paidId } = (await owner.post('/invoices', down)).json.invoice
        const parts = [{ invoiceId: paidId, amount: 59.5 }]
        await owner.post('/payments', { method: 'Bank Transfer', parts })
        await owner.post('/invoices/credit', { id: paidId, amount: 59.5, reason: 'Down payment' })
        const products = [
          { title: 'Fitting', quantity: 1.5, unit: 'HUR', price: 80, discount: 5, taxRate: 19 },
          { title: 'Abroad', quantity: 2, price: 10, taxRate: 0, taxCategory: 'G' },
        ]
        const written = { customer, products, notes: 'Thanks', terms: 'At once', reference: 'PO 7', language: 'de' }
        const { id } = (await owner.post('/invoices/drafts', written)).json.invoice
        const bothOf = async (of: string) => {
          const { issueDate, dueDate, billingAddress } = (await owner.get(`/invoices?id=${of}`)).json
          const sent = { ...written, issueDate, dueDate, billingAddress }
          const shown = (await owner.post(`/invoices/preview?id=${of}`, sent)).json
          return [shown, (await owner.get(`/invoices/document?id=${of}`)).json]
        }
        const [preview, page] = await bothOf(id)
        expect(preview).toEqual(page)
        const credit = { method: 'Customer Credit', parts: [{ invoiceId: id, amount: 59.5 }] }
        expect((await owner.post('/payments', credit)).status).toBe(201)
        const [issued] = (await owner.post('/invoices/issue', { ids: [id] })).json.invoices
        const [after, issuedPage] = await bothOf(issued.id)
        expect(after).toEqual(issuedPage)
        expect(textsOf(after)).toContain(paidId)
        expect((await owner.post('/invoices/preview?id=INV-999', written)).status).toBe(404)
      })
    },

    verify: () => {
      test('does not know a file that was never given out', async () => {
        const admin = await as('admin')
        const { status, json } = await admin.post('/invoices/verify', '%PDF-1.3', { 'content-type': 'application/pdf' })
        expect([status, json]).toEqual([200, { invoice: null }])
      })
    },
  }
}

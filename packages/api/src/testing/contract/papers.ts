import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

/** Twelve notebooks and two teapots; one teapot was paid back, on note CN-002. */
const order = 5

/** The rows of the table of a paper, each as its cells. */
const rowsOf = ({ pages }: Json): readonly (readonly string[])[] => {
  const rows = new Map<number, Map<number, string>>()
  for (const { cell, text } of pages.flat()) {
    if (!cell) continue
    const row = rows.get(cell[0]) ?? new Map<number, string>()
    rows.set(cell[0], row.set(cell[1], `${row.get(cell[1]) ?? ''}${text}`))
  }
  return [...rows.values()].map((row) => [...row.values()])
}

const textsOf = ({ pages }: Json): string =>
  pages
    .flat()
    .map(({ text }: Json) => text ?? '')
    .join('\n')

export const paperTests = ({ as }: Given): Tests<'papers'> => {
  /** A paper as a file: always the same, where the home makes files. */
  const file = (path: string, name: string) => async () => {
    const admin = await as('admin')
    const { makesPdf } = (await admin.get('/billing')).json
    const { status, headers, text } = await admin.get(path)
    expect([status, text.startsWith('%PDF-')]).toEqual(makesPdf ? [200, true] : [404, false])
    expect(headers.get('content-disposition')).toBe(makesPdf ? `attachment; filename="${name}.pdf"` : null)
    expect((await admin.get(path)).text).toBe(makesPdf ? text : expect.any(String))
  }

  return {
    slip: () => {
      test('says what is packed, in the language that is asked for, and no prices', { tags: 'everyHome' }, async () => {
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
    },

    creditNotePdf: () => {
      test(
        'is a file, always the same, where the host can make one',
        file('/refunds/credit-note.pdf?id=CN-002&locale=ja', 'CN-002'),
      )
    },
  }
}

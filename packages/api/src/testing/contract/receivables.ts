import { ageNames, dueInterval } from '@quarterdeck/contract/sales/receivables'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { rowsOf, textsOf } from './papers.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
const sumOf = (rows: readonly Json[], field: string): number =>
  Math.round(rows.reduce((sum, row) => sum + row[field] * 100, 0)) / 100

const open = ['issued', 'sent', 'viewed', 'partlyPaid', 'overdue'].map((state) => `state=${state}`).join('&')

/** Creates an invoice with one line that was due a number of days ago. */
const bill = async (client: Client, customer: number, amount: number, late: number, more: Json = {}) => {
  const products = [{ title: 'Consulting', quantity: 1, price: amount }]
  const dates = { issueDate: daysAgo(late + 10), dueDate: daysAgo(late) }
  const { json } = await client.post('/invoices', { customer: { id: customer }, products, ...dates, ...more })
  return json.invoice.id as string
}

const pay = (client: Client, invoiceId: string, amount: number, more: Json = {}) =>
  client.post('/payments', { method: 'Bank Transfer', parts: [{ invoiceId, amount }], ...more })

const minor = (text: string | undefined): number => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100)

/** Returns the closing balance of a customer's statement. */
const closingOf = async (client: Client, id: number) => {
  const rows = rowsOf((await client.get(`/receivables/statement?id=${id}&from=2000-01-01`)).json)
  return minor(rows.at(-1)?.[1]) / 100
}

export const receivableTests = ({ as }: Given): Tests<'receivables'> => ({
  list: () => {
    test('tells who owes what and how late it is, by day, and each amount is that of the invoices due then', async () => {
      const manager = await as('manager')
      for (const late of [0, 1, 30, 31, 60, 61, 90, 91]) await bill(manager, 5, 100 + late, late)
      const debtor = (await manager.get('/receivables?id=5')).json
      const [{ asOf }, rows] = [
        (await manager.get('/receivables/totals')).json,
        (await manager.get('/receivables?page=1&perPage=200')).json,
      ]
      expect(rows.find(({ id }: Json) => id === 5)).toEqual(debtor)
      for (const age of ageNames) {
        const { from, to } = dueInterval(age, asOf)
        const due = [...(from ? [`dueDate.gte=${from}`] : []), ...(to ? [`dueDate.lt=${to}`] : [])].join('&')
        const invoices = (await manager.get(`/invoices?customerId=5&${open}&${due}`)).json
        expect([age, debtor[age]]).toEqual([age, sumOf(invoices, 'owedAmount')])
      }
      expect(debtor.days30).toBeGreaterThanOrEqual(101 + 130)
      expect(debtor.older).toBeGreaterThanOrEqual(191)
    })

    test('is in any order, found by name or address, and page by page', async () => {
      const viewer = await as('viewer')
      const { json, headers } = await viewer.get('/receivables?page=1&perPage=2&sort=-older')
      expect([json.length, json[0].older >= json[1].older]).toEqual([2, true])
      const all = (await viewer.get('/receivables')).json
      expect(Number(headers.get('x-total-count'))).toBe(all.length)
      expect(all.map(({ owedAmount }: Json) => owedAmount)).toEqual(
        all.map(({ owedAmount }: Json) => owedAmount).toSorted((a: number, b: number) => b - a),
      )
      const { id, email } = all[0]
      const found = (await viewer.get(`/receivables?q=${encodeURIComponent(email)}`)).json
      expect(found.map((each: Json) => each.id)).toEqual([id])
    })
  },

  read: () => {
    test('tells how reliably somebody pays, by what fell due within a year', async () => {
      const manager = await as('manager')
      const admin = await as('admin')
      const made = (await admin.post('/users', { name: 'New Debtor', email: 'new.debtor@example.com' })).json.user
      const read = async () => (await manager.get(`/receivables?id=${made.id}`)).json
      expect(await read()).toMatchObject({ name: 'New Debtor', owedAmount: 0, score: null })
      const paid = await bill(manager, made.id, 300, 5)
      await pay(manager, paid, 300)
      expect((await read()).score).toEqual({ percent: 0, onTime: 0, due: 300 })
      // Invoices due tomorrow or more than a year ago don't count.
      await bill(manager, made.id, 100, -1)
      await bill(manager, made.id, 100, 400)
      const credited = await bill(manager, made.id, 100, 9)
      await manager.post('/invoices/credit', { id: credited, amount: 40, reason: 'Broken' })
      expect((await read()).score).toEqual({ percent: 0, onTime: 0, due: 360 })
      expect((await manager.get('/receivables?id=999999')).status).toBe(404)
    })

    test('tells a key that may read invoices nothing of people who were never billed', async () => {
      const [manager, admin, stranger] = [await as('manager'), await as('admin'), await as('stranger')]
      const { id } = (await admin.post('/users', { name: 'Never Billed', email: 'never@example.com' })).json.user
      const key = (await manager.post('/api-keys', { name: 'Reports', scope: ['invoices:read'], days: 30 })).json
      const by = { authorization: `Bearer ${key.secret}` }
      const paths = ['', '/statement', '/statement.pdf'].map((path) => `/receivables${path}?id=`)
      for (const path of paths) expect((await stranger.get(`${path}${id}`, by)).json.needs).toBe('users:read')
      expect((await stranger.get('/receivables?id=5', by)).status).toBe(200)
      const preview = await stranger.post('/invoices/preview', { customer: { id } }, by)
      expect(textsOf(preview.json)).not.toMatch(/Never Billed|never@/)
      expect(textsOf((await manager.post('/invoices/preview', { customer: { id } })).json)).toContain('Never Billed')
    })
  },

  export: () => {
    test('is a file of all who owe something, as the spreadsheet of the reader takes it', async () => {
      const manager = await as('manager')
      const id = await bill(manager, 5, 1234.5, 40)
      await manager.post('/invoices/send', { ids: [id] })
      const all = (await manager.get('/receivables')).json
      const { text } = await manager.get('/receivables/export.csv?sort=-owedAmount&spreadsheet=de')
      const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
      expect(head).toMatch(/^id;name;email;phone;invoices;owedAmount \(USD\);/)
      expect(rows).toHaveLength(all.length)
      const debtor = all.find((each: Json) => each.id === 5)
      const row = rows.find((each) => each.startsWith('5;'))
      expect(row).toContain(`;${String(debtor.owedAmount).replace('.', ',')};`)
      expect(debtor.lastMail.kind).toBe('invoice')
      const [year, month, day] = debtor.lastMail.at.slice(0, 10).split('-')
      expect(row).toMatch(new RegExp(`;${day}\\.${month}\\.${year}$`))
    })
  },
  totals: () => {
    test('come to what the list of invoices shows as outstanding, and to the sum of all customers', async () => {
      const manager = await as('manager')
      for (const late of [-3, 3, 33, 66, 99]) await bill(manager, 4, 10 + late / 100, late)
      const totals = (await manager.get('/receivables/totals')).json
      const rows = (await manager.get('/receivables')).json
      const { outstanding } = (await manager.get('/invoices/figures')).json
      expect([totals.owedAmount, totals.invoices]).toEqual([outstanding.amount, outstanding.count])
      for (const field of [...ageNames, 'owedAmount'])
        expect([field, totals[field]]).toEqual([field, sumOf(rows, field)])
      expect(totals.asOf).toBe(daysAgo(0))
    })

    test('have what is due in the last year that there is', async () => {
      const manager = await as('manager')
      const before = (await manager.get('/receivables/totals')).json
      const due = { issueDate: '9999-12-25', dueDate: undefined }
      const { invoice } = (
        await manager.post('/invoices', { products: [{ title: 'x', quantity: 1, price: 7 }], ...due })
      ).json
      expect(invoice.dueDate).toBe('9999-12-31T00:00:00.000Z')
      const { notDue, older } = (await manager.get('/receivables/totals')).json
      expect([notDue, older]).toEqual([Math.round(before.notDue * 100 + 700) / 100, before.older])
    })
  },

  statement: () => {
    test('goes from what was owed before to what is owed now, line by line, in the language of the customer', async () => {
      const manager = await as('manager')
      const admin = await as('admin')
      const { id } = (await admin.post('/users', { name: 'Statement Reader', email: 'reads@example.com' })).json.user
      await bill(manager, id, 1000, 200)
      const second = await bill(manager, id, 500, 20)
      await pay(manager, second, 200, { reference: 'Wire 77', date: daysAgo(3) })
      await manager.post('/invoices/credit', { id: second, amount: 50, reason: 'Broken' })
      const all = await manager.get(`/receivables/statement?id=${id}`)
      expect(all.json).toMatchObject({ language: 'en', size: 'A4' })
      const rows = rowsOf(all.json)
      expect(rows[0]).toEqual(['Date', 'Description', 'Charges', 'Credits', 'Balance'])
      expect(rows[1]?.slice(1)).toEqual(['Opening balance', '$1,000.00'])
      expect(rows.slice(2, 5).map((row) => row.slice(1))).toEqual([
        [`Invoice ${second}`, '$500.00', '$1,500.00'],
        ['Payment Wire 77', '$200.00', '$1,300.00'],
        [expect.stringMatching(/^Credit note CN-\d+$/), '$50.00', '$1,250.00'],
      ])
      expect(rows.at(-1)).toEqual(['Closing balance', '$1,250.00'])
      const early = await manager.get(
        `/receivables/statement?id=${id}&from=${daysAgo(300)}&to=${daysAgo(150)}&size=Letter`,
      )
      expect([early.json.size, rowsOf(early.json).at(-1)]).toEqual(['Letter', ['Closing balance', '$1,000.00']])

      await bill(manager, id, 1, 1, { language: 'de' })
      expect(textsOf((await manager.get(`/receivables/statement?id=${id}`)).json)).toContain('Kontoauszug')
      const refused = await manager.get(`/receivables/statement?id=${id}&from=2026-02-02&to=2026-02-01`)
      expect(refused.status).toBe(422)
      expect((await manager.get('/receivables/statement?id=999999')).json.message).toBe('Customer not found')
    })

    test.each([
      ['0000-01-01', '2026-01-01', 400],
      ['0001-01-01', '2026-01-01', 400],
      [undefined, '0001-01-01', 400],
      ['2026-01-01', '10000-01-01', 400],
      ['1900-01-01', '9999-12-31', 200],
      [undefined, '1900-01-01', 200],
    ])('from %s to %s is answered with %i', async (from, to, status) => {
      const days = `${from ? `from=${from}&` : ''}to=${to}`
      expect((await (await as('viewer')).get(`/receivables/statement?id=5&${days}`)).status).toBe(status)
    })

    test('ends at what is owed less what is to the credit of the customer, for each of them', async () => {
      const manager = await as('manager')
      const invoice = await bill(manager, 3, 100, 4)
      await pay(manager, invoice, 100, { amount: 130 })
      const voided = await bill(manager, 3, 70, 4)
      await manager.post('/invoices/void', { ids: [voided], reason: 'Twice' })
      const customers = new Set((await manager.get('/invoices')).json.map(({ customer }: Json) => customer.id))
      for (const id of customers) {
        const { owedAmount } = (await manager.get(`/receivables?id=${id}`)).json
        const { amount } = (await manager.get(`/payments/credit?customerId=${id}`)).json
        expect([id, await closingOf(manager, Number(id))]).toEqual([id, Math.round((owedAmount - amount) * 100) / 100])
      }
    })

    test('follows an invoice, and what was paid of it, to another customer', async () => {
      const manager = await as('manager')
      const [one, other] = [6, 7]
      const id = await bill(manager, one, 90, 2, { status: 'complete' })
      const before = [await closingOf(manager, one), await closingOf(manager, other)]
      expect((await manager.put(`/invoices?id=${id}`, { customer: { id: other } })).status).toBe(200)
      expect((await manager.get(`/payments?invoiceId=${id}`)).json).toMatchObject([{ customerId: other }])
      expect([await closingOf(manager, one), await closingOf(manager, other)]).toEqual(before)
    })
  },

  statementPdf: () => {
    test('is a file, always the same, where the host can make one', async () => {
      const admin = await as('admin')
      const { makesPdf } = (await admin.get('/billing')).json
      const path = '/receivables/statement.pdf?id=5&to=2026-01-31'
      const { status, headers, text } = await admin.get(path)
      expect([status, text.startsWith('%PDF-')]).toEqual(makesPdf ? [200, true] : [404, false])
      expect(headers.get('content-disposition')).toBe(makesPdf ? 'attachment; filename="5-2026-01-31.pdf"' : null)
      if (makesPdf) expect((await admin.get(path)).text).toBe(text)
    })
  },
})

import { selfHosted } from '@quarterdeck/contract/account/plan'
import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const billingUpdate: UpdateExample = {
  read: async (owner) => {
    const { details, version } = (await owner.get('/billing')).json
    return { ...details, version }
  },
  change: [{ company: 'One' }, { company: 'Two' }],
}

export const billingTests = ({ as }: Given): Tests<'billing'> => ({
  read: () => {
    test('shows the plan of the settings, and counts what is in use', async () => {
      const admin = await as('admin')
      const { json, headers } = await admin.get('/billing')
      expect(json.plan).toEqual(selfHosted)
      expect(json.usage).toMatchObject({ seats: 5, products: (await admin.get('/products')).json.length })
      expect(headers.get('etag')).toMatch(`"${json.version}-`)
      await admin.post('/products', { title: 'One more', price: 1, code: 'MORE-1' })
      const month = new Date().toISOString().slice(0, 7)
      const orders = (await admin.get('/orders')).json.filter(({ createAt }: Json) => createAt.startsWith(month))
      expect((await admin.get('/billing')).json.usage).toMatchObject({
        products: json.usage.products + 1,
        orders: orders.length,
      })
    })
    test('counts the bytes of pictures and of files', async () => {
      const admin = await as('admin')
      const before = (await admin.get('/billing')).json.usage.storage
      const bytes = new TextEncoder().encode('0123456789')
      await admin.post('/cards/files?name=storage.txt', bytes, { 'content-type': 'application/octet-stream' })
      expect((await admin.get('/billing')).json.usage.storage).toBe(before + 10)
    })
  },

  details: () => {
    const details = { company: 'Hafenkontor', address: 'Kai 1\nHamburg', taxId: 'DE1', contactEmail: 'a@example.com' }
    test('are stored, and leave past invoices as they were', async () => {
      const admin = await as('admin')
      const invoices = (await admin.get('/billing/invoices')).json
      expect((await admin.put('/billing/details', details)).json.details).toEqual(details)
      expect((await admin.get('/billing')).json.details).toEqual(details)
      expect((await admin.get('/billing/invoices')).json).toEqual(invoices)
    })
    test('are checked, and merged with what others changed elsewhere in them', async () => {
      const [admin, owner] = [await as('admin'), await as('owner')]
      const wrong = await admin.put('/billing/details', { ...details, contactEmail: 'nobody' })
      expect(wrong.json.fields.contactEmail.code).toBe('email')
      const { version, details: was } = (await admin.get('/billing')).json
      const seen = { 'if-match': `"${version}"` }
      await owner.put('/billing/details', { ...was, company: 'Renamed' }, seen)
      const late = await admin.put('/billing/details', { ...was, company: 'Also renamed' }, seen)
      expect([late.status, late.json.conflicts]).toEqual([409, ['company']])
    })
  },

  invoices: () => {
    test('are numbered without gaps, the newest first, each the sum of its lines', async () => {
      const { json } = await (await as('admin')).get('/billing/invoices')
      expect(json.map(({ id }: Json) => id)).toEqual(['QD-0005', 'QD-0004', 'QD-0003', 'QD-0002', 'QD-0001'])
      for (const { lines, total } of json) {
        expect(total).toBeCloseTo(
          lines.reduce((sum: number, { amount }: Json) => sum + amount, 0),
          9,
        )
      }
    })
  },

  pdf: () => {
    test('is a file of its own language, always the same, where the host can make one', async () => {
      const admin = await as('admin')
      const { makesPdf } = (await admin.get('/billing')).json
      const file = await admin.get('/billing/invoices.pdf?id=QD-0002&locale=ja')
      expect(file.status).toBe(makesPdf ? 200 : 404)
      expect(file.text.startsWith('%PDF-')).toBe(makesPdf)
      const name = makesPdf ? 'attachment; filename="QD-0002.pdf"' : null
      expect(file.headers.get('content-disposition')).toBe(name)
      expect((await admin.get('/billing/invoices.pdf?id=QD-0002&locale=ja')).text).toBe(file.text)
      expect((await admin.get('/billing/invoices.pdf?id=QD-9999')).json.message).toBe('Invoice not found')
    })
  },
})

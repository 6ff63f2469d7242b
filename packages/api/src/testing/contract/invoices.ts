import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { invoiceLifeTests } from './invoice-life.ts'
import type { UpdateExample } from './updates.ts'

const line = { id: 1, title: 'Lamp', quantity: 3, price: 19.99, discount: 10 }

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const customer = { id: 6 }

export const invoiceUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/invoices?id=INV-003')).json,
  change: [{ tax: 1.5 }, { tax: 2.5 }],
}

export const invoiceTests = ({ as }: Given): Tests<'invoices'> => ({
  list: () => {
    test('answers all invoices, numbered without gaps, with totals that add up', async () => {
      const { json } = await (await as('viewer')).get('/invoices')
      expect(json.map(({ id }: { id: string }) => id)).toEqual(
        Array.from({ length: 19 }, (_, index) => `INV-${String(index + 1).padStart(3, '0')}`),
      )
      const cents = (amount: number) => Math.round(amount * 100)
      for (const { products, shippingCharge, tax, totalAmount } of json) {
        const lines = products.reduce((sum: number, { total }: { total: number }) => sum + cents(total), 0)
        expect(cents(totalAmount)).toBe(lines + cents(shippingCharge) + cents(tax))
      }
    })

    test('tells what was credited', async () => {
      const { json } = await (await as('viewer')).get('/invoices')
      const credited = json.filter(({ creditedAmount }: { creditedAmount: number }) => creditedAmount > 0)
      expect(credited.map(({ orderId }: { orderId: number }) => orderId).sort()).toEqual([3, 5])
    })

    test('filters by status and finds by the customer', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/invoices')).json
      expect((await viewer.get('/invoices?status=Complete')).json).toEqual(
        all.filter(({ status }: { status: string }) => status === 'complete'),
      )
      expect((await viewer.get(`/invoices?q=${encodeURIComponent(all[0].customer.name)}`)).json).toContainEqual(all[0])
    })
  },

  read: () => {
    test('answers one invoice without the security code of the card', async () => {
      const { json } = await (await as('viewer')).get('/invoices?id=INV-003')
      expect(json).toMatchObject({ id: 'INV-003', payment: { cardCVC: '***' } })
    })
  },

  ...invoiceLifeTests({ as }),

  facets: () => {
    test('counts by state, status and language', async () => {
      const manager = await as('manager')
      await manager.post('/invoices/drafts', { customer, language: 'de' })
      const { json } = await manager.get('/invoices/facets')
      expect(json.state.draft).toBe(1)
      expect(json.language).toEqual({ en: 19, de: 1 })
      const all: { state: string; status: string }[] = (await manager.get('/invoices')).json
      for (const [state, count] of Object.entries(json.state)) {
        expect([state, all.filter((one) => one.state === state)]).toEqual([
          state,
          expect.objectContaining({ length: count }),
        ])
      }
      const narrowed = (await manager.get('/invoices/facets?status=pending&language=en')).json
      expect(narrowed.state.paid).toBeUndefined()
      expect(narrowed.status).toEqual({
        pending: all.filter(({ status, state }) => status === 'pending' && state !== 'draft').length,
        complete: json.status.complete,
      })
    })
  },

  stateCounts: () => {
    test('counts and adds up by state, the same whether it is filtered by something or not', async () => {
      const manager = await as('manager')
      await manager.post('/invoices', { customer, products: [line], issueDate: inDays(-30), dueDate: inDays(-2) })
      await manager.post('/invoices', { customer, products: [line], issueDate: inDays(-3), dueDate: inDays(0) })
      const { json } = await manager.get('/invoices/state-counts')
      const filtered = await manager.get('/invoices/state-counts?totalAmount.gte=0&state=paid')
      expect(filtered.json).toEqual(json)
      for (const { state, count, amount } of json.states) {
        const some = (await manager.get(`/invoices?state=${state}`)).json
        const cents = some.reduce(
          (sum: number, { owedAmount, totalAmount }: { owedAmount: number; totalAmount: number }) =>
            sum + Math.round(100 * (['draft', 'paid', 'credited', 'void'].includes(state) ? totalAmount : owedAmount)),
          0,
        )
        expect([state, count, Math.round(100 * amount)]).toEqual([state, some.length, cents])
        expect(some.every((one: { state: string }) => one.state === state)).toBe(true)
      }
      expect(json.states.find(({ state }: { state: string }) => state === 'overdue').count).toBeGreaterThan(0)
    })
  },

  figures: () => {
    test('tells what is owed, what is overdue and what was paid off of late', async () => {
      const manager = await as('manager')
      const before = (await manager.get('/invoices/figures')).json
      const made = await manager.post('/invoices', {
        customer,
        products: [line],
        issueDate: inDays(-30),
        dueDate: inDays(-2),
      })
      const cents = (amount: number) => Math.round(amount * 100)
      const owed = (await manager.get('/invoices/figures')).json
      expect(owed.outstanding.count).toBe(before.outstanding.count + 1)
      expect(cents(owed.overdue.amount)).toBe(cents(before.overdue.amount) + 5397)
      await manager.put(`/invoices?id=${made.json.invoice.id}`, { status: 'complete' })
      const paid = (await manager.get('/invoices/figures')).json
      expect(paid).toMatchObject({ outstanding: before.outstanding, overdue: before.overdue })
      expect(paid.paid.count).toBe(before.paid.count + 1)
      expect(cents(paid.paid.amount)).toBe(cents(before.paid.amount) + 5397)
      expect((await manager.get(`/invoices?paidAt.gte=${paid.paidSince}`)).json).toHaveLength(paid.paid.count)
    })
  },

  export: () => {
    test('gives what a list finds as a file, to the cent', async () => {
      const { text } = await (await as('viewer')).get('/invoices/export.csv?state=paid&fields=id,state,totalAmount')
      const lines = text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n')
      const paid = (await (await as('viewer')).get('/invoices?state=paid')).json
      expect(lines[0]).toBe('id,state,totalAmount')
      expect(lines.slice(1)).toEqual(
        paid.map(({ id, totalAmount }: { id: string; totalAmount: number }) => `${id},paid,${totalAmount}`),
      )
    })
  },

  create: () => {
    test('computes the tax of each rate once, with the discount shared out', async () => {
      const manager = await as('manager')
      const products = [
        { title: 'Desk', quantity: 1, price: 100, taxRate: 19 },
        { title: 'Book', quantity: 3, price: 33.33, taxRate: 7 },
      ]
      const rated = { customer, products, shippingCharge: 10, shippingTaxRate: 19, discountAmount: 20, tax: 999 }
      const { invoice } = (await manager.post('/invoices', rated)).json
      // 199.99 less 20.00, with a discount of 10.00 on each of desk and books.
      expect(invoice.taxes).toEqual([
        { rate: 7, category: 'S', base: 89.99, amount: 6.3 },
        { rate: 19, category: 'S', base: 100, amount: 19 },
      ])
      expect(invoice).toMatchObject({ tax: 25.3, totalAmount: 215.29 })
      const gross = (await manager.post('/invoices', { ...rated, pricesIncludeTax: true })).json.invoice
      expect(gross.taxes).toEqual([
        { rate: 7, category: 'S', base: 84.1, amount: 5.89 },
        { rate: 19, category: 'S', base: 84.03, amount: 15.97 },
      ])
      expect(gross).toMatchObject({ tax: 21.86, totalAmount: 189.99 })
    })

    test('bills hours, and prices below a cent, each line rounded once', async () => {
      const products = [
        { title: 'Hours', quantity: 3.25, unit: 'hur', price: 96.5, taxRate: 19 },
        { title: 'Electricity', quantity: 12_345, unit: 'KWH', price: 0.2847, taxRate: 19 },
      ]
      const { json } = await (await as('manager')).post('/invoices', { products })
      const { tax, totalAmount, products: lines } = json.invoice
      expect(lines.map(({ quantity, unit, price, total }: Json) => [quantity, unit, price, total])).toEqual([
        [3.25, 'HUR', 96.5, 313.63],
        [12_345, 'KWH', 0.2847, 3514.62],
      ])
      expect([tax, totalAmount]).toEqual([727.37, 4555.62])
      const paper = await (await as('viewer')).get(`/invoices/document?id=${json.invoice.id}`)
      for (const text of ['3.25 hours', '12,345 kWh', '$0.2847']) expect(paper.text).toContain(text)
    })

    test('is complete where that is said, with all of it paid', async () => {
      const { json } = await (await as('manager')).post('/invoices', { products: [line], status: 'complete' })
      expect(json.invoice).toMatchObject({ status: 'complete', state: 'paid', paidAmount: 53.97, owedAmount: 0 })
    })

    test('picks a customer at random from the users where none is sent', async () => {
      const manager = await as('manager')
      const { status, json } = await manager.post('/invoices', { products: [line], shippingCharge: 5, tax: 1.5 })
      expect(status).toBe(201)
      expect(json.invoice).toMatchObject({ id: 'INV-020', status: 'pending', totalAmount: 60.47 })
      expect(json.invoice.products[0].total).toBe(53.97)
      expect((await manager.get(`/users?id=${json.invoice.customer.id}`)).json.name).toBe(json.invoice.customer.name)
      expect(Date.parse(json.invoice.dueDate)).toBeGreaterThan(Date.parse(json.invoice.issueDate))
    })

    test('takes the customer that is sent', async () => {
      const { json } = await (await as('manager')).post('/invoices', { products: [line], customer: { id: '6' } })
      expect(json.invoice.customer.id).toBe(6)
    })

    test('never stores the security code, and masks the card', async () => {
      const manager = await as('manager')
      const { json } = await manager.post('/invoices', {
        products: [line],
        payment: {
          paymentMethod: 'visa card',
          cardHolder: 'Grace Ong',
          cardNo: '4111111111114242',
          cardCVC: 'CVC-987',
        },
      })
      expect(json.invoice.payment).toEqual({
        paymentMethod: 'Visa Card',
        cardHolder: 'Grace Ong',
        cardNo: '**** **** **** 4242',
        cardCVC: '***',
      })
      const journal = await (await as('admin')).get(`/changes?entity=invoices&record=${json.invoice.id}`)
      expect(journal.text).not.toContain('CVC-987')
      expect(journal.text).not.toContain('411111111111')
    })

    test('gives twenty people at once twenty numbers without a gap', async () => {
      const manager = await as('manager')
      const made = await Promise.all(Array.from({ length: 20 }, () => manager.post('/invoices', { products: [line] })))
      const ids = made.map(({ json }) => json.invoice.id).sort()
      expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => `INV-${String(20 + index).padStart(3, '0')}`))
    })

    test('loses no number to a refused invoice', async () => {
      const manager = await as('manager')
      await manager.post('/invoices', { products: [line], customer: { id: 99 } })
      await manager.post('/invoices', { products: [{ ...line, price: 99_999_999_999, quantity: 1_000_000 }] })
      expect((await manager.post('/invoices', { products: [line] })).json.invoice.id).toBe('INV-020')
    })

    test.each([
      [{ products: [{ ...line, quantity: 0 }] }, 'products.0.quantity', 'too_small'],
      [{ products: [{ ...line, quantity: 1_000_000_000 }] }, 'products.0.quantity', 'too_big'],
      [{ products: [{ ...line, price: -1 }] }, 'products.0.price', 'too_small'],
      [{ products: [{ ...line, taxRate: 101 }] }, 'products.0.taxRate', 'too_big'],
      [{ products: [{ ...line, taxRate: 9.97555 }] }, 'products.0.taxRate', 'decimals'],
      [{ products: [{ ...line, quantity: 0.00001 }] }, 'products.0.quantity', 'decimals'],
      [{ products: [{ ...line, price: 0.28475 }] }, 'products.0.price', 'decimals'],
      [{ products: [{ ...line, unit: 'hour' }] }, 'products.0.unit', 'unknown_unit'],
      [{ products: [{ ...line, taxRate: 19, taxCategory: 'AE' }] }, 'products.0.taxRate', 'tax_category'],
      [{ products: [{ ...line, taxRate: 0, taxCategory: 'X' }] }, 'products.0.taxCategory', 'choice'],
      [{ billingAddress: { vatId: 'ATU13585628' } }, 'billingAddress.vatId', 'vat_id'],
      [{ billingAddress: { country: 'XX' } }, 'billingAddress.country', 'choice'],
      [{ products: [line], discountAmount: 53.98 }, 'discountAmount', 'too_big'],
      [{ language: 'fr' }, 'language', 'choice'],
      [{ products: [{ ...line, discount: 150 }] }, 'products.0.discount', 'too_big'],
      [{ products: [{ ...line, price: 99_999_999_999, quantity: 1_000_000 }] }, 'products', 'too_big'],
      [{ issueDate: '2026-05-02', dueDate: '2026-05-01' }, 'dueDate', 'date_order'],
      [{ status: 'paid' }, 'status', 'choice'],
      [{ customer: { id: 99 } }, 'customer.id', 'unknown_record'],
    ])('refuses %j, and keeps nothing', async (draft, field, code) => {
      const manager = await as('manager')
      const before = (await manager.get('/invoices')).json
      for (const path of ['/invoices', '/invoices/drafts']) {
        if (path.endsWith('drafts') && 'status' in draft) continue
        const { status, json } = await manager.post(path, { customer, ...draft })
        expect([path, status, json.fields[field]?.code]).toEqual([path, 422, code])
      }
      expect((await manager.get('/invoices')).json).toEqual(before)
    })

    test('refuses 1,001 lines, and takes a thousand', async () => {
      const manager = await as('manager')
      const lines = (count: number) => ({ customer, products: Array.from({ length: count }, () => line) })
      const { status, json } = await manager.post('/invoices', lines(1001))
      expect([status, json.fields.products]).toMatchObject([422, { limit: 1000 }])
      expect((await manager.post('/invoices', lines(1000))).json.invoice).toMatchObject({
        id: 'INV-020',
        totalAmount: 53_970,
      })
    })

    test('bills nobody who is gone', async () => {
      const owner = await as('owner')
      await owner.del('/users?id=20')
      for (const path of ['/invoices', '/invoices/drafts']) {
        const { status, json } = await owner.post(path, { customer: { id: 20 }, products: [line] })
        expect([status, json.fields['customer.id'].code]).toEqual([422, 'unknown_record'])
      }
    })
  },

  update: () => {
    test('is paid by installments in their order, each due on its day', async () => {
      const manager = await as('manager')
      const products = [{ title: 'Desk', quantity: 1, price: 100.01 }]
      const thirds = [-3, 20, 40].map((days, index) => ({
        dueDate: inDays(days),
        percent: [33.33, 33.33, 33.34][index],
      }))
      const made = await manager.post('/invoices', { customer, products, issueDate: inDays(-9), installments: thirds })
      const { id, installments } = made.json.invoice
      expect(made.json.invoice).toMatchObject({ state: 'overdue', dueDate: thirds[0]?.dueDate, totalAmount: 100.01 })
      expect(installments.map(({ amount }: { amount: number }) => amount)).toEqual([33.33, 33.34, 33.34])

      const pay = (amount: number, reference: string) =>
        manager.post('/payments', { method: 'Cash', reference, parts: [{ invoiceId: id, amount }] })
      await pay(33.33, 'one')
      const second = await pay(10, 'two')
      const read = async () => (await manager.get(`/invoices?id=${id}`)).json
      expect(await read()).toMatchObject({
        state: 'partlyPaid',
        dueDate: thirds[1]?.dueDate,
        installments: [{ paidAmount: 33.33, owedAmount: 0 }, { paidAmount: 10, owedAmount: 23.34 }, { paidAmount: 0 }],
      })
      const exported = (
        await manager.post('/exports', { entity: 'invoices', selection: { ids: [id] }, fields: ['installments'] })
      ).json
      const [row = ''] = (await manager.get(`/exports.jsonl?id=${exported.id}`)).text.split('\n')
      expect(JSON.parse(row).installments).toEqual((await read()).installments)
      await manager.post('/changes/undo', { batch: second.headers.get('x-change-batch') })
      expect(await read()).toMatchObject({ paidAmount: 33.33, dueDate: thirds[1]?.dueDate })
      const moved = await manager.put(`/invoices?id=${id}`, { dueDate: inDays(50) })
      expect([moved.status, Object.keys(moved.json.fields)]).toEqual([422, ['dueDate']])
      const locked = await manager.put(`/invoices?id=${id}`, { installments: [] })
      expect([locked.status, locked.json.code]).toEqual([409, 'locked'])
    })

    test.each([
      ['installments', [{ dueDate: inDays(1), percent: 50 }]],
      ['installments', [{ dueDate: inDays(1), amount: 99.99 }]],
      [
        'installments',
        [
          { dueDate: inDays(1), percent: 50 },
          { dueDate: inDays(2), amount: 50 },
        ],
      ],
      [
        'installments.1.dueDate',
        [
          { dueDate: inDays(2), percent: 50 },
          { dueDate: inDays(1), percent: 50 },
        ],
      ],
      ['installments.0.dueDate', [{ dueDate: inDays(-2), percent: 100 }]],
    ])('refuses at %s installments that do not come to the total, or not in order', async (field, installments) => {
      const products = [{ title: 'Desk', quantity: 1, price: 100 }]
      const { status, json } = await (await as('manager')).post('/invoices', { customer, products, installments })
      expect([status, Object.keys(json.fields ?? {})]).toEqual([422, [field]])
    })

    test('computes the total again', async () => {
      const manager = await as('manager')
      const { json } = await manager.put('/invoices?id=INV-002', { products: [line], tax: 0, shippingCharge: 0 })
      expect(json.invoice).toMatchObject({ id: 'INV-002', totalAmount: 53.97, version: 2 })
      expect((await manager.put('/invoices?id=INV-002', { tax: 2 })).json.invoice.totalAmount).toBe(55.97)
    })

    test('that is complete owes nothing, and that is pending owes all of it again', async () => {
      const manager = await as('manager')
      const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
      const { json, headers } = await manager.put(`/invoices?id=${id}`, { status: 'complete' })
      expect(json.invoice).toMatchObject({
        status: 'complete',
        state: 'paid',
        paidAmount: 53.97,
        owedAmount: 0,
        version: 2,
      })
      expect(json.invoice.paidAt).toEqual(json.invoice.updatedAt)
      const more = await manager.put(`/invoices?id=${id}`, { products: [{ ...line, discount: 0 }] })
      expect(more.json.invoice).toMatchObject({ status: 'pending', state: 'partlyPaid', owedAmount: 6, paidAt: null })
      const back = await manager.put(`/invoices?id=${id}`, { products: [line] })
      expect(back.json.invoice).toMatchObject({ status: 'complete', owedAmount: 0 })
      expect((await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })).status).toBe(201)
      expect((await manager.get(`/invoices?id=${id}`)).json).toMatchObject({
        status: 'pending',
        paidAmount: 0,
        owedAmount: 53.97,
      })
    })

    test('that is complete and comes to less was paid less', async () => {
      const manager = await as('manager')
      const { id } = (await manager.post('/invoices', { customer, products: [line], status: 'complete' })).json.invoice
      const cheaper = await manager.put(`/invoices?id=${id}`, { products: [{ ...line, price: 10 }] })
      const { totalAmount, paidAmount, status } = cheaper.json.invoice
      expect([paidAmount, status]).toEqual([totalAmount, 'complete'])
      await manager.post('/changes/undo', { batch: cheaper.headers.get('x-change-batch') })
      expect((await manager.get(`/invoices?id=${id}`)).json).toMatchObject({ totalAmount: 53.97, paidAmount: 53.97 })
      expect((await manager.get(`/payments?invoiceId=${id}`)).json).toMatchObject([{ amount: 53.97 }])
    })

    test('that comes to less than was paid leaves the rest to the credit of the customer, where nothing is locked', async () => {
      const admin = await as('admin')
      await admin.put('/invoices/settings', { lock: 'never' })
      const { id } = (await admin.post('/invoices', { customer, products: [line] })).json.invoice
      await admin.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 50 }] })
      const { json } = await admin.put(`/invoices?id=${id}`, {
        products: [{ ...line, price: 10, quantity: 1, discount: 0 }],
      })
      const { paidAmount, totalAmount, customer: payer } = json.invoice
      expect(paidAmount).toBe(totalAmount)
      const credit = (await admin.get(`/payments/credit?customerId=${payer.id}`)).json.amount
      expect(credit).toBeCloseTo(50 - totalAmount, 5)
    })

    test('in bulk is complete with all of it paid', async () => {
      const manager = await as('manager')
      const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
      const plan = {
        entity: 'invoices',
        selection: { ids: [id] },
        action: { type: 'edit', change: { status: 'complete' } },
      }
      const { json } = await manager.post('/plans', plan)
      await manager.post(`/plans/apply?id=${json.id}`)
      expect((await manager.get(`/invoices?id=${id}`)).json).toMatchObject({ status: 'complete', paidAmount: 53.97 })
    })

    test('never comes to less than was credited', async () => {
      const manager = await as('manager')
      const { invoiceId, refundedAmount } = (await manager.get('/orders?id=5')).json
      const put = (body: object) => manager.put(`/invoices?id=${invoiceId}`, body)
      const { status, json } = await put({ products: [{ ...line, quantity: 1, price: 1 }], tax: 0 })
      expect([status, json.fields.products]).toMatchObject([422, { code: 'refunded', limit: refundedAmount }])
      expect((await put({ products: [{ ...line, quantity: 500 }] })).json.invoice.creditedAmount).toBe(refundedAmount)
    })
  },

  remove: () => {
    test('answers the deleted invoices for ids and the invoice for an id', async () => {
      const manager = await as('manager')
      const several = await manager.del('/invoices', { ids: ['INV-001', 'INV-002'] })
      expect(several.json.invoice.map(({ id }: { id: string }) => id)).toEqual(['INV-001', 'INV-002'])
      expect((await manager.del('/invoices?id=INV-003')).json.invoice.id).toBe('INV-003')
      expect((await manager.del('/invoices?id=INV-003')).status).toBe(404)
    })

    test('keeps one with payments that somebody recorded, by itself and among others', async () => {
      const manager = await as('manager')
      const draft = { customer: { id: 6 }, products: [{ title: 'x', quantity: 1, price: 10 }] }
      const [{ id }, other] = [
        ...[await manager.post('/invoices', draft), await manager.post('/invoices', draft)].map(
          ({ json }) => json.invoice,
        ),
      ]
      const paid = await manager.post('/payments', { method: 'Paypal', parts: [{ invoiceId: id, amount: 4 }] })
      const refused = await manager.del(`/invoices?id=${id}`)
      expect([refused.status, refused.json.code, refused.json.message]).toEqual([
        ...[409, 'locked', `${id} has payments: take them back and void it, or credit it instead`],
      ])
      expect((await manager.del('/invoices', { ids: [other.id, id] })).status).toBe(409)
      expect((await manager.get(`/invoices?ids=${id}&ids=${other.id}`)).json).toHaveLength(2)
      await manager.del(`/payments?id=${paid.json.payments[0].id}`)
      expect((await manager.del('/invoices', { ids: [other.id, id] })).status).toBe(200)
    })

    test('keeps what went out, by itself, among many and when its creation is undone, and what is locked', async () => {
      const [owner, manager] = [await as('owner'), await as('manager')]
      const draft = { customer: { id: 6 }, products: [{ title: 'x', quantity: 1, price: 10 }] }
      const made = [await manager.post('/invoices', draft), await manager.post('/invoices', draft)]
      const [sent, other] = made.map(({ json }) => json.invoice.id)
      await manager.post('/invoices/sent', { ids: [sent] })
      const refused = await manager.del(`/invoices?id=${sent}`)
      expect([refused.status, refused.json.code, refused.json.message]).toEqual([
        ...[409, 'locked', `${sent} is locked and keeps its number: void it instead`],
      ])
      expect((await manager.del('/invoices', { ids: [other, sent] })).status).toBe(409)
      const undone = await manager.post('/changes/undo', { batch: made[0]?.headers.get('x-change-batch') })
      expect([undone.status, undone.json.code]).toEqual([409, 'locked'])
      const selection = { ids: [sent, other] }
      const plan = await manager.post('/plans', { entity: 'invoices', selection, action: { type: 'delete' } })
      expect(plan.json.refused.map(({ id, code }: Json) => [id, code])).toEqual([[sent, 'locked']])

      await owner.put('/invoices/settings', { lock: 'issued' })
      expect((await manager.del(`/invoices?id=${other}`)).json.code).toBe('locked')
      const locked = await manager.post('/plans', { entity: 'invoices', selection, action: { type: 'delete' } })
      expect(locked.json.refused).toHaveLength(2)
      const begun = await manager.post('/invoices/drafts', draft)
      expect((await manager.del(`/invoices?id=${begun.json.invoice.id}`)).status).toBe(200)
      await owner.put('/invoices/settings', { lock: 'never' })
      expect((await manager.del(`/invoices?id=${sent}`)).json.code).toBe('locked')
      expect((await manager.del(`/invoices?id=${other}`)).status).toBe(200)
    })
  },
})

import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const line = { id: 1, title: 'Lamp', quantity: 3, price: 19.99, discount: 10 }
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const customer = { id: 6 }

export const lockUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/invoices/settings')).json,
  change: [{ lock: 'never' }, { lock: 'issued' }],
}

export const numberingUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/invoices/numbering')).json,
  change: [{ prefix: 'RE-' }, { prefix: 'A-' }],
}

/** Tests the life of an invoice: drafted, issued, sent, voided, credited, corrected, and its locks. */
export const invoiceLifeTests = ({ as }: Given) =>
  ({
    createDraft: () => {
      test('has no number, and nobody owes anything by it', async () => {
        const manager = await as('manager')
        const { status, json } = await manager.post('/invoices/drafts', { customer, products: [line] })
        expect(status).toBe(201)
        expect(json.invoice).toMatchObject({ id: 'DRAFT-1', draftId: 'DRAFT-1', state: 'draft', issuedAt: null })
        expect(json.invoice).toMatchObject({ totalAmount: 53.97, owedAmount: 0, customer: { id: 6 } })
        expect((await manager.get('/invoices?id=draft-1')).json).toEqual(json.invoice)
        expect((await manager.put('/invoices?id=DRAFT-1', { tax: 2 })).json.invoice.totalAmount).toBe(55.97)
      })

      test('is of a customer, has lines that are none of the catalogue, and cannot be paid', async () => {
        const manager = await as('manager')
        const nobodys = await manager.post('/invoices/drafts', { products: [line] })
        expect([nobodys.status, nobodys.json.fields.customer.code]).toEqual([422, 'required'])
        const free = { title: 'Advice', quantity: 2, unit: 'C62', price: 90 }
        const { json } = await manager.post('/invoices/drafts', { customer, products: [free], reference: 'PO 7' })
        expect(json.invoice.products).toEqual([
          { ...free, id: null, discount: 0, taxRate: null, taxCategory: null, total: 180 },
        ])
        const paid = await manager.put('/invoices?id=DRAFT-1', { status: 'complete' })
        expect([paid.status, paid.json.fields.status.code]).toEqual([422, 'invalid'])
        expect((await manager.get('/invoices?q=po+7')).json).toHaveLength(1)
      })
    },

    issue: () => {
      const drafts = async (count: number, more: object = {}) => {
        const manager = await as('manager')
        for (let made = 0; made < count; made++) {
          await manager.post('/invoices/drafts', { customer, products: [line], ...more })
        }
        return manager
      }

      test('gives the next numbers, and the history tells of the draft', async () => {
        const manager = await drafts(2)
        const { status, json } = await manager.post('/invoices/issue', { ids: ['DRAFT-2', 'DRAFT-1'] })
        expect(status).toBe(200)
        expect(json.invoices).toMatchObject([
          { id: 'INV-020', draftId: 'DRAFT-2', state: 'issued', owedAmount: 53.97 },
          { id: 'INV-021', draftId: 'DRAFT-1', state: 'issued', owedAmount: 53.97 },
        ])
        expect((await manager.get('/invoices?id=DRAFT-1')).json).toEqual(json.invoices[1])
        const told = (await manager.get('/changes?entity=invoices&record=INV-021')).json
        expect(told.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])
      })

      test('dates what nobody dated on the day of the issue, and keeps a date that was chosen', async () => {
        const manager = await drafts(1, { issueDate: inDays(5), dueDate: inDays(15) })
        const before = (await manager.get('/invoices?id=DRAFT-1')).json
        const [invoice] = (await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })).json.invoices
        expect([invoice.issueDate, invoice.dueDate]).toEqual([before.issueDate, before.dueDate])
      })

      test('issues all or none, none twice and none that has moved on', async () => {
        const manager = await drafts(2)
        const unknown = await manager.post('/invoices/issue', { ids: ['DRAFT-1', 'DRAFT-9'] })
        expect([unknown.status, unknown.json.message]).toEqual([404, 'Invoice not found'])
        expect((await manager.post('/invoices/issue', { ids: ['DRAFT-1'] }, { 'if-match': '"7"' })).status).toBe(409)
        expect((await manager.get('/invoices?state=draft')).json).toHaveLength(2)
        await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })
        const again = await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })
        expect([again.status, again.json.message]).toEqual([409, 'INV-020 was issued already'])
        expect((await manager.post('/invoices/issue', { ids: ['DRAFT-2'] })).json.invoices[0].id).toBe('INV-021')
      })

      test('is not undone: the number stays', async () => {
        const manager = await drafts(1)
        const { headers } = await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })
        await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect((await manager.get('/invoices?id=INV-020')).json.state).toBe('issued')
      })

      test('stays where somebody deletes the draft that it was', async () => {
        const manager = await drafts(1)
        await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })
        const { status, json } = await manager.del('/invoices', { ids: ['draft-1'] })
        expect([status, json.message]).toEqual([409, 'DRAFT-1 was issued as INV-020'])
        expect((await manager.del('/invoices?id=INV-020')).status).toBe(200)
      })

      test('stays where it is taken back that its draft was begun', async () => {
        const manager = await as('manager')
        const { headers } = await manager.post('/invoices/drafts', { customer, products: [line] })
        await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })
        const undo = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect([undo.status, undo.json.code]).toEqual([409, 'locked'])
        expect((await manager.get('/invoices?id=INV-020')).json.state).toBe('issued')
      })
    },

    markSent: () => {
      test('locks what went out: only what does not change what was agreed is let through', async () => {
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        const { json } = await manager.post('/invoices/sent', { ids: [id] })
        expect(json.invoices).toMatchObject([{ id, state: 'sent', version: 2 }])
        const before = (await manager.get(`/invoices?id=${id}`)).json
        for (const change of [{ tax: 3 }, { products: [] }, { discountAmount: 1 }, { customer: { id: 5 } }]) {
          const refused = await manager.put(`/invoices?id=${id}`, change)
          expect([refused.status, refused.json.code]).toEqual([409, 'locked'])
          expect(refused.json.message).toBe(`${id} is locked: credit, correct or void it instead`)
        }
        expect((await manager.get(`/invoices?id=${id}`)).json).toEqual(before)
        const same = { ...before, dueDate: inDays(40), notes: 'Call before' }
        expect((await manager.put(`/invoices?id=${id}`, same)).json.invoice).toMatchObject({ notes: 'Call before' })
        const again = await manager.post('/invoices/sent', { ids: [id] })
        expect(again.json.invoices[0].sentAt).toBe(before.sentAt)
      })

      test('is for what was issued', async () => {
        const manager = await as('manager')
        await manager.post('/invoices/drafts', { customer })
        expect((await manager.post('/invoices/sent', { ids: ['DRAFT-1'] })).json.code).toBe('locked')
        expect((await manager.post('/invoices/sent', { ids: ['INV-999'] })).status).toBe(404)
      })
    },

    void: () => {
      test('owes nothing, keeps its number, and stays as it is', async () => {
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        const { json, headers } = await manager.post('/invoices/void', { ids: [id], reason: 'Wrong company' })
        expect(json.invoices).toMatchObject([{ id, state: 'void', status: 'complete', owedAmount: 0, paidAmount: 0 }])
        const [told] = (await manager.get(`/changes?entity=invoices&record=${id}`)).json
        expect(told.reason).toBe('Wrong company')
        expect((await manager.put(`/invoices?id=${id}`, { notes: 'x' })).json.code).toBe('locked')
        const pay = await manager.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 1 }] })
        expect(pay.json.fields['parts.0.invoiceId'].code).toBe('invalid')
        expect((await manager.post('/invoices', { products: [line] })).json.invoice.id).toBe('INV-021')
        await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect((await manager.get(`/invoices?id=${id}`)).json).toMatchObject({ state: 'issued', owedAmount: 53.97 })
      })

      test('is not for what has payments, and refuses all where it refuses one', async () => {
        const manager = await as('manager')
        const ids = []
        for (const status of ['pending', 'complete']) {
          ids.push((await manager.post('/invoices', { customer, products: [line], status })).json.invoice.id)
        }
        const { status, json } = await manager.post('/invoices/void', { ids, reason: 'x' })
        expect([status, json.message]).toEqual([409, `${ids[1]} has payments: take them back, or credit it`])
        expect((await manager.get('/invoices?state=void')).json).toEqual([])
        expect((await manager.post('/invoices/void', { ids })).json.fields.reason.code).toBe('required')
      })

      test('taken back, credits what was paid back of its order meanwhile', async () => {
        const manager = await as('manager')
        const { invoiceId } = (await manager.get('/orders?id=9')).json
        await manager.del(`/invoices?id=${invoiceId}`)
        const { invoice } = (await manager.post('/orders/invoice', { id: 9 })).json
        const { headers } = await manager.post('/invoices/void', { ids: [invoice.id], reason: 'x' })
        await manager.post('/refunds', { orderId: 9, kind: 'Refund', amount: 5, reason: 'Late' })
        await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect((await manager.get(`/invoices?id=${invoice.id}`)).json).toMatchObject({
          creditedAmount: 5,
          voidedAt: null,
        })
        expect((await manager.get(`/invoices/credit-notes?id=${invoice.id}`)).json).toMatchObject([{ amount: 5 }])
      })

      test('is not done again over a payment', async () => {
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        const undo = (batch: string | null) => manager.post('/changes/undo', { batch })
        const { headers } = await manager.post('/invoices/void', { ids: [id], reason: 'x' })
        const undone = await undo(headers.get('x-change-batch'))
        await manager.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 1 }] })
        const { kept } = (await undo(undone.headers.get('x-change-batch'))).json
        expect(kept).toMatchObject([{ record: id, reason: 'conflict' }])
        expect((await manager.get(`/invoices?id=${id}`)).json).toMatchObject({ state: 'partlyPaid', voidedAt: null })
      })
    },

    credit: () => {
      test('makes a credit note, and what was paid too much is to the credit of the customer', async () => {
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        await manager.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 50 }] })
        const { status, json, headers } = await manager.post('/invoices/credit', {
          id,
          amount: 10,
          reason: 'Scratched',
        })
        expect(status).toBe(201)
        expect(json.creditNote).toMatchObject({
          number: 'CN-003',
          invoiceId: id,
          amount: 10,
          reason: 'Scratched',
          refundId: null,
        })
        expect(json.invoice).toMatchObject({ state: 'paid', creditedAmount: 10, paidAmount: 43.97, owedAmount: 0 })
        expect((await manager.get('/payments/credit?customerId=6')).json.amount).toBe(6.03)
        expect((await manager.get(`/invoices/credit-notes?id=${id}`)).json).toEqual([json.creditNote])
        const undo = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect([undo.status, undo.json.code]).toEqual([409, 'locked'])
        const more = await manager.post('/invoices/credit', { id, amount: 43.98, reason: 'x' })
        expect([more.status, more.json.fields.amount]).toMatchObject([422, { code: 'too_big', limit: 43.97 }])
      })

      test('of all of an invoice leaves it credited, which is not paid: not in lists, figures and counts either', async () => {
        const manager = await as('manager')
        const figures = async () => (await manager.get('/invoices/figures')).json
        const { paid, daysToPay } = await figures()
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        await manager.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 53.97 }] })
        const credited = await manager.post('/invoices/credit', { id, amount: 53.97, reason: 'Never sent' })
        expect(credited.json.invoice).toMatchObject({
          state: 'credited',
          status: 'complete',
          paidAt: null,
          owedAmount: 0,
        })
        expect((await manager.get('/invoices?state=credited')).json.map((each: Json) => each.id)).toEqual([id])
        expect((await manager.get('/invoices?state=paid')).json.map((each: Json) => each.id)).not.toContain(id)
        const { states } = (await manager.get('/invoices/state-counts')).json
        expect(states).toContainEqual({ state: 'credited', count: 1, amount: 53.97 })
        const after = await figures()
        expect([after.paid, after.daysToPay]).toEqual([paid, daysToPay])
        // A manual payment isn't possible either.
        expect((await manager.put(`/invoices?id=${id}`, { status: 'complete' })).json.invoice.paidAt).toBeNull()
      })

      test('is never taken back, and Undo says so', async () => {
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        for (const [amount, reason] of [
          [10, 'locked'],
          [43.97, 'refunded'],
        ] as const) {
          const { headers } = await manager.post('/invoices/credit', { id, amount, reason: 'x' })
          const undo = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
          expect(undo.json).toMatchObject({ undone: 0, kept: [{ record: id, reason }] })
        }
        expect((await manager.get(`/invoices?id=${id}`)).json).toMatchObject({
          creditedAmount: 53.97,
          state: 'credited',
        })
      })
    },

    correct: () => {
      test('credits all that is left, and begins a draft of the same content', async () => {
        const manager = await as('manager')
        const products = [
          { ...line, taxRate: 19 },
          { title: 'Advice', quantity: 1, price: 7 },
        ]
        const made = { customer, products, discountAmount: 2, reference: 'PO 1', notes: 'Thanks', language: 'de' }
        const { invoice } = (await manager.post('/invoices', made)).json
        await manager.post('/invoices/sent', { ids: [invoice.id] })
        const { json } = await manager.post('/invoices/correct', { id: invoice.id, reason: 'Wrong address' })
        expect(json.invoice).toMatchObject({ status: 'complete', owedAmount: 0, creditedAmount: invoice.totalAmount })
        expect(json.creditNote.amount).toBe(invoice.totalAmount)
        const { draft } = json
        expect(draft).toMatchObject({
          id: 'DRAFT-1',
          state: 'draft',
          totalAmount: invoice.totalAmount,
          reference: 'PO 1',
        })
        for (const field of [
          'products',
          'taxes',
          'customer',
          'billingAddress',
          'notes',
          'language',
          'discountAmount',
        ]) {
          expect([field, draft[field]]).toEqual([field, invoice[field]])
        }
        expect((await manager.put('/invoices?id=DRAFT-1', { products: [line] })).status).toBe(200)
        expect((await manager.post('/invoices/correct', { id: invoice.id, reason: 'x' })).status).toBe(409)
      })

      test('lets the invoice, the credit note and what replaces it name each other, on paper once it is issued', async () => {
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        const { json } = await manager.post('/invoices/correct', { id, reason: 'Wrong address' })
        const { number } = json.creditNote
        const read = async (invoice: string) => (await manager.get(`/invoices?id=${invoice}`)).json
        const notes = async () => (await manager.get(`/invoices/credit-notes?id=${id}`)).json
        const printed = async (path: string) => JSON.stringify((await manager.get(path)).json)
        expect(json).toMatchObject({
          invoice: { replaces: null, replacedBy: 'DRAFT-1', correctedBy: number },
          draft: { replaces: id, replacedBy: null, correctedBy: number },
          creditNote: { replacedBy: 'DRAFT-1' },
        })
        expect([await read(id), await notes()]).toMatchObject([{ replacedBy: 'DRAFT-1' }, [{ replacedBy: 'DRAFT-1' }]])
        expect(await printed(`/invoices/document?id=${id}`)).not.toContain('Replaced by')

        const gone = await manager.del('/invoices?id=DRAFT-1')
        expect([await read(id), await notes()]).toMatchObject([{ replacedBy: null }, [{ replacedBy: null }]])
        await manager.post('/changes/undo', { batch: gone.headers.get('x-change-batch') })
        const [issued] = (await manager.post('/invoices/issue', { ids: ['DRAFT-1'] })).json.invoices
        expect(issued).toMatchObject({ replaces: id, correctedBy: number })
        expect([await read(id), await notes()]).toMatchObject([{ replacedBy: issued.id }, [{ replacedBy: issued.id }]])
        expect(await printed(`/invoices/document?id=${issued.id}`)).toContain('Replaces')
        for (const path of [`/invoices/document?id=${id}`, `/refunds/credit-note?id=${number}&locale=en`]) {
          expect(await printed(path)).toContain(issued.id)
        }
        const told = (await manager.get(`/changes?aboutInvoice=${issued.id}`)).json
        expect(told.map(({ action, isFinal }: Json) => [action, isFinal])).toContainEqual(['update', true])
        expect(told.filter(({ isFinal }: Json) => !isFinal).map(({ action }: Json) => action)).not.toContain('create')
        const old = (await manager.get(`/changes?aboutInvoice=${id}`)).json
        expect(old.map(({ action, isFinal }: Json) => [action, isFinal])).toContainEqual(['create', true])
      })

      test('keeps its order, which has the new invoice once that is issued, with what was paid back of it', async () => {
        const manager = await as('manager')
        await manager.del(`/invoices?id=${(await manager.get('/orders?id=9')).json.invoiceId}`)
        const { id } = (await manager.post('/orders/invoice', { id: 9 })).json.invoice
        await manager.post('/refunds', { orderId: 9, kind: 'Refund', amount: 2, reason: 'x' })
        const order = async () => (await manager.get('/orders?id=9')).json
        const { draft } = (await manager.post('/invoices/correct', { id, reason: 'x' })).json
        expect([draft.orderId, (await order()).invoiceId]).toEqual([9, id])
        const { json, headers } = await manager.post('/invoices/issue', { ids: [draft.id] })
        const [issued] = json.invoices
        expect(issued).toMatchObject({ orderId: 9, replaces: id, creditedAmount: 2 })
        const undo = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect([undo.json.undone ?? 0, (await order()).invoiceId]).toEqual([0, issued.id])
        await manager.post('/refunds', { orderId: 9, kind: 'Refund', amount: 1, reason: 'x' })
        expect((await manager.get(`/invoices?id=${issued.id}`)).json.creditedAmount).toBe(3)
      })
    },

    followOrder: () => {
      test('makes an invoice say what its order says by now, as one change that is undone, unless it is locked', async () => {
        const manager = await as('manager')
        await manager.del(`/invoices?id=${(await manager.get('/orders?id=9')).json.invoiceId}`)
        const { id, version } = (await manager.post('/orders/invoice', { id: 9 })).json.invoice
        const read = async () => (await manager.get(`/invoices?id=${id}`)).json
        const { items, taxAmount } = (await manager.get('/orders?id=9')).json
        const [first, ...rest] = items
        await manager.patch('/orders?id=9', { items: [{ ...first, quantity: 7 }, ...rest], taxAmount: taxAmount + 1 })
        expect(await read()).toMatchObject({ orderChanged: true })

        const follow = (body: Json, headers = {}) => manager.post('/invoices/follow-order', body, headers)
        const before = await read()
        await manager.put(`/invoices?id=${id}`, { tax: 3 })
        expect((await follow({ id }, { 'if-match': `"${version + 1}"` })).status).toBe(409)
        const { json, status, headers } = await follow({ id })
        const { totalAmount } = (await manager.get('/orders?id=9')).json
        expect([status, json.invoice]).toEqual([200, await read()])
        expect(json.invoice).toMatchObject({ orderChanged: false, totalAmount, tax: taxAmount + 1 })
        expect(json.invoice.products[0]).toMatchObject({ title: first.name, quantity: 7 })

        await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect(await read()).toMatchObject({ orderChanged: true, tax: 3, products: before.products })
        await manager.patch('/orders?id=9', { customer: { id: 5 } })
        await follow({ id })
        const { customer: buyer } = (await manager.get('/orders?id=9')).json
        expect(await read()).toMatchObject({ customer: { id: 5 }, payment: { cardHolder: buyer.name } })
        await manager.put(`/invoices?id=${id}`, { tax: 3 })
        await manager.post('/invoices/sent', { ids: [id] })
        expect([(await follow({ id })).json.code, (await read()).tax]).toEqual(['locked', 3])
        expect((await follow({ id: 'INV-999' })).json.message).toBe('Invoice not found')
        const alone = (await manager.post('/invoices', { customer: { id: 5 } })).json.invoice
        expect((await follow({ id: alone.id })).json.message).toBe('Order not found')
      })

      test('lets the last installments take what is more or less, where they are amounts', async () => {
        const manager = await as('manager')
        const made = async () => {
          await manager.del(`/invoices?id=${(await manager.get('/orders?id=9')).json.invoiceId}`)
          return (await manager.post('/orders/invoice', { id: 9 })).json.invoice
        }
        const { id, totalAmount } = await made()
        const day = (month: number) => new Date(Date.UTC(2027, month)).toISOString()
        const installments = [10, 20, totalAmount - 30].map((amount, month) => ({
          dueDate: day(month),
          percent: null,
          amount: Math.round(amount * 100) / 100,
        }))
        const given = await manager.put(`/invoices?id=${id}`, { installments })
        expect([given.status, given.json.invoice?.installments.length]).toEqual([200, 3])
        const { items } = (await manager.get('/orders?id=9')).json
        const [first] = items
        const followed = async (price: number) => {
          await manager.patch('/orders?id=9', {
            items: [{ ...first, quantity: 1, price }],
            taxAmount: 0,
            shippingChargeAmount: 0,
            discountAmount: 0,
          })
          const { status, json } = await manager.post('/invoices/follow-order', { id })
          return [status, json.invoice?.totalAmount, json.invoice?.installments.map(({ amount }: Json) => amount)]
        }
        expect(await followed(50)).toEqual([200, 50, [10, 20, 20]])
        expect(await followed(90.5)).toEqual([200, 90.5, [10, 20, 60.5]])
        expect(await followed(15)).toEqual([200, 15, [10, 5]])
      })
    },

    lastPrices: () => {
      test('answers the latest price of each product as it was called, of however old an invoice; no drafts, nothing void', async () => {
        const manager = await as('manager')
        const line = (title: string, price: number, discount = 0) => ({ id: 5, title, quantity: 1, price, discount })
        const bill = async (issueDate: string, ...products: Json[]) =>
          (await manager.post('/invoices', { customer: { id: 19 }, issueDate, products })).json.invoice
        const asked = async () => (await manager.get('/invoices/last-prices?customerId=19')).json
        const before = await asked()
        await bill('2031-01-01T00:00:00.000Z', line('Red', 30), line('Blue', 40))
        const red = await bill('2031-01-02T00:00:00.000Z', line('Red', 20.5, 10))
        const gone = await bill('2031-01-03T00:00:00.000Z', line('Red', 1))
        await manager.post('/invoices/void', { ids: [gone.id], reason: 'By mistake' })
        await manager.post('/invoices/draft', { customer: { id: 19 }, products: [line('Red', 2)] })
        const [blue, ...rest] = (await asked()).filter(({ at }: Json) => at >= '2031')
        expect(blue).toMatchObject({ productId: 5, title: 'Blue', price: 40, at: '2031-01-01T00:00:00.000Z' })
        expect(rest).toEqual([
          { productId: 5, title: 'Red', price: 20.5, discount: 10, invoiceId: red.id, at: '2031-01-02T00:00:00.000Z' },
        ])
        expect((await asked()).length).toBe(before.length + 2)
        const older = (await manager.get(`/invoices/last-prices?customerId=19&but=${red.id}`)).json
        expect(older).toContainEqual(expect.objectContaining({ title: 'Red', price: 30 }))
        expect((await manager.get('/invoices/last-prices?customerId=x')).status).toBe(400)
      })
    },

    creditNotes: () => {
      test('answers those that refunds made, too', async () => {
        const manager = await as('manager')
        const { invoiceId } = (await manager.get('/orders?id=3')).json
        const { json } = await manager.get(`/invoices/credit-notes?id=${invoiceId}`)
        expect(json).toMatchObject([{ number: 'CN-001', invoiceId, orderId: 3, refundId: 1 }])
        expect((await manager.get('/invoices/credit-notes?id=INV-999')).status).toBe(404)
      })
    },

    language: () => {
      test('is that of the newest invoice of a customer, or of their account, and of what is made from their orders', async () => {
        const [manager, owner] = [await as('manager'), await as('owner')]
        const of = async (id: number) => (await manager.get(`/invoices/language?customerId=${id}`)).json.language
        const { id } = (await owner.post('/users', { name: 'Ines', email: 'ines@example.com' })).json.user
        expect(await of(id)).toBe('en')
        await manager.post('/invoices', { customer: { id: 6 }, products: [line], language: 'de' })
        expect(await of(6)).toBe('de')
        const orders = (await manager.get('/orders?customerId=6&invoiceId.empty=true')).json
        for (const order of orders.slice(0, 1)) {
          const { invoice } = (await manager.post('/orders/invoice', { id: order.id })).json
          expect(invoice.language).toBe('de')
        }
      })
    },

    numbering: () => {
      test('is by one prefix, where nobody said otherwise', async () => {
        expect((await (await as('viewer')).get('/invoices/numbering')).json).toEqual({
          prefix: 'INV-',
          byYear: false,
          next: 20,
          version: 0,
        })
      })
    },

    changeNumbering: () => {
      const numberedBy = async (numbering: object) => (await as('owner')).put('/invoices/numbering', numbering)
      const issued = async () => {
        const manager = await as('manager')
        return (await manager.post('/invoices', { customer, products: [line] })).json.invoice.id
      }

      test('gives each prefix and year numbers of its own, without gaps', async () => {
        const year = new Date().getUTCFullYear()
        const { status, json } = await numberedBy({ prefix: 're', byYear: true })
        expect([status, json.prefix, json.next]).toEqual([200, 'RE', 1])
        const manager = await as('manager')
        await manager.post('/invoices/drafts', { customer, products: [line] })
        await manager.post('/invoices/drafts', { customer, products: [line] })
        const { invoices } = (await manager.post('/invoices/issue', { ids: ['DRAFT-2', 'DRAFT-1'] })).json
        expect(invoices.map(({ id }: Json) => id)).toEqual([`RE-${year}-001`, `RE-${year}-002`])
        expect((await manager.get(`/invoices?id=re-${year}-001`)).json.draftId).toBe('DRAFT-2')
        expect((await manager.get(`/changes?entity=invoices&record=RE-${year}-001`)).json).toHaveLength(2)

        await numberedBy({ prefix: 'INV-', byYear: false })
        expect([await issued(), await issued()]).toEqual(['INV-020', 'INV-021'])
        await numberedBy({ prefix: 'RE-', byYear: true })
        expect(await issued()).toBe(`RE-${year}-003`)
        const listed = (await manager.get('/invoices?page=1&perPage=3&sort=-id')).json
        expect(listed.map(({ id }: Json) => id)).toEqual([`RE-${year}-003`, 'INV-021', 'INV-020'])
      })

      test('goes on from a higher number, and never back to one that was given', async () => {
        const back = await numberedBy({ prefix: 'INV-', byYear: false, next: 19 })
        expect([back.status, back.json.fields.next]).toMatchObject([422, { code: 'too_small', limit: 20 }])
        expect((await numberedBy({ prefix: 'INV-', byYear: false, next: 500 })).json.next).toBe(500)
        expect([await issued(), await issued()]).toEqual(['INV-500', 'INV-501'])
      })

      test('takes no prefix that is read as a part of the number, or as something else', async () => {
        for (const prefix of ['INV-1', '1', '', 'A/', 'DRAFT-', 'CN-', 'MUCHTOOLONG']) {
          const { status, json } = await numberedBy({ prefix, byYear: false })
          expect([prefix, status, Object.keys(json.fields)]).toEqual([prefix, 422, ['prefix']])
        }
        expect((await (await as('manager')).put('/invoices/numbering', { prefix: 'A', byYear: false })).status).toBe(
          403,
        )
        expect(await issued()).toBe('INV-020')
      })
    },

    settings: () => {
      test('lock what was sent, where nobody said otherwise', async () => {
        expect((await (await as('viewer')).get('/invoices/settings')).json).toEqual({ lock: 'sent', version: 0 })
      })
    },

    changeSettings: () => {
      const lockedAt = async (lock: string) => {
        await (await as('owner')).put('/invoices/settings', { lock })
        const manager = await as('manager')
        const { id } = (await manager.post('/invoices', { customer, products: [line] })).json.invoice
        const put = async (tax: number) => (await manager.put(`/invoices?id=${id}`, { tax })).status
        const atFirst = await put(3)
        await manager.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 1 }] })
        return [atFirst, await put(4)]
      }

      test('locks never, when it was sent or paid in part, or when it was issued', async () => {
        expect(await lockedAt('never')).toEqual([200, 200])
        expect(await lockedAt('sent')).toEqual([200, 409])
        expect(await lockedAt('issued')).toEqual([409, 409])
        expect((await (await as('manager')).put('/invoices/settings', { lock: 'never' })).status).toBe(403)
      })

      test('is kept in the journal, which nobody takes back', async () => {
        const owner = await as('owner')
        const { headers } = await owner.put('/invoices/settings', { lock: 'issued' })
        const undo = await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
        expect(undo.status).toBe(403)
      })
    },
  }) satisfies Partial<Tests<'invoices'>>

import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const nextYear = new Date().getFullYear() + 1
const card = (number: string) => ({ number, expMonth: 4, expYear: nextYear })
const business = { plan: 'business', period: 'month' }

const previewOf = async (client: Client, { plan, period }: Json) =>
  (await client.get(`/billing/preview?plan=${plan}&period=${period}`)).json

/** Changes the plan as a person does, who has looked at the preview. */
const choose = async (client: Client, wanted: Json, headers = {}) => {
  const { at } = await previewOf(client, wanted)
  return client.post('/billing/plan', { ...wanted, at }, headers)
}
const start = '2026-01-01'

export const billingUpdate: UpdateExample = {
  read: async (owner) => {
    const { details, version } = (await owner.get('/billing')).json
    return { ...details, version }
  },
  change: [{ company: 'One' }, { company: 'Two' }],
}

export const billingTests = ({ as }: Given): Tests<'billing'> => ({
  read: () => {
    test('tells the plan, what is used of it by count, and of cards no more than may be kept', async () => {
      const admin = await as('admin')
      const { json, headers } = await admin.get('/billing')
      expect(json).toMatchObject({ status: 'active', plan: 'team', period: 'month', price: 59, isSimulated: true })
      expect(json.cards).toEqual([
        expect.objectContaining({ id: json.defaultCard, brand: 'visa', last4: '4242', expMonth: 8 }),
      ])
      expect(Object.keys(json.cards[0])).toHaveLength(6)
      expect(json.usage).toMatchObject({ seats: 5, products: (await admin.get('/products')).json.length, storage: 0 })
      expect(headers.get('etag')).toBe(`"${json.version}"`)
      await admin.post('/products', { title: 'One more', price: 1, code: 'MORE-1' })
      const month = new Date().toISOString().slice(0, 7)
      const orders = (await admin.get('/orders')).json.filter(({ createAt }: Json) => createAt.startsWith(month))
      expect((await admin.get('/billing')).json.usage).toMatchObject({
        products: json.usage.products + 1,
        orders: orders.length,
      })
    })
  },

  preview: () => {
    test('reckons more as of now, with the unused time credited, and less without a charge', async () => {
      const admin = await as('admin')
      const up = await previewOf(admin, business)
      expect(up).toMatchObject({ timing: 'now', price: 149, exceeded: [] })
      expect(up.lines).toMatchObject([
        { kind: 'plan', amount: 149 },
        { kind: 'credit', plan: 'team' },
      ])
      expect(up.total).toBeCloseTo(149 + up.lines[1].amount, 9)
      const down = await previewOf(admin, { plan: 'starter', period: 'month' })
      const { periodEnd } = (await admin.get('/billing')).json
      expect(down).toMatchObject({ timing: 'at_end', total: 0, lines: [], startsAt: periodEnd, exceeded: ['seats'] })
    })
    test('has nothing to say of the plan that there is, nor of one that there is not', async () => {
      const admin = await as('admin')
      expect((await previewOf(admin, { plan: 'team', period: 'month' })).fields.plan.code).toBe('taken')
      expect((await admin.get('/billing/preview?plan=golden&period=month')).status).toBe(400)
    })
  },

  change: () => {
    test('charges what the preview said, in one numbered invoice, once', async () => {
      const admin = await as('admin')
      const preview = await previewOf(admin, business)
      const change = { ...business, at: preview.at }
      const key = { 'idempotency-key': 'one intent' }
      const first = await admin.post('/billing/plan', change, key)
      expect(first.json).toMatchObject({ ...business, price: 149, periodStart: preview.at, periodEnd: preview.endsAt })
      expect((await admin.post('/billing/plan', change, key)).text).toBe(first.text)
      const [newest, before] = (await admin.get('/billing/invoices')).json
      expect(newest).toMatchObject({ id: 'QD-0006', status: 'paid', total: preview.total, lines: preview.lines })
      expect(before.id).toBe('QD-0005')
    })
    test('lets less begin with the next period, and refuses what is too small for what there is', async () => {
      const admin = await as('admin')
      const tooSmall = await choose(admin, { plan: 'starter', period: 'month' })
      expect([tooSmall.status, tooSmall.json.fields.seats]).toEqual([422, expect.objectContaining({ limit: 3 })])
      await choose(admin, business)
      const { json } = await choose(admin, { plan: 'team', period: 'month' })
      expect(json).toMatchObject({ ...business, next: { plan: 'team', period: 'month', price: 59 } })
      expect((await admin.get('/billing/invoices')).json).toHaveLength(6)
    })
    test('leaves everything as it was where the preview is old or somebody else was faster', async () => {
      const [admin, owner] = [await as('admin'), await as('owner')]
      expect((await admin.post('/billing/plan', { ...business, at: start })).json.fields.at.code).toBe('date')
      const seen = (await admin.get('/billing')).headers.get('etag') ?? ''
      await choose(owner, business)
      const late = await choose(admin, { plan: 'business', period: 'year' }, { 'if-match': seen })
      expect([late.status, late.json.current.plan]).toEqual([409, 'business'])
      expect((await admin.get('/billing/invoices')).json).toHaveLength(6)
    })
  },

  cancel: () => {
    test('ends it with the period, and says so', async () => {
      const admin = await as('admin')
      expect((await admin.post('/billing/cancel', { reason: 'Too quiet' })).json).toMatchObject({
        status: 'active',
        cancelAtEnd: true,
      })
    })
  },

  keep: () => {
    test('takes a cancellation back, and a plan that was to begin later', async () => {
      const admin = await as('admin')
      await admin.post('/billing/cancel', {})
      expect((await admin.post('/billing/keep')).json.cancelAtEnd).toBe(false)
      await choose(admin, business)
      await choose(admin, { plan: 'team', period: 'month' })
      expect((await admin.post('/billing/keep')).json).toMatchObject({ ...business, next: null })
    })
  },

  pay: () => {
    test('has nothing to do where nothing is open', async () => {
      expect((await (await as('admin')).post('/billing/pay')).json).toEqual({ paid: false, reason: null })
    })
  },

  details: () => {
    const details = { company: 'Hafenkontor', address: 'Kai 1\nHamburg', taxId: 'DE1', contactEmail: 'a@example.com' }
    test('stand on the next invoice, and leave those before as they were', async () => {
      const admin = await as('admin')
      const [old] = (await admin.get('/billing/invoices')).json
      expect((await admin.put('/billing/details', details)).json.details).toEqual(details)
      await choose(admin, business)
      expect((await admin.get('/billing/invoices')).json.slice(0, 2)).toMatchObject([details, old])
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

  addCard: () => {
    test('keeps brand, last four digits and expiry of a test card, and takes no other', async () => {
      const admin = await as('admin')
      const { json, text } = await admin.post('/billing/cards', card('5555 5555 5555 4444'))
      expect(json.cards.at(-1)).toMatchObject({ brand: 'mastercard', last4: '4444', expMonth: 4, expYear: nextYear })
      expect(text).not.toContain('5555')
      const problem = async (draft: Json) => (await admin.post('/billing/cards', draft)).json.fields
      expect(await problem(card('4000 0000 0000 0002'))).toMatchObject({ number: { code: 'forbidden' } })
      expect(await problem(card('4111111111111111'))).toMatchObject({ number: { code: 'invalid' } })
      expect(await problem({ ...card('4242424242424242'), expYear: 2024 })).toMatchObject({
        expMonth: { code: 'date' },
      })
    })
  },

  useCard: () => {
    test('lets another card pay, and knows only those that there are', async () => {
      const admin = await as('admin')
      const { cards } = (await admin.post('/billing/cards', card('378282246310005'))).json
      const { id } = cards.at(-1)
      expect((await admin.put('/billing/cards/default', { id })).json.defaultCard).toBe(id)
      expect((await admin.put('/billing/cards/default', { id: 99 })).status).toBe(404)
      await choose(admin, business)
      expect((await admin.get('/billing/invoices')).json[0].card).toEqual({ brand: 'amex', last4: '0005' })
    })
  },

  removeCard: () => {
    test('leaves the one that pays as long as there is something to pay', async () => {
      const admin = await as('admin')
      const { cards } = (await admin.post('/billing/cards', card('4242424242424242'))).json
      const [paying, other] = cards
      const refused = await admin.del(`/billing/cards?id=${paying.id}`)
      expect([refused.status, refused.json.fields.id.code]).toEqual([422, 'forbidden'])
      expect((await admin.del(`/billing/cards?id=${other.id}`)).json.cards).toEqual([paying])
      await admin.post('/billing/cancel', {})
      expect((await admin.del(`/billing/cards?id=${paying.id}`)).json).toMatchObject({ cards: [], defaultCard: null })
      expect((await admin.post('/billing/keep')).json.fields.card.code).toBe('required')
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

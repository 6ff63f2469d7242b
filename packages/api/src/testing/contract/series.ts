import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const lines = [{ title: 'Hosting', quantity: 2, price: 19.99, taxRate: 19 }]
const draft = { customer: { id: 6 }, products: lines, unit: 'month', startDate: inDays(3) }

export const seriesUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/series?id=1')).json,
  change: [{ terms: 'One' }, { terms: 'Two' }],
}

export const seriesTests = ({ as }: Given): Tests<'series'> => ({
  list: () => {
    test('answers all series, and those that are paused', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/series')).json).toHaveLength(2)
      expect((await viewer.get('/series?state=paused')).json).toMatchObject([{ id: 2, state: 'paused' }])
      const [first] = (await viewer.get('/series?sort=nextDate&perPage=1&page=1')).json
      expect(first.id).toBe(2)
    })
  },
  read: () => {
    test('answers one with totals that its invoices will have', async () => {
      const { json } = await (await as('viewer')).get('/series?id=1')
      expect(json).toMatchObject({ id: 1, state: 'active', totalAmount: 571.2, tax: 91.2, madeCount: 0 })
    })
  },
  create: () => {
    test('begins one, billed to where its customer is', async () => {
      const { status, json } = await (await as('manager')).post('/series', { ...draft, dayOfMonth: 31, maxCount: 3 })
      expect(status).toBe(201)
      expect(json.series).toMatchObject({
        state: 'active',
        makes: 'draft',
        every: 1,
        termDays: 14,
        totalAmount: 47.58,
        lastDate: null,
        customer: { id: 6 },
        products: [{ title: 'Hosting', total: 39.98 }],
      })
      expect(json.series.billingAddress.email).toMatch('@')
      const [year, month] = [Number(draft.startDate.slice(0, 4)), Number(draft.startDate.slice(5, 7))]
      expect(json.series.nextDate).toBe(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10))
    })

    test.each([
      ['startDate', { startDate: inDays(-2) }, 'date_order'],
      ['startDate', { startDate: '2027-02-30' }, 'date'],
      ['endDate', { endDate: inDays(2) }, 'date_order'],
      ['endDate', { dayOfMonth: 1, startDate: '2031-01-02', endDate: '2031-01-31' }, 'date_order'],
      ['every', { every: 0 }, 'too_small'],
      ['dayOfMonth', { dayOfMonth: 32 }, 'too_big'],
      ['unit', { unit: 'hour' }, 'choice'],
      ['customer.id', { customer: { id: 4711 } }, 'unknown_record'],
      ['discountAmount', { discountAmount: 100 }, 'too_big'],
    ])('refuses at %s what cannot be: %j', async (field, wrong, code) => {
      const manager = await as('manager')
      const { status, json } = await manager.post('/series', { ...draft, ...wrong })
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
      expect((await manager.get('/series')).json).toHaveLength(2)
    })
  },
  update: () => {
    test('lets a key for series alone make drafts, and bill nobody', async () => {
      const [manager, stranger] = [await as('manager'), await as('stranger')]
      const scope = ['series:read', 'series:write']
      const key = (await manager.post('/api-keys', { name: 'Drafts', scope, days: 30 })).json
      const by = { authorization: `Bearer ${key.secret}` }
      const begun = await stranger.post('/series', draft, by)
      expect(begun.status).toBe(201)
      const path = `/series?id=${begun.json.series.id}`
      for (const makes of ['invoice', 'send']) {
        expect((await stranger.put(path, { makes }, by)).json.needs).toBe('invoices:write')
        expect((await stranger.post('/series', { ...draft, makes }, by)).status).toBe(403)
      }
      expect((await manager.put(path, { makes: 'invoice' })).status).toBe(200)
      expect((await stranger.put(path, { status: 'paused' }, by)).status).toBe(200)
      // Resuming it would bill what the key wrote before.
      const lines = { products: [{ title: 'x', quantity: 1, price: 1 }] }
      for (const change of [lines, { customer: { id: 8 } }, { makes: 'draft', ...lines }, { reference: 'x' }])
        expect((await stranger.put(path, { status: 'paused', ...change }, by)).json.needs).toBe('invoices:write')
      expect((await manager.put(path, { makes: 'draft' })).status).toBe(200)
      expect((await stranger.put(path, lines, by)).status).toBe(200)
    })

    test('changes it from its next invoice on, and pauses and resumes it', async () => {
      const manager = await as('manager')
      const { id } = (await manager.post('/series', draft)).json.series
      const change = async (body: object) => (await manager.put(`/series?id=${id}`, body)).json.series
      expect(await change({ unit: 'day', every: 2 })).toMatchObject({ nextDate: draft.startDate, version: 2 })
      expect(await change({ status: 'paused' })).toMatchObject({ state: 'paused', pausedBy: null })
      expect(await change({ startDate: inDays(5) })).toMatchObject({ state: 'paused', nextDate: inDays(5) })
      expect(await change({ status: 'active' })).toMatchObject({ state: 'active', nextDate: inDays(5) })
      expect(await change({ products: [{ ...lines[0], price: 100 }] })).toMatchObject({ totalAmount: 238 })
      const { status, json } = await manager.put(`/series?id=${id}`, { startDate: inDays(-3) })
      expect([status, json.fields.startDate.code]).toEqual([422, 'date_order'])
    })

    test('taken back gives the dates back as well', async () => {
      const manager = await as('manager')
      const { id } = (await manager.post('/series', draft)).json.series
      const moved = await manager.put(`/series?id=${id}`, { startDate: inDays(9), unit: 'week' })
      expect(moved.json.series.nextDate).toBe(inDays(9))
      const undone = await manager.post('/changes/undo', { batch: moved.headers.get('x-change-batch') })
      expect(undone.json).toMatchObject({ undone: 1 })
      expect((await manager.get(`/series?id=${id}`)).json).toMatchObject({ unit: 'month', nextDate: draft.startDate })
    })

    test('does not resume what has nobody to be billed', async () => {
      const owner = await as('owner')
      const { id } = (await owner.post('/series', { ...draft, status: 'paused' })).json.series
      await owner.del('/users?id=6')
      const { status, json } = await owner.put(`/series?id=${id}`, { status: 'active' })
      expect([status, json.fields.status.code]).toEqual([422, 'unknown_record'])
    })
  },
  skip: () => {
    test('leaves the next date out, which does not come back by itself, but by taking that back', async () => {
      const manager = await as('manager')
      const daily = { ...draft, unit: 'day', maxCount: 2 }
      const { id } = (await manager.post('/series', daily)).json.series
      const skipped = await manager.post('/series/skip', { id })
      expect(skipped.json.series).toMatchObject({ nextDate: inDays(4), madeCount: 0 })
      await manager.put(`/series?id=${id}`, { status: 'paused' })
      const resumed = await manager.put(`/series?id=${id}`, { status: 'active' })
      expect(resumed.json.series.nextDate).toBe(inDays(4))
      const again = await manager.post('/series/skip', { id })
      expect(again.json.series.nextDate).toBe(inDays(5))
      await manager.post('/changes/undo', { batch: again.headers.get('x-change-batch') })
      await manager.put(`/series?id=${id}`, { terms: 'At once' })
      expect((await manager.get(`/series?id=${id}`)).json.nextDate).toBe(inDays(4))
      expect((await (await as('viewer')).post('/series/skip', { id })).status).toBe(403)
      expect((await manager.post('/series/skip', { id: 99 })).json.message).toBe('Series not found')
    })
  },
  issueNow: () => {
    test('makes the next invoice today, which says of which month it is, and moves on', async () => {
      const manager = await as('manager')
      const rent = { ...draft, name: 'Rent', makes: 'invoice', unit: 'year', startDate: '2031-12-01', maxCount: 1 }
      const products = [{ title: 'Rent {period}', quantity: 1, price: 700 }]
      const { id } = (await manager.post('/series', { ...rent, products, reference: '{month} {week}' })).json.series
      const { status, json } = await manager.post('/series/issue-now', { id })
      expect(status).toBe(201)
      expect(json.invoice).toMatchObject({
        state: 'issued',
        seriesId: id,
        reference: 'December {week}',
        products: [{ title: 'Rent December 2031' }],
      })
      expect(json.invoice.issueDate.slice(0, 10)).toBe(inDays(0))
      expect(json.series).toMatchObject({ name: 'Rent', madeCount: 1, lastDate: '2031-12-01', state: 'ended' })
      const over = await manager.post('/series/issue-now', { id })
      expect([over.status, over.json.message]).toEqual([409, 'It has no further date'])
    })

    test('makes a draft by a key for series alone, and bills nobody', async () => {
      const [manager, stranger] = [await as('manager'), await as('stranger')]
      const scope = ['series:read', 'series:write']
      const key = (await manager.post('/api-keys', { name: 'Drafts', scope, days: 30 })).json
      const by = { authorization: `Bearer ${key.secret}` }
      const [ofDrafts, ofInvoices] = [draft, { ...draft, makes: 'invoice' }]
      const made = async (body: object) => (await manager.post('/series', body)).json.series.id
      const now = async (id: number) => stranger.post('/series/issue-now', { id }, by)
      expect((await now(await made(ofDrafts))).json.invoice.state).toBe('draft')
      expect((await now(await made(ofInvoices))).status).toBe(403)
    })
  },
  remove: () => {
    test('moves one to the bin', async () => {
      const manager = await as('manager')
      await manager.del('/series?id=1')
      expect((await manager.get('/bin?entity=series')).json[0]).toMatchObject({ id: '1' })
    })
  },
  facets: () => {
    test('counts by state and by what they make', async () => {
      const { json } = await (await as('viewer')).get('/series/facets')
      expect(json).toMatchObject({ state: { active: 1, paused: 1 }, makes: { draft: 1, invoice: 1 } })
    })
  },
  export: () => {
    test('is a file', async () => {
      const { text } = await (await as('viewer')).get('/series/export.csv')
      expect(text).toContain(',active,year,1,')
    })
  },
})

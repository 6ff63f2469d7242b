import { dayOf, instantToDay } from '@quarterdeck/contract/kit/day'
import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { date: '2026-05-03T00:00:00.000Z', category: 'Travel', vendor: 'Night Train', amount: 119.5, tax: 7.82 }

export const expenseExample: OrdinaryExample = {
  entity: 'expenses',
  draft,
  change: [{ vendor: 'One' }, { vendor: 'Two' }],
  refused: [
    [{ ...draft, vendor: '' }, 'vendor', 'required'],
    [{ ...draft, date: '2026-02-30' }, 'date', 'invalid'],
    [{ ...draft, category: 'Fun' }, 'category', 'choice'],
    [{ ...draft, amount: -1 }, 'amount', 'too_small'],
    [{ ...draft, amount: 1.234 }, 'amount', 'decimals'],
    [{ ...draft, tax: 119.51 }, 'tax', 'too_big'],
    [{ ...draft, files: ['nothing-of-this-key'] }, 'files', 'unknown_record'],
  ],
}

export const expenseTests = (given: Given): Tests<'expenses'> => ({
  ...ordinaryTests(given, expenseExample, {
    create: () => {
      test('counts for the day that it was where the company is, and for one that is written as a day', async () => {
        const owner = await given.as('owner')
        const timeZone = 'Pacific/Kiritimati'
        await owner.put('/company', { timeZone })
        const at = '2026-05-03T10:30:00.000Z'
        const [there, written] = [dayOf(new Date(at), timeZone), '2026-05-03T12:00:00.000Z']
        expect(there).toBe('2026-05-04')
        const { expense } = (await owner.post('/expenses', { ...draft, date: at })).json
        expect(instantToDay(expense.date)).toBe(there)
        const kept = await owner.put('/expenses', { id: expense.id, date: expense.date })
        expect(kept.json.expense.date).toBe(expense.date)
        await owner.put(`/expenses?id=${expense.id}`, { date: written })
        expect((await owner.get(`/expenses?id=${expense.id}`)).json.date).toBe(written)
        const changed = await owner.put(`/expenses?id=${expense.id}`, { date: at })
        expect(instantToDay(changed.json.expense.date)).toBe(there)
      })
    },
    update: () => {
      test('keeps the tax a part of the amount, in bulk too', async () => {
        const manager = await given.as('manager')
        const { json } = await manager.post('/expenses', draft)
        const wrong = await manager.put(`/expenses?id=${json.expense.id}`, { amount: 5 })
        expect([wrong.status, wrong.json.fields.tax.code]).toEqual([422, 'too_big'])
        const edits = [{ id: String(json.expense.id), change: { amount: 5 } }]
        expect((await manager.post('/edits', { entity: 'expenses', edits })).json).toMatchObject({ records: [] })
      })
    },
  }),

  upload: () => {
    test('keeps a receipt, with which the record can be sent back as it was read', async () => {
      const manager = await given.as('manager')
      const bytes = new TextEncoder().encode('%PDF-1.7 a receipt')
      const sent = await manager.post('/expenses/files?name=receipt.pdf', bytes, {
        'content-type': 'application/octet-stream',
      })
      const { json } = await manager.post('/expenses', { ...draft, files: [sent.json.key] })
      expect(json.expense.files).toEqual([{ ...sent.json, name: 'receipt.pdf' }])
      const again = await manager.put('/expenses', json.expense)
      expect([again.status, again.json.expense.version]).toEqual([200, 1])
      expect((await manager.get('/expenses?receipt=attached')).json).toHaveLength(1)
    })
  },

  download: () => {
    test('answers a receipt to whoever may read expenses', async () => {
      const viewer = await given.as('viewer')
      expect((await viewer.get('/expenses/files?key=none')).status).toBe(404)
    })
  },
})

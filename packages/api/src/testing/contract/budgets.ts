import { expect, test } from 'vitest'
import type { Given } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { month: '2026-05', category: 'Travel', amount: 300 }

export const budgetExample: OrdinaryExample = {
  entity: 'budgets',
  draft,
  change: [{ amount: 1 }, { amount: 2 }],
  refused: [
    [{ ...draft, month: 'May' }, 'month', 'invalid'],
    [{ ...draft, category: 'Fun' }, 'category', 'choice'],
    [{ ...draft, amount: 1.234 }, 'amount', 'decimals'],
  ],
}

export const budgetTests = (given: Given) =>
  ordinaryTests(given, budgetExample, {
    update: () => {
      test('is called by its month and category, and counts for the first of the month', async () => {
        const manager = await given.as('manager')
        const { json } = await manager.post('/budgets', draft)
        const changed = await manager.put(`/budgets?id=${json.budget.id}`, { month: '2027-02' })
        expect(changed.json.budget).toMatchObject({
          name: '2027-02 · Travel',
          startsAt: '2027-02-01T12:00:00.000Z',
        })
      })
    },
  })

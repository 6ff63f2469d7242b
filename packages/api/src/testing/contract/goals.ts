import { expect, test } from 'vitest'
import type { Given } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { name: 'Reads about chairs', way: 'page', target: '/products/10' }

export const goalExample: OrdinaryExample = {
  entity: 'goals',
  draft,
  change: [{ name: 'One' }, { name: 'Two' }],
  refused: [
    [{ target: '/cart' }, 'name', 'required'],
    [{ ...draft, target: '' }, 'target', 'required'],
    [{ ...draft, way: 'pigeon' }, 'way', 'choice'],
    [{ ...draft, target: 'cart' }, 'target', 'invalid'],
    [{ ...draft, target: '/cart?step=2' }, 'target', 'invalid'],
    [{ ...draft, way: 'event', target: '/cart' }, 'target', 'invalid'],
  ],
}

export const goalTests = (given: Given) => {
  const tests = ordinaryTests(given, goalExample)
  return {
    ...tests,
    create: () => {
      tests.create()

      test('counts visits that were before it, each once', async () => {
        const manager = await given.as('manager')
        const visits = (await manager.get('/visits?perPage=200&page=1')).json
        const [entry] = visits.map(({ entry }: { entry: string }) => entry)
        const { json } = await manager.post('/goals', { name: 'There', target: entry })
        const found = (await manager.get(`/visits?goalId=${json.goal.id}`)).json
        expect(found.map(({ id }: { id: number }) => id)).toEqual([
          ...new Set(found.map(({ id }: { id: number }) => id)),
        ])
        const entered = (await manager.get(`/visits?entry=${encodeURIComponent(entry)}&perPage=1&page=1`)).headers
        expect(found.length).toBeGreaterThanOrEqual(Number(entered.get('x-total-count')))
      })
    },
  }
}

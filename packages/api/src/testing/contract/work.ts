import { describe, expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

/** Tests access only: hosts under test have no clock that runs work. `work/queue/queue.test.ts` tests its execution. */
export const workTests = ({ as }: Given): Tests<'work'> => ({
  list: () => {
    test('takes the parameters of a list, and is for owners and administrators', async () => {
      const admin = await as('admin')
      const { status, json } = await admin.get('/work?page=1&perPage=10&state=failed&kind=digests&sort=-dueAt')
      expect([status, json]).toEqual([200, []])
      expect((await admin.get('/work?state=lost')).status).toBe(400)
      expect((await (await as('manager')).get('/work')).json).toMatchObject({ needs: 'work:run' })
    })
  },
  retry: () => {
    describe('work that is not there', () => {
      test('is not found', async () => {
        const { status, json } = await (await as('owner')).post('/work/retry', { id: 4711 })
        expect([status, json.message]).toEqual([404, 'Work not found'])
      })
    })
  },
})

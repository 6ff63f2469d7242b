import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

export const usageTests = ({ as }: Given): Tests<'usage'> => ({
  list: () => {
    test('is for whoever may read what is analyzed', async () => {
      const viewer = await as('viewer')
      const { status, json } = await viewer.get('/usage?sort=-calls&page=1&perPage=5')
      expect([status, Array.isArray(json)]).toEqual([200, true])
      expect((await (await as('stranger')).get('/usage')).status).toBe(401)
      expect((await viewer.get('/usage?way=guess')).status).toBe(400)
    })
  },
})

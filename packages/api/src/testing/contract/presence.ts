import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

const place = { entity: 'tickets', record: '13' } as const

export const presenceTests = ({ as }: Given): Tests<'presence'> => ({
  read: () => {
    test('answers who else is at a record, to whoever may read it', async () => {
      const [support, viewer] = [await as('support'), await as('viewer')]
      await support.post('/presence', { ...place, state: 'typing' })
      const seen = async (record: string) => (await viewer.get(`/presence?entity=tickets&record=${record}`)).json
      expect(await seen('13')).toMatchObject([{ id: 4, name: 'Beatriz Almeida', isTyping: true }])
      expect(await seen('14')).toEqual([])
      expect((await (await as('stranger')).get('/presence?entity=tickets&record=13')).status).toBe(401)
      expect((await viewer.get('/presence?entity=lost&record=13')).status).toBe(400)
      const none = await viewer.get('/presence?entity=tickets&record=9999')
      expect([none.status, none.json.message]).toEqual([404, 'Ticket not found'])
    })
  },

  tell: () => {
    test('holds until somebody leaves, and answers the others', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      expect((await support.post('/presence', { ...place, state: 'here' })).json).toEqual([])
      expect((await manager.post('/presence', { ...place, state: 'here' })).json).toMatchObject([
        { id: 4, isTyping: false },
      ])
      await support.post('/presence', { ...place, state: 'gone' })
      expect((await manager.post('/presence', { ...place, state: 'here' })).json).toEqual([])
    })
  },
})

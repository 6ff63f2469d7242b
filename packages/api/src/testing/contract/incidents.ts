import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const slow = { title: 'Exports are slow', text: 'We are looking into it.', impact: 'degraded' }

export const incidentTests = ({ as }: Given): Tests<'incidents'> => ({
  list: () => {
    test('shows anyone what goes on before what is over', async () => {
      const [support, stranger] = [await as('support'), await as('stranger')]
      expect((await stranger.get('/incidents')).json).toEqual({ incidents: [] })
      const [first] = (await support.post('/incidents', slow)).json.incidents
      await support.post('/incidents', { title: 'No sign-in', impact: 'outage' })
      await support.post('/incidents/change', { id: first.id, ended: true })
      const { json } = await stranger.get('/incidents')
      expect(json.incidents).toMatchObject([
        { title: 'No sign-in', text: '', impact: 'outage', endedAt: null },
        { title: 'Exports are slow', endedAt: expect.any(String) },
      ])
    })
  },

  announce: () => {
    test('is for managers and support, and each of two at once is announced', async () => {
      const [manager, support] = [await as('manager'), await as('support')]
      const both = await Promise.all([manager.post('/incidents', slow), support.post('/incidents', slow)])
      expect(both.map(({ status }) => status)).toEqual([201, 201])
      expect((await support.get('/incidents')).json.incidents).toHaveLength(2)
      expect((await (await as('viewer')).post('/incidents', slow)).status).toBe(403)
    })

    test.each([
      [{ ...slow, title: ' ' }, 'title', 'required'],
      [{ ...slow, impact: 'awful' }, 'impact', 'choice'],
      [{ ...slow, text: 'x'.repeat(2001) }, 'text', 'too_long'],
    ])('refuses %j', async (body, field, code) => {
      const { status, json } = await (await as('support')).post('/incidents', body)
      expect([status, json.fields[field].code]).toEqual([422, code])
    })
  },

  change: () => {
    test('says how it goes on, ends it and opens it again', async () => {
      const support = await as('support')
      const [{ id }] = (await support.post('/incidents', slow)).json.incidents
      const change = async (part: object): Promise<Json> =>
        (await support.post('/incidents/change', { id, ...part })).json.incidents[0]
      expect(await change({ text: 'Found it.' })).toMatchObject({ ...slow, text: 'Found it.', endedAt: null })
      expect(await change({ ended: true })).toMatchObject({ endedAt: expect.any(String) })
      expect(await change({ ended: false })).toMatchObject({ endedAt: null })
      const unknown = await support.post('/incidents/change', { id: 'none', ended: true })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Incident not found'])
    })
  },
})

import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const ask = (client: Client, permission = 'orders:write') =>
  client.post('/access/requests', { permission, reason: 'I answer customers' })

export const accessRequestTests = ({ as }: Given): Tests<'access'> => ({
  ask: () => {
    test('is told to those who may give access, once', async () => {
      const [viewer, owner, manager] = [await as('viewer'), await as('owner'), await as('manager')]
      const { status, json } = await ask(viewer)
      expect([status, json.request.state]).toEqual([201, 'waiting'])
      const asked = (client: Client) =>
        client.get('/notices').then(({ json: told }) => told.notices.map(({ event }: Json) => event))
      expect(await asked(owner)).toEqual(['access_asked'])
      expect(await asked(manager)).toEqual([])
      expect((await ask(viewer)).status).toBe(409)
    })

    test('is for what a refusal names as missing', async () => {
      const viewer = await as('viewer')
      expect((await viewer.del('/orders?id=1')).json).toMatchObject({ code: 'forbidden', needs: 'orders:delete' })
      expect((await viewer.get('/bin?entity=users')).json).toMatchObject({ code: 'forbidden', needs: 'users:delete' })
    })

    test('refuses what one has already, and what there is not', async () => {
      const viewer = await as('viewer')
      expect((await ask(viewer, 'orders:read')).status).toBe(409)
      expect((await ask(viewer, 'orders:eat')).status).toBe(422)
    })
  },

  mine: () => {
    test('are one’s own', async () => {
      const [viewer, support] = [await as('viewer'), await as('support')]
      const { request } = (await ask(viewer)).json
      expect((await viewer.get('/access/requests/mine')).json).toEqual([request])
      expect((await support.get('/access/requests/mine')).json).toEqual([])
    })
  },

  waiting: () => {
    test('has who asks, for what and why', async () => {
      await ask(await as('viewer'))
      const [request] = (await (await as('admin')).get('/access/requests')).json
      expect(request).toMatchObject({ permission: 'orders:write', reason: 'I answer customers', state: 'waiting' })
      expect(request.person.accessRole).toBe('viewer')
    })
  },

  answer: () => {
    test('gives an access role that has it, which is in the journal, and tells the person', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      const { id, person } = (await ask(viewer)).json.request
      const { status, json } = await admin.post('/access/requests/answer', { id, accessRole: 'support', reason: 'Yes' })
      expect([status, json.request.state]).toEqual([200, 'granted'])
      expect((await viewer.get('/me')).json.accessRole).toBe('support')
      const [told] = (await admin.get(`/changes?entity=users&record=${person.id}`)).json
      expect(told).toMatchObject({ after: { accessRole: 'support' }, reason: 'Yes' })
      expect((await viewer.get('/notices')).json.notices[0]).toMatchObject({
        event: 'access_answered',
        data: { permission: 'orders:write', granted: 1 },
      })
      expect((await admin.post('/access/requests/answer', { id, accessRole: null })).status).toBe(409)
    })

    test('declines, gives nothing that was not asked for, and nothing above oneself', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      const { id } = (await ask(viewer, 'orders:refund')).json.request
      const answer = (accessRole: string | null) => admin.post('/access/requests/answer', { id, accessRole })
      expect((await answer('support')).json.fields.accessRole.code).toBe('invalid')
      expect((await answer('owner')).json.fields.accessRole.code).toBe('forbidden')
      expect((await answer(null)).json.request.state).toBe('declined')
      expect((await viewer.get('/me')).json.accessRole).toBe('viewer')
      expect((await admin.get('/access/requests')).json).toEqual([])
    })

    test('knows no request of somebody who may not sign in any longer', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      const { id, person } = (await ask(viewer)).json.request
      expect((await admin.put(`/users?id=${person.id}`, { status: 'Banned' })).status).toBe(200)
      const { status, json } = await admin.post('/access/requests/answer', { id, accessRole: 'support' })
      expect([status, json.message]).toEqual([404, 'Request not found'])
      expect((await admin.get(`/users?id=${person.id}`)).json.accessRole).toBe('viewer')
    })
  },
})

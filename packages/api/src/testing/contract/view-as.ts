import { allEndpoints } from '@quarterdeck/contract'
import { isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'

const idOf = async (client: Client): Promise<number> => (await client.get('/me')).json.id

const viewAs = (client: Client, id: number, reason = 'They cannot find an order') =>
  client.post('/view-as', { id, reason })

export const viewAsTests = ({ as }: Given): Tests<'viewAs'> => ({
  start: () => {
    test('shows what that person may read, and lets nothing be changed', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      const id = await idOf(support)
      const [me, other] = [(await owner.get('/me')).json, (await support.get('/me')).json]
      const { status, json } = await viewAs(owner, id)
      expect(status).toBe(200)
      expect(Math.round((Date.parse(json.until) - Date.now()) / 60_000)).toBe(30)
      expect((await owner.get('/me')).json).toEqual({
        ...other,
        viewer: { id: me.id, name: me.name, until: json.until },
      })
      // Allowed to owners but not to support.
      expect((await owner.get('/outbox')).status).toBe(403)
      expect((await owner.get('/orders?perPage=1')).status).toBe(200)

      for (const [name, endpoint] of allEndpoints) {
        const { method, path, by } = endpoint
        if (method === 'GET' || !isForPeople(endpoint) || path === '/view-as/stop') continue
        const verbs = { POST: owner.post, PUT: owner.put, PATCH: owner.patch, DELETE: owner.del }
        const refused = await verbs[method](by ? `${path}?id=1` : path, {})
        expect([name, refused.status, refused.json.code]).toEqual([name, 403, 'view_only'])
      }
    })

    test('keeps what is personal to the person', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      await viewAs(owner, await idOf(support))
      for (const path of [
        '/security/history',
        '/sessions',
        '/passkeys',
        '/api-keys',
        '/two-factor',
        '/me/data',
        '/me/email',
        '/deactivation',
      ]) {
        const { status, json } = await owner.get(path)
        expect([path, status, json.code]).toEqual([path, 403, 'view_only'])
      }
      const signedIn = (await support.get('/security/history')).json.filter(({ kind }: Json) => kind === 'signed_in')
      expect((await support.get('/sessions')).json).toHaveLength(signedIn.length)
    })

    test('is told to the person, and stands in the history of their account', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      const { name } = (await owner.get('/me')).json
      await viewAs(owner, await idOf(support))
      const [event] = (await support.get('/security/history')).json.filter(({ kind }: Json) => kind !== 'signed_in')
      expect(event).toMatchObject({ kind: 'viewed_as', by: name, address: '' })
      const [notice] = (await support.get('/notices')).json.notices
      expect(notice).toMatchObject({ event: 'viewed_as', data: { by: name } })
      const { json } = await (await as('admin')).get(`/outbox?q=${emailOf('support')}`)
      expect(json.map(({ subject }: Json) => subject)).toEqual([`${name} viewed Quarterdeck as you`])
    })

    test('is nothing for who lacks the permission, without a reason, or as an owner, oneself or nobody', async () => {
      const [owner, admin, viewer] = [await as('owner'), await as('admin'), await as('viewer')]
      const id = await idOf(viewer)
      expect((await viewAs(admin, id)).json).toMatchObject({ code: 'forbidden', needs: 'users:impersonate' })
      expect((await viewAs(owner, id, ' ')).status).toBe(422)
      expect((await viewAs(owner, 9999)).status).toBe(404)
      expect((await viewAs(owner, await idOf(owner))).status).toBe(409)
      await owner.put(`/users?id=${await idOf(admin)}`, { accessRole: 'owner' })
      expect((await viewAs(owner, await idOf(admin))).status).toBe(403)
      await owner.put(`/users?id=${id}`, { status: 'Banned' })
      expect((await viewAs(owner, id)).status).toBe(409)
    })
  },

  stop: () => {
    test('makes one oneself again', async () => {
      const [owner, viewer] = [await as('owner'), await as('viewer')]
      const mine = await idOf(owner)
      expect((await owner.post('/view-as/stop')).json).toEqual({ stopped: false })
      await viewAs(owner, await idOf(viewer))
      expect((await owner.post('/view-as/stop')).json).toEqual({ stopped: true })
      expect((await owner.get('/me')).json).toMatchObject({ id: mine, viewer: null })
    })
  },
})

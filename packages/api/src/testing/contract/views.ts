import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const banned = { list: 'users', name: 'Banned', search: 'status=Banned&sort=name' }

const saved = async (client: Client, more: object = {}): Promise<Json> =>
  (await client.post('/views', { ...banned, ...more })).json.view

const names = async (client: Client) =>
  (await client.get('/views?list=users')).json.map(({ name }: { name: string }) => name)

export const viewUpdate: UpdateExample = {
  read: async (owner) => (await owner.post('/views', { list: 'orders', name: 'Mine', search: 'status=New' })).json.view,
  change: [{ name: 'One' }, { name: 'Two' }],
}

export const viewTests = ({ as }: Given): Tests<'views'> => ({
  list: () => {
    test('has one’s own and what is shared, in one’s own order', async () => {
      const [admin, viewer] = [await as('admin'), await as('viewer')]
      await saved(admin, { name: 'Private' })
      const shared = await saved(admin, { name: 'Shared', shared: true })
      const own = await saved(viewer, { name: 'Own' })
      expect(await names(viewer)).toEqual(['Shared', 'Own'])
      await viewer.put(`/views?id=${own.id}`, { position: 0 })
      expect(await names(viewer)).toEqual(['Own', 'Shared'])
      expect(await names(admin)).toEqual(['Private', 'Shared'])
      const [, found] = (await viewer.get('/views?list=users')).json
      expect(found).toMatchObject({ id: shared.id, position: 1, isDefault: false, owner: shared.owner })
      expect((await viewer.get('/views?list=orders')).json).toEqual([])
      expect((await viewer.get('/views')).status).toBe(400)
    })
  },

  create: () => {
    test('keeps it for whoever saves it, and is journalled without being told of to others', async () => {
      const viewer = await as('viewer')
      const me = (await viewer.get('/me')).json
      const { status, json, headers } = await viewer.post('/views', { ...banned, isDefault: true })
      expect([status, json.view]).toEqual([
        201,
        {
          ...banned,
          id: expect.any(Number),
          shared: false,
          isDefault: true,
          position: 0,
          owner: { id: me.id, name: me.name },
          version: 1,
        },
      ])
      const batch = headers.get('x-change-batch')
      const admin = await as('admin')
      expect((await admin.get(`/changes?batch=${batch}`)).json).toEqual([])
      expect((await admin.post('/changes/undo', { batch })).status).toBe(403)
    })

    test('is for sharing only with the permission, and needs a name', async () => {
      const support = await as('support')
      expect((await support.post('/views', { ...banned, shared: true })).status).toBe(403)
      expect((await support.post('/views', { ...banned, name: ' ' })).json.fields.name.code).toBe('required')
      expect((await support.post('/views', { ...banned, list: 'nonsense' })).status).toBe(422)
    })
  },

  update: () => {
    test('changes one’s own; of what is shared without the permission only its place', async () => {
      const [manager, support] = [await as('manager'), await as('support')]
      const { id, version } = await saved(manager)
      expect((await support.put(`/views?id=${id}`, { name: 'Mine' })).status).toBe(404)
      const shared = await manager.put(
        `/views?id=${id}`,
        { name: 'Ours', shared: true },
        { 'if-match': `"${version}"` },
      )
      expect(shared.json.view).toMatchObject({ name: 'Ours', shared: true, version: 2, search: banned.search })
      expect((await support.put(`/views?id=${id}`, { name: 'Mine' })).status).toBe(403)
      const own = await support.put(`/views?id=${id}`, { isDefault: true })
      expect(own.json.view).toMatchObject({ isDefault: true, version: 2 })
      expect((await manager.get('/views?list=users')).json[0].isDefault).toBe(false)
      expect((await support.put(`/views?id=${id}`, { isDefault: false })).json.view.isDefault).toBe(false)
    })

    test('says what somebody else changed meanwhile', async () => {
      const [manager, admin] = [await as('manager'), await as('admin')]
      const { id, version } = await saved(manager, { shared: true })
      await admin.put(`/views?id=${id}`, { search: 'status=Active' })
      const late = await manager.put(`/views?id=${id}`, { search: '' }, { 'if-match': `"${version}"` })
      expect([late.status, late.json.conflicts]).toEqual([409, ['search']])
    })
  },

  remove: () => {
    test('takes it away for all who saw it, and only who may', async () => {
      const [manager, support] = [await as('manager'), await as('support')]
      const { id } = await saved(manager, { shared: true })
      await support.put(`/views?id=${id}`, { isDefault: true })
      expect((await support.del(`/views?id=${id}`)).status).toBe(403)
      expect((await manager.del(`/views?id=${id}`)).json.view.name).toBe('Banned')
      expect(await names(support)).toEqual([])
      expect((await manager.del(`/views?id=${id}`)).status).toBe(404)
    })
  },

  restore: () => {
    test('brings back what was deleted, for its owner too who may undo nothing else', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      const { id } = await saved(viewer, { isDefault: true })
      await viewer.del(`/views?id=${id}`)
      expect((await admin.post(`/views/restore?id=${id}`)).status).toBe(404)
      const { json } = await viewer.post(`/views/restore?id=${id}`)
      expect(json.view).toMatchObject({ name: 'Banned', isDefault: true })
      expect((await viewer.post(`/views/restore?id=${id}`)).json.view.version).toBe(json.view.version)
      expect(await names(viewer)).toEqual(['Banned'])
    })
  },
})

export const preferenceTests = ({ as }: Given): Tests<'preferences'> => ({
  read: () => {
    test('says nothing of what nobody arranged', async () => {
      const viewer = await as('viewer')
      const nothing = { columns: null, density: null, flow: null, shape: null, widths: {}, pinned: {} }
      expect((await viewer.get('/preferences?list=users')).json).toEqual(nothing)
    })
  },

  update: () => {
    test('keeps it for one person and one list, and comes with who is signed in', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      await viewer.put('/preferences?list=users', { columns: ['email', 'name'], density: 'compact' })
      await viewer.put('/preferences?list=users', { widths: { email: 300 } })
      const kept = {
        columns: ['email', 'name'],
        density: 'compact',
        flow: null,
        shape: null,
        widths: { email: 300 },
        pinned: {},
      }
      expect((await viewer.get('/preferences?list=users')).json).toEqual(kept)
      expect((await viewer.get('/preferences?list=orders')).json.columns).toBeNull()
      expect((await admin.get('/preferences?list=users')).json.columns).toBeNull()
      const { id } = await saved(viewer, { isDefault: true })
      expect((await viewer.get('/me')).json.lists).toEqual({
        users: { layout: kept, defaultView: { id, search: banned.search } },
      })
      expect((await viewer.put('/preferences?list=users', { density: 'tiny' })).status).toBe(422)
      expect((await admin.get(`/me`)).json).toMatchObject({ email: emailOf('admin'), lists: {} })
    })
  },
})

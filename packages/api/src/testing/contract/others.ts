import { permissionsOf } from '@quarterdeck/contract/kit/permission'
import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

export const meTests = ({ as }: Given): Tests<'me'> => ({
  read: () => {
    test('says who is signed in and what they may do', async () => {
      const { json } = await (await as('manager')).get('/me')
      expect(json).toMatchObject({ accessRole: 'manager', permissions: [...permissionsOf('manager')] })
    })
  },
  profile: () => {
    test('is one’s own record', async () => {
      const viewer = await as('viewer')
      const { json } = await viewer.get('/me/profile')
      expect(json).toEqual((await viewer.get(`/users?id=${json.id}`)).json)
    })
  },
  update: () => {
    test('changes what is one’s own to change, journalled, and nothing above it', async () => {
      const viewer = await as('viewer')
      const { id, email, version } = (await viewer.get('/me/profile')).json
      const { json } = await viewer.put('/me/profile', {
        name: 'Layla H.',
        email: 'else@example.com',
        accessRole: 'owner',
        status: 'Banned',
      })
      expect(json.user).toMatchObject({ id, name: 'Layla H.', email, accessRole: 'viewer', version: version + 1 })
      expect((await viewer.get('/me')).json.name).toBe('Layla H.')
      const { json: history } = await (await as('admin')).get(`/changes?entity=users&record=${id}`)
      expect(history[0]).toMatchObject({ action: 'update', after: { name: 'Layla H.' } })
    })

    test('keeps what someone says of themselves', async () => {
      const viewer = await as('viewer')
      const bio = 'Keeps the shelves full.\nAsk me about teapots.'
      expect((await viewer.put('/me/profile', { bio })).json.user).toMatchObject({ bio })
      expect((await viewer.put('/me/profile', { bio: 'x'.repeat(601) })).status).toBe(422)
    })
  },
  settings: () => {
    test('come with who one is, and notices follow their time zone', async () => {
      const viewer = await as('viewer')
      const usual = (await viewer.get('/me')).json.settings
      expect(usual).toMatchObject({ locale: null, timeZone: null, dateFormat: 'auto', density: 'normal' })
      const dashboards = { sales: { order: ['orders', 'cash'], hidden: ['buyers'] } }
      const own = { dateFormat: 'iso', clock: '24', firstDay: 6, density: 'compact', startPage: 'orders', dashboards }
      const change = { timeZone: 'Asia/Tokyo', ...own }
      const { status, json } = await viewer.put('/me/settings', change)
      expect([status, json]).toEqual([200, { ...usual, ...change }])
      expect((await viewer.put('/me/settings', { timeZone: null })).json).toEqual({
        ...usual,
        ...change,
        timeZone: null,
      })
      expect((await viewer.put('/me/settings', { startPage: '/login' })).status).toBe(422)
      for (const wrong of [{ moon: { order: [], hidden: [] } }, { sales: { order: ['a', 'a'], hidden: [] } }])
        expect((await viewer.put('/me/settings', { dashboards: wrong })).status).toBe(422)
      await viewer.put('/me/settings', { timeZone: 'America/New_York' })
      expect((await viewer.get('/notices/settings')).json.timeZone).toBe('America/New_York')
      expect((await (await as('manager')).get('/me')).json.settings).toEqual(usual)
    })

    test('say in which language mails are written', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      const { id } = (await viewer.get('/me')).json
      expect((await viewer.put('/me/settings', { locale: 'de' })).json.locale).toBe('de')
      await admin.post('/notes', { about: { entity: 'orders', record: '3' }, text: `Please look, <@${id}>` })
      await viewer.put('/notices/settings', { channels: { mentioned: { product: true, mail: true, digest: false } } })
      await admin.post('/notes', { about: { entity: 'orders', record: '3' }, text: `And again, <@${id}>` })
      const [letter] = (await admin.get('/outbox?template=notice&sort=-createdAt')).json
      expect(letter).toMatchObject({ locale: 'de' })
    })

    test.each([[{ timeZone: 'Atlantis/Harbor' }], [{ locale: 'fr' }], [{ firstDay: 3 }], [{ density: 'airy' }]])(
      'refuses %j',
      async (body) => {
        expect((await (await as('viewer')).put('/me/settings', body)).status).toBe(422)
      },
    )
  },
})

export const sessionTests = ({ as }: Given): Tests<'session'> => ({
  read: () => {
    test('says who is signed in, or that nobody is', async () => {
      const manager = await as('manager')
      expect((await manager.get('/session')).json).toEqual((await manager.get('/me')).json)
      expect(await (await as('stranger')).get('/session')).toMatchObject({ status: 200, json: null })
    })
  },
})

export const setupTests = ({ as }: Given): Tests<'setup'> => ({
  read: () => {
    test('needs no owner where there is one', async () => {
      expect((await (await as('stranger')).get('/setup')).json).toMatchObject({ needed: false })
    })
  },
  create: () => {
    test('makes no second first owner', async () => {
      const stranger = await as('stranger')
      const { status } = await stranger.post('/setup', {
        name: 'Me',
        email: 'me@example.com',
        password: 'long enough it is',
      })
      expect(status).toBe(409)
      expect((await stranger.post('/setup', { name: 'Me', email: 'me@example.com', password: 'short' })).status).toBe(
        422,
      )
    })
  },
})

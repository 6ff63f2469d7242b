import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { expect, onTestFinished, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Home } from '../home.ts'
import { changeOfUsers, emailOf, type Given, type Tests } from './given.ts'

interface Event {
  readonly id: number
  readonly event: string | undefined
  readonly data: Json
}

const fieldOf = (block: string, name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]

const eventOf = (block: string): Event => ({
  id: Number(fieldOf(block, 'id')),
  event: fieldOf(block, 'event'),
  data: JSON.parse(fieldOf(block, 'data') ?? 'null'),
})

/** Returns a reader of a stream's events; it resolves to undefined at the end. */
const readEvents = async (home: Home, role: AccessRole, after?: number) => {
  const stream = await home.follow(
    emailOf(role),
    '/events',
    after === undefined ? {} : { 'last-event-id': String(after) },
  )
  onTestFinished(() => stream.close())
  let text = ''
  const block = async (): Promise<string | undefined> => {
    while (!text.includes('\n\n')) {
      const piece = await stream.next()
      if (piece === undefined) return undefined
      text += piece
    }
    const [first = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    return first
  }
  return {
    close: stream.close,
    next: async (): Promise<Event | undefined> => {
      for (;;) {
        const found = await block()
        if (found === undefined) return undefined
        if (!found.startsWith(':')) return eventOf(found)
      }
    },
  }
}

export const eventTests = ({ as }: Given, home: () => Home): Tests<'events'> => ({
  stream: () => {
    test('tells each change as it is committed, and who made it', async () => {
      const admin = await as('admin')
      const me = (await admin.get('/me')).json
      const events = await readEvents(home(), 'viewer')
      await events.next()
      const { headers } = await admin.put('/tickets?id=7', { subject: 'Renamed' })
      const [{ id, at }] = (await admin.get('/changes?entity=tickets&record=7&perPage=1')).json
      expect(await events.next()).toEqual({
        id,
        event: 'change',
        data: {
          entity: 'tickets',
          record: '7',
          action: 'update',
          version: 2,
          batch: headers.get('x-change-batch'),
          actor: { id: me.id, name: me.name },
          at,
        },
      })
      await admin.post('/jobs', changeOfUsers([8, 9], { address: 'Chile' }))
      await admin.del('/tickets?id=7')
      expect(await events.next()).toMatchObject({ data: { entity: 'users', record: '8' } })
      expect(await events.next()).toMatchObject({ data: { entity: 'users', record: '9' } })
      expect(await events.next()).toMatchObject({ data: { entity: 'tickets', record: '7', action: 'delete' } })
    })

    test('says that there is news under one’s bell, and to nobody else', async () => {
      const owner = await as('owner')
      const [support, manager] = [await readEvents(home(), 'support'), await readEvents(home(), 'manager')]
      await support.next()
      await manager.next()
      await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: '<@4>' })
      expect(await support.next()).toMatchObject({ event: 'notice', data: {} })
      expect(await support.next()).toMatchObject({ event: 'change', data: { entity: 'notes' } })
      expect(await manager.next()).toMatchObject({ event: 'change', data: { entity: 'notes' } })
    })

    test('catches up with what came after the last one, and tells none twice', async () => {
      const admin = await as('admin')
      const events = await readEvents(home(), 'admin')
      await events.next()
      await admin.post('/jobs', changeOfUsers([8, 9, 10], { address: 'Chile' }))
      const first = await events.next()
      await events.close()
      await admin.patch('/orders?id=3', { status: 'Pending' })
      const again = await readEvents(home(), 'admin', first?.id)
      expect(await again.next()).toMatchObject({ data: { entity: 'users', record: '9' } })
      expect(await again.next()).toMatchObject({ data: { entity: 'users', record: '10' } })
      expect(await again.next()).toMatchObject({ data: { entity: 'orders', record: '3' } })
      await admin.put('/tickets?id=7', { subject: 'Renamed' })
      expect(await again.next()).toMatchObject({ data: { entity: 'tickets', record: '7' } })
    })

    test('says that all is to be read anew where nobody knows what was missed', async () => {
      const events = await readEvents(home(), 'admin', 999_999)
      expect(await events.next()).toMatchObject({ event: 'resync', data: { entity: null } })
    })

    test('ends with the session', async () => {
      const [owner, events] = [await as('owner'), await readEvents(home(), 'support')]
      await events.next()
      const [{ id }] = (await owner.get(`/users?email=${emailOf('support')}`)).json
      await owner.put(`/users?id=${id}`, { status: 'Banned' })
      expect(await events.next()).toBeUndefined()

      const viewer = await readEvents(home(), 'viewer')
      await viewer.next()
      const [{ id: other }] = (await owner.get(`/users?email=${emailOf('viewer')}`)).json
      await owner.del(`/users?id=${other}`)
      expect(await viewer.next()).toBeUndefined()
    })
  },
})

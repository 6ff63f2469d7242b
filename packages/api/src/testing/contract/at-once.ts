import { describe, expect, test } from 'vitest'
import type { Reply } from '../client.ts'
import { emailOf, type Given } from './given.ts'
import { linkOf, mailTo } from './mails.ts'

const times = 6
const password = 'a harbour without lights'

/** Counts the responses by status to parallel requests. */
const statuses = async (ask: (index: number) => Promise<Reply>): Promise<Readonly<Record<number, number>>> => {
  const replies = await Promise.all(Array.from({ length: times }, (_, index) => ask(index)))
  const groups = Map.groupBy(replies, ({ status }) => status)
  return Object.fromEntries([...groups].map(([status, some]) => [status, some.length]))
}

/** Tests that something that may happen once happens once despite parallel requests. */
export const atOnceTests = ({ as }: Given): void => {
  describe('asked several times at one moment', () => {
    test('a link to a new password works once', async () => {
      const [stranger, owner, email] = [await as('stranger'), await as('owner'), emailOf('viewer')]
      await stranger.post('/password-reset', { email })
      const token = linkOf(await mailTo(owner, email, 'passwordReset')).get('token')
      const complete = (index: number) =>
        stranger.post('/password-reset/complete', { token, password: `${password} ${index}` })
      expect(await statuses(complete)).toEqual({ 200: 1, 422: times - 1 })
    })

    test('an invitation makes one account', async () => {
      const [stranger, owner, email] = [await as('stranger'), await as('owner'), 'grace@example.com']
      await owner.post('/invitations', { email, accessRole: 'support', locale: 'en' })
      const token = linkOf(await mailTo(owner, email, 'invitation')).get('invite')
      const answer = { token, name: 'Grace Hopper', password, locale: 'en' }
      expect(await statuses(() => stranger.post('/invitations/accept', answer))).toEqual({ 201: 1, 422: times - 1 })
      expect((await owner.get(`/users?q=${email}`)).json).toHaveLength(1)
    })

    test('a change on one version is taken from one, the others are told of the conflict', async () => {
      const manager = await as('manager')
      const version = { 'if-match': (await manager.get('/products?id=3')).headers.get('etag') ?? '' }
      const change = (index: number) => manager.put('/products?id=3', { title: `Lamp ${index}` }, version)
      expect(await statuses(change)).toEqual({ 200: 1, 409: times - 1 })
    })

    test('a change is undone once', async () => {
      const manager = await as('manager')
      const { price } = (await manager.get('/products?id=3')).json
      const { headers } = await manager.put('/products?id=3', { price: price + 1 })
      const batch = headers.get('x-change-batch')
      await statuses(() => manager.post('/changes/undo', { batch }))
      const after = (await manager.get('/products?id=3')).json
      expect([after.price, after.version]).toEqual([price, 3])
    })

    test('fifty tickets of a team come to its members in turn, none left out and none twice', async () => {
      const owner = await as('owner')
      const { json: settings } = await owner.get('/support/settings')
      const members = await Promise.all(
        (['support', 'manager'] as const).map(async (role) => (await (await as(role)).get('/me')).json.id),
      )
      const team = { id: null, name: 'Shipping', members, rule: 'roundRobin', hours: null, isActive: true }
      await owner.put('/support/settings', { ...settings, teams: [team] })
      // On a busy machine, the last request may get a 503 and is repeated, as by any client.
      const create = async (subject: string): Promise<Reply> => {
        const reply = await owner.post('/tickets', { subject, teamId: 1 })
        return reply.status === 503 ? create(subject) : reply
      }
      const created = await Promise.all(Array.from({ length: 50 }, (_, index) => create(`Box ${index}`)))
      const given = created.map(({ json }) => json.ticket.assigneeId)
      expect(members.map((member) => given.filter((each) => each === member).length)).toEqual([25, 25])
    })

    test('an import is run once', async () => {
      const admin = await as('admin')
      const file = 'name,email\nAda Byron,ada@example.com\n'
      const { id } = (await admin.post('/imports?entity=users', file, { 'content-type': 'text/csv' })).json
      await admin.put(`/imports?id=${id}`, { mapping: { name: 0, email: 1 } })
      expect(await statuses(() => admin.post('/imports/run', { id }))).toEqual({ 202: 1, 409: times - 1 })
      await expect.poll(async () => (await admin.get(`/imports?id=${id}`)).json.state).toBe('done')
      expect((await admin.get('/users?q=ada@example.com')).json).toHaveLength(1)
    })

    test('of two owners who take the role from each other one is left', async () => {
      const [owner, admin] = [await as('owner'), await as('admin')]
      const idOf = async (client: typeof owner): Promise<number> => (await client.get('/me')).json.id
      const [one, other] = [await idOf(owner), await idOf(admin)]
      expect((await owner.put(`/users?id=${other}`, { accessRole: 'owner' })).status).toBe(200)
      const demote = { accessRole: 'viewer' }
      const replies = await Promise.all([
        owner.put(`/users?id=${other}`, demote),
        admin.put(`/users?id=${one}`, demote),
      ])
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.every(({ status }) => status < 500)).toBe(true)
    })
  })
}

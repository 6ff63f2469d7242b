import { expect, test } from 'vitest'
import { codeFor } from '../authenticator.ts'
import { type Client, clientOf, type Json } from '../client.ts'
import type { Home } from '../home.ts'
import { emailOf, type Given, type Tests } from './given.ts'

type Role = Parameters<typeof emailOf>[0]

const password = 'quarterdeck-demo'

const leave = (client: Client, role: Role, wish: Json = {}) =>
  client.post('/deactivation', { kind: 'deactivate', confirmation: emailOf(role), password, ...wish })

const nobodyAnymore = async (client: Client) => expect((await client.get('/me')).status).toBe(401)

export const deactivationTests = ({ as }: Given, home: () => Home): Tests<'deactivation'> => {
  const again = async (role: Role) => clientOf(await home().as(emailOf(role)))

  return {
    read: () => {
      test('counts what leaving is about', async () => {
        const support = await as('support')
        const before = (await support.get('/deactivation')).json
        expect(before).toMatchObject({ leaving: null, isLastOwner: false, asksCode: false, effects: { sessions: 1 } })
        const { id } = (await support.get('/me')).json
        await support.post('/tickets', { subject: 'Mine', describe: 'It is', assigneeId: id })
        await support.post('/views', { list: 'orders', name: 'New ones', search: 'status=New', shared: false })
        await support.post('/notes', { about: { entity: 'orders', record: '3' }, text: 'Called back' })
        const { effects } = (await support.get('/deactivation')).json
        expect(effects).toEqual({
          ...before.effects,
          tickets: before.effects.tickets + 1,
          privateViews: 1,
          notes: before.effects.notes + 1,
        })
        expect((await (await as('owner')).get('/deactivation')).json.isLastOwner).toBe(true)
      })
    },

    leave: () => {
      test('ends all sessions at once and revokes keys; who comes back meets a closed door', async () => {
        const [manager, elsewhere, stranger] = [await as('manager'), await again('manager'), await as('stranger')]
        const key = (await manager.post('/api-keys', { name: 'Reports', scope: ['orders:read'], days: 30 })).json
        const bearer = { authorization: `Bearer ${key.secret}` }
        expect((await stranger.get('/orders?perPage=1', bearer)).status).toBe(200)

        const { status, json } = await leave(manager, 'manager', { reason: 'A sabbatical' })
        expect(status).toBe(200)
        const days = (Date.parse(json.until) - Date.now()) / 86_400_000
        expect(Math.round(days)).toBe(30)
        await nobodyAnymore(manager)
        await nobodyAnymore(elsewhere)
        expect((await stranger.get('/orders?perPage=1', bearer)).status).toBe(401)

        const back = await again('manager')
        expect((await back.get('/me')).json.leaving).toEqual({ kind: 'deactivate', until: json.until })
        for (const path of ['/orders', '/users', '/notices', '/sessions', '/events']) {
          const refused = await back.get(path)
          expect([path, refused.status, refused.json?.code]).toEqual([path, 403, 'closed_account'])
        }
        expect((await leave(back, 'manager')).status).toBe(409)
      })

      test('is told by a mail, and nothing else is from then on', async () => {
        const [owner, support] = [await as('owner'), await as('support')]
        await support.put('/notices/settings', {
          channels: { mentioned: { product: true, mail: true, digest: false } },
        })
        const { id } = (await support.get('/me')).json
        await leave(support, 'support', { kind: 'delete' })
        await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: `Ask <@${id}>` })
        const mails: Json[] = (await owner.get(`/outbox?q=${emailOf('support')}`)).json
        expect(mails.map(({ subject }) => subject)).toEqual([
          expect.stringMatching(/^Your account is closed and will be deleted on/),
        ])
      })

      test('hands open work over to somebody else who is there', async () => {
        const [support, owner] = [await as('support'), await as('owner')]
        const [{ id }, heir] = [(await support.get('/me')).json, (await owner.get('/me')).json.id]
        const viewer = (await (await as('viewer')).get('/me')).json.id
        for (const ticketsTo of [id, 9999, viewer]) {
          const { status, json } = await leave(support, 'support', { ticketsTo })
          expect([status, json.fields.ticketsTo.code]).toEqual([422, 'unknown_record'])
        }
        const { ticket } = (await support.post('/tickets', { subject: 'Mine', describe: 'It is', assigneeId: id })).json
        const closed = (
          await support.post('/tickets', { subject: 'Old', describe: 'Done', assigneeId: id, status: 'Closed' })
        ).json.ticket
        await owner.put(`/users?id=${id}`, { accessRole: 'manager' })
        const { view } = (await support.post('/views', { list: 'orders', name: 'All', search: '', shared: true })).json
        expect((await leave(support, 'support', { ticketsTo: heir, viewsTo: heir })).status).toBe(200)
        expect((await owner.get(`/tickets?id=${ticket.id}`)).json.assigneeId).toBe(heir)
        expect((await owner.get(`/tickets?id=${closed.id}`)).json.assigneeId).toBe(id)
        const views: Json[] = (await owner.get('/views?list=orders')).json
        expect(views.find((each) => each.id === view.id).owner.id).toBe(heir)
        const [told] = (await owner.get(`/changes?entity=tickets&record=${ticket.id}`)).json
        expect(told).toMatchObject({ actor: { id }, after: { assigneeId: heir } })
      })

      test.each([
        [{ confirmation: 'somebody@else.test' }, 'confirmation', 'wrong'],
        [{ password: 'not the password' }, 'password', 'wrong'],
        [{ kind: 'vanish' }, 'kind', 'choice'],
      ])('wants it meant and shown by whom: %j', async (wish, field, code) => {
        const viewer = await as('viewer')
        const { status, json } = await leave(viewer, 'viewer', wish)
        expect([status, json.fields[field].code]).toEqual([422, code])
        expect((await viewer.get('/orders?perPage=1')).status).toBe(200)
      })

      test('lets nobody guess faster than at a sign-in', async () => {
        const viewer = await as('viewer')
        const guess = () => leave(viewer, 'viewer', { password: 'not the password' })
        let answer = await guess()
        for (let i = 0; i < 12 && answer.status === 422; i++) answer = await guess()
        expect([answer.status, answer.json.code]).toEqual([429, 'too_many_requests'])
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      })

      test('asks for the second factor where there is one', async () => {
        const viewer = await as('viewer')
        const { secret } = (await viewer.post('/two-factor/start', { password })).json
        await viewer.post('/two-factor/confirm', { code: await codeFor(secret) })
        expect((await viewer.get('/deactivation')).json.asksCode).toBe(true)
        expect((await leave(viewer, 'viewer')).json.fields.code.code).toBe('required')
        expect((await leave(viewer, 'viewer', { code: '000000' })).json.fields.code.code).toBe('wrong')
        expect((await leave(viewer, 'viewer', { code: await codeFor(secret, 1) })).status).toBe(200)
      })

      test('is refused to the last owner, and to one of two who leave at the same moment', async () => {
        const [owner, admin] = [await as('owner'), await as('admin')]
        const refused = await leave(owner, 'owner')
        expect([refused.status, refused.json.message]).toEqual([
          409,
          "The last owner can't close their account: make someone else an owner first",
        ])
        const { id } = (await admin.get('/me')).json
        await owner.put(`/users?id=${id}`, { accessRole: 'owner' })
        const answers = await Promise.all([leave(owner, 'owner'), leave(admin, 'admin')])
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      })

      test('by one of two owners keeps the other from being demoted', async () => {
        const [owner, admin] = [await as('owner'), await as('admin')]
        const [{ id }, mine] = [(await admin.get('/me')).json, (await owner.get('/me')).json.id]
        await owner.put(`/users?id=${id}`, { accessRole: 'owner' })
        await leave(admin, 'admin')
        const { json } = await owner.put(`/users?id=${mine}`, { accessRole: 'viewer' })
        expect(json.fields.accessRole.code).toBe('last_owner')
      })
    },

    return: () => {
      test('opens everything again but the keys, and is told', async () => {
        const support = await as('support')
        expect((await support.post('/deactivation/return')).status).toBe(409)
        await leave(support, 'support', { kind: 'delete' })
        const back = await again('support')
        expect((await back.post('/deactivation/return')).json).toEqual({ returned: true })
        expect((await back.get('/me')).json.leaving).toBeNull()
        expect((await back.get('/orders?perPage=1')).status).toBe(200)
        const history: Json[] = (await back.get('/security/history')).json
        expect(history.map(({ kind }) => kind)).toEqual(['returned', 'signed_in', 'left', 'signed_in'])
        const told: Json[] = (await back.get('/notices')).json.notices
        expect(told.map(({ event }) => event)).toEqual(['returned', 'deactivated'])
      })
    },

    data: () => {
      test('is all that is stored of oneself, as a file, without what lets anybody in', async () => {
        const support = await as('support')
        const { id } = (await support.get('/me')).json
        const key = (await support.post('/api-keys', { name: 'Reports', scope: ['orders:read'], days: 30 })).json
        await support.put('/social', { links: [{ network: 'github', url: 'https://github.com/beatriz' }] })
        await support.put('/me/profile', { bio: 'Ask me about lamps' })
        await support.put('/me/settings', { timeZone: 'Asia/Tokyo' })
        await support.put('/notices/settings', { digestAt: '19:30' })
        await support.post('/me/email', { email: 'beatriz@example.com' })
        await support.post('/notes', { about: { entity: 'orders', record: '3' }, text: 'Called back' })
        const { status, headers, json, text } = await support.get('/me/data')
        expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="my-data.json"'])
        expect(json.profile).toMatchObject([{ id, email: emailOf('support'), bio: 'Ask me about lamps' }])
        expect(json.settings).toMatchObject([{ timeZone: 'Asia/Tokyo' }])
        expect(json.noticeSettings).toMatchObject([{ digestAt: '19:30' }])
        expect(json.emailChange).toMatchObject([{ email: 'beatriz@example.com' }])
        expect(json.notes.at(-1)).toMatchObject({ text: 'Called back' })
        expect(json.changesMade.at(-1)).toMatchObject({ entity: 'notes', action: 'create' })
        expect(json.securityHistory.map(({ kind }: Json) => kind)).toContain('data_exported')
        expect([json.sessions.length, json.apiKeys.length, json.views, json.series]).toEqual([1, 1, [], []])
        for (const secret of [key.secret, '"token"', '"key"', '"password"']) expect(text).not.toContain(secret)
      })

      test('is nothing for a key', async () => {
        const [manager, stranger] = [await as('manager'), await as('stranger')]
        const key = (await manager.post('/api-keys', { name: 'Reports', scope: ['orders:read'], days: 30 })).json
        const { status } = await stranger.get('/me/data', { authorization: `Bearer ${key.secret}` })
        expect(status).toBe(403)
      })
    },

    of: () => {
      test('tells those who look after people', async () => {
        const [viewer, admin] = [await as('viewer'), await as('admin')]
        const { id } = (await viewer.get('/me')).json
        expect((await admin.get(`/deactivation/of?id=${id}`)).json).toEqual({ leaving: null })
        await leave(viewer, 'viewer', { reason: 'A sabbatical' })
        expect((await admin.get(`/deactivation/of?id=${id}`)).json.leaving).toMatchObject({
          kind: 'deactivate',
          reason: 'A sabbatical',
        })
        expect((await admin.get('/deactivation/of?id=9999')).status).toBe(404)
      })
    },

    readmit: () => {
      test('opens what was deactivated, and not what is to be deleted', async () => {
        const [viewer, support, admin] = [await as('viewer'), await as('support'), await as('admin')]
        const ids = [(await viewer.get('/me')).json.id, (await support.get('/me')).json.id]
        const readmit = (id: number) => admin.post('/deactivation/readmit', { id })
        expect((await readmit(ids[0])).status).toBe(409)
        expect((await readmit(9999)).status).toBe(404)
        await leave(viewer, 'viewer')
        await leave(support, 'support', { kind: 'delete' })
        expect((await readmit(ids[0])).json).toEqual({ returned: true })
        expect((await readmit(ids[1])).status).toBe(409)
        expect((await (await again('viewer')).get('/me')).json.leaving).toBeNull()
      })

      test('leaves owners to owners', async () => {
        const [owner, admin, manager] = [await as('owner'), await as('admin'), await as('manager')]
        const [{ id }, mine] = [(await manager.get('/me')).json, (await owner.get('/me')).json.id]
        await owner.put(`/users?id=${id}`, { accessRole: 'owner' })
        await leave(owner, 'owner')
        expect((await admin.post('/deactivation/readmit', { id: mine })).status).toBe(403)
      })
    },
  }
}

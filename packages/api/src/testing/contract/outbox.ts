import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'
import { linkOf, mailTo } from './mails.ts'

/** Tests the outbox itself; the content of mails is tested where they are sent. */
export const outboxTests = ({ as }: Given): Tests<'outbox'> => ({
  status: () => {
    test('says nothing of servers that are not configured, and is for those who may read mails', async () => {
      const [admin, manager] = [await as('admin'), await as('manager')]
      const { status, json } = await admin.get('/outbox/status')
      expect([status, json]).toEqual([200, { outgoing: null, mailbox: null }])
      expect((await manager.get('/outbox/status')).status).toBe(403)
    })
  },
  list: () => {
    test('is empty at first, and takes the parameters of a list', async () => {
      const admin = await as('admin')
      const { status, json, headers } = await admin.get(
        '/outbox?page=1&perPage=10&state=waiting&sort=-createdAt&q=nobody',
      )
      expect([status, json, headers.get('x-total-count')]).toEqual([200, [], '0'])
      expect((await admin.get('/outbox?state=lost')).status).toBe(400)
    })
  },
  read: () => {
    test('knows no mail that was not written', async () => {
      const admin = await as('admin')
      for (const id of ['1', '4711', 'nonsense']) {
        const { status, json } = await admin.get(`/outbox?id=${id}`)
        expect([status, json.message]).toEqual([404, 'Mail not found'])
      }
    })

    test('shows an invitation to those only who may give what it gives', async () => {
      const [owner, admin, stranger] = [await as('owner'), await as('admin'), await as('stranger')]
      const invite = async (accessRole: string) => {
        const email = `${accessRole}@example.com`
        expect((await owner.post('/invitations', { email, accessRole, locale: 'en' })).status).toBe(201)
        return await mailTo(owner, email, 'invitation')
      }
      const ofOwner = await invite('owner')
      expect(linkOf(ofOwner).get('invite')).toBeTruthy()
      const seen = await admin.get(`/outbox?id=${ofOwner.id}`)
      expect([seen.status, seen.json.content]).toEqual([200, null])
      const ofManager = await invite('manager')
      const token = linkOf((await admin.get(`/outbox?id=${ofManager.id}`)).json).get('invite')
      const done = { token, name: 'Max', password: 'a longer password', locale: 'en' }
      expect((await stranger.post('/invitations/accept', done)).status).toBe(201)
    })

    test('shows the way into an account to those only who may impersonate its person, and tells that person', async () => {
      const [owner, admin, stranger] = [await as('owner'), await as('admin'), await as('stranger')]
      for (const role of ['viewer', 'manager', 'admin', 'owner'] as const) {
        await stranger.post('/password-reset', { email: emailOf(role) })
        const mail = await mailTo(owner, emailOf(role), 'passwordReset')
        expect([role, mail.content.link]).toEqual([role, expect.stringContaining('token=')])
        expect([role, (await admin.get(`/outbox?id=${mail.id}`)).json.content]).toEqual([role, null])
      }
      const manager = await as('manager')
      const { id } = await mailTo(owner, emailOf('manager'), 'passwordReset')
      await owner.get(`/outbox?id=${id}`)
      const { name } = (await owner.get('/me')).json
      const read = (await manager.get('/security/history')).json.filter(({ kind }: Json) => kind === 'secret_mail_read')
      expect(read).toMatchObject([{ by: name, address: '' }])
      const { notices } = (await manager.get('/notices')).json
      expect(notices.filter(({ event }: Json) => event === 'secret_mail_read')).toMatchObject([{ data: { by: name } }])
    })

    test('has no code and no link in what the list shows and finds', async () => {
      const [owner, stranger] = [await as('owner'), await as('stranger')]
      const ada = { name: 'Ada', email: 'ada@example.com', password: 'a longer password', locale: 'en' }
      await stranger.post('/registration', ada)
      const mail = await mailTo(owner, ada.email, 'verification')
      const code = linkOf(mail).get('code') ?? ''
      expect(code).toMatch(/^\d{6}$/)
      expect((await owner.get('/outbox')).text).not.toContain(code)
      expect((await owner.get(`/outbox?q=${code}`)).json).toEqual([])
    })
  },
  file: () => {
    test('knows no file of a mail that has none', async () => {
      const admin = await as('admin')
      await (await as('stranger')).post('/password-reset', { email: emailOf('viewer') })
      const { id } = await mailTo(await as('owner'), emailOf('viewer'), 'passwordReset')
      for (const query of [`id=${id}&name=a.pdf`, 'id=4711&name=a.pdf', 'id=x&name=a.pdf']) {
        const { status, json } = await admin.get(`/outbox/file?${query}`)
        expect([status, json.message]).toEqual([404, 'File not found'])
      }
    })
  },
  again: () => {
    test('sends nothing twice that is on its way', async () => {
      const admin = await as('admin')
      await (await as('stranger')).post('/password-reset', { email: emailOf('viewer') })
      const { id } = await mailTo(await as('owner'), emailOf('viewer'), 'passwordReset')
      expect((await admin.post('/outbox/again', { id })).status).toBe(409)
      expect((await admin.post('/outbox/again', { id: 4711 })).status).toBe(404)
    })
  },
})

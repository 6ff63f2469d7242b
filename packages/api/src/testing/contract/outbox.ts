import { expect, test } from 'vitest'
import { emailOf, type Given, type Tests } from './given.ts'
import { mailTo } from './mails.ts'

/** The flows that write mails look at what they say; here is what the outbox itself is like. */
export const outboxTests = ({ as }: Given): Tests<'outbox'> => ({
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

import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

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
})

import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { over } from './jobs.ts'

const products = [{ title: 'Lamp', quantity: 3, price: 20 }]

const outcomeOf = async (client: Client, body: object): Promise<Json> => {
  const { status, json } = await client.post('/invoices/batches', body)
  expect([status, json.message]).toEqual([202, undefined])
  const job = await over(client, json.job.id)
  const refused: Json[] = (await client.get(`/jobs/refused?id=${job.id}`)).json
  return { ...job, refused: refused.map(({ id }) => id) }
}

export const batchTests = ({ as }: Given): Tests<'batches'> => ({
  start: () => {
    test('issues all drafts that match in the background, in their order and without gaps', async () => {
      const manager = await as('manager')
      for (let made = 0; made < 3; made++) await manager.post('/invoices/drafts', { customer: { id: 6 }, products })
      const job = await outcomeOf(manager, { kind: 'issue', selection: { query: 'customerId=6', except: ['DRAFT-2'] } })
      expect(job).toMatchObject({ kind: 'issue', state: 'done', total: 2, changed: 2, refused: [] })
      const idOf = async (draft: string) => (await manager.get(`/invoices?id=${draft}`)).json.id
      expect([await idOf('DRAFT-1'), await idOf('DRAFT-2'), await idOf('DRAFT-3')]).toEqual([
        ...['INV-020', 'DRAFT-2', 'INV-021'],
      ])
    })

    test('voids what is owed and was not paid, with its reason, and leaves the rest as it is', async () => {
      const manager = await as('manager')
      const made = async () => (await manager.post('/invoices', { customer: { id: 6 }, products })).json.invoice.id
      const [first, paid, last] = [await made(), await made(), await made()]
      await manager.post('/payments', { method: 'Cash', parts: [{ invoiceId: paid, amount: 1 }] })
      const selection = { ids: [first, paid, last] }
      const job = await outcomeOf(manager, { kind: 'void', selection, reason: 'Sent twice' })
      expect(job).toMatchObject({ state: 'done', total: 2, changed: 2 })
      const states = await Promise.all(
        [first, paid, last].map(async (id) => (await manager.get(`/invoices?id=${id}`)).json.state),
      )
      expect(states).toEqual(['void', 'partlyPaid', 'void'])
      const undone = await manager.post('/changes/undo', { batch: job.batch })
      expect(undone.status).toBeLessThan(300)
    })

    test('is for those who may write invoices, and voids nothing without a reason', async () => {
      const [viewer, manager] = [await as('viewer'), await as('manager')]
      const selection = { query: '', except: [] }
      expect((await viewer.post('/invoices/batches', { kind: 'issue', selection })).status).toBe(403)
      const { status, json } = await manager.post('/invoices/batches', { kind: 'void', selection })
      expect([status, Object.keys(json.fields)]).toEqual([422, ['reason']])
    })
  },
})

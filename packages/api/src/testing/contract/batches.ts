import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { untilOver } from './jobs.ts'

const products = [{ title: 'Lamp', quantity: 3, price: 20 }]

const outcomeOf = async (client: Client, body: object): Promise<Json> => {
  const { status, json } = await client.post('/invoices/batches', body)
  expect([status, json.message]).toEqual([202, undefined])
  const job = await untilOver(client, json.job.id)
  const refused: Json[] = (await client.get(`/jobs/refused?id=${job.id}`)).json
  return { ...job, refused: refused.map(({ id }) => id) }
}

/** Returns true if this host makes PDF files. */
const makesPdf = async (client: Client): Promise<boolean> => (await client.get('/billing')).json.makesPdf

/** Returns the file of a job about two invoices. */
const bundleOf = async (client: Client, kind: 'zip' | 'print'): Promise<Json> => {
  const { json } = await client.post('/invoices/bundles', { kind, selection: { ids: ['INV-003', 'INV-002'] } })
  return untilOver(client, json.job.id)
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

  bundle: () => {
    test('is for those who may read invoices, where the host makes files', async () => {
      const [viewer, admin] = [await as('viewer'), await as('admin')]
      const isMade = await makesPdf(admin)
      const body = { kind: 'zip', selection: { query: '', except: ['INV-001'] } }
      const { status, json } = await viewer.post('/invoices/bundles', body)
      expect(status).toBe(isMade ? 202 : 404)
      if (!isMade) return
      const job = await untilOver(viewer, json.job.id)
      const { states } = (await viewer.get('/invoices/state-counts')).json
      const total = states.reduce((sum: number, { count }: Json) => sum + count, -1)
      expect(job).toMatchObject({ kind: 'zip', state: 'done', total, changed: total, refused: 0 })
      expect(Date.parse(job.fileUntil) - Date.parse(job.endedAt)).toBe(24 * 60 * 60 * 1000)
      expect((await admin.post('/invoices/bundles', { ...body, kind: 'paper' })).status).toBe(422)
    })
  },

  zip: () => {
    test('has the files of the invoices, for whoever asked for them alone', async () => {
      const [admin, manager] = [await as('admin'), await as('manager')]
      if (!(await makesPdf(admin))) return
      const { id } = await bundleOf(admin, 'zip')
      const { text, headers } = await admin.get(`/invoices/bundles.zip?id=${id}`)
      expect([text.startsWith('PK'), headers.get('content-type')]).toEqual([true, 'application/zip'])
      expect(['INV-001.pdf', 'INV-002.pdf', 'INV-003.pdf'].filter((name) => text.includes(name))).toEqual([
        ...['INV-002.pdf', 'INV-003.pdf'],
      ])
      expect((await manager.get(`/invoices/bundles.zip?id=${id}`)).status).toBe(404)
      expect((await admin.get(`/invoices/bundles.pdf?id=${id}`)).status).toBe(404)
    })
  },

  print: () => {
    test('has all pages of the invoices in one file', async () => {
      const admin = await as('admin')
      if (!(await makesPdf(admin))) return
      const { id } = await bundleOf(admin, 'print')
      const { text, headers } = await admin.get(`/invoices/bundles.pdf?id=${id}`)
      expect(headers.get('content-disposition')).toBe('attachment; filename="invoices.pdf"')
      expect([text.slice(0, 5), text.match(/\/Type \/Page\n/g)?.length]).toEqual(['%PDF-', 2])
      expect((await admin.get('/invoices/bundles.pdf?id=x')).status).toBe(404)
    })
  },
})

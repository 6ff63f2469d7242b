import { maxBundleBytes } from '@quarterdeck/contract/system/batches'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { untilOver } from '../../testing/contract/jobs.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const hourMs = 60 * 60 * 1000

let app: TestApp
let owner: Client
let at: number
let drawn: number
let whenDrawn: () => Promise<unknown>

beforeAll(async () => {
  app = await openTestApp(undefined, {
    documents: {
      layOut: async () => '{}',
      toPdf: async ({ number }) => {
        drawn++
        await whenDrawn()
        return new TextEncoder().encode(`%PDF ${number}`)
      },
    },
    now: () => new Date(at),
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  at = Date.now()
  drawn = 0
  whenDrawn = async () => undefined
  owner = clientOf(await app.as(emailOf('admin')))
})

const all = { query: '', except: [] }
const begin = async () => (await owner.post('/invoices/bundles', { kind: 'zip', selection: all })).json.job.id
const make = async () => untilOver(owner, await begin())
const fileOf = (id: string) => owner.get(`/invoices/bundles.zip?id=${id}`)
const partsOf = async (id: string) =>
  (await app.db.selectFrom('jobFiles').select('name').where('jobId', '=', id).execute()).length

test('an invoice that says too much is left out of the file and named, and the others are in it', async () => {
  await app.db
    .updateTable('invoices')
    .set({ terms: '請求書の品目'.repeat(12_000) })
    .where('id', '=', 'INV-002')
    .execute()
  const job = await make()
  expect(job).toMatchObject({ state: 'done', changed: job.total - 1, refused: 1 })
  expect((await owner.get(`/jobs/refused?id=${job.id}`)).json).toMatchObject([
    { id: 'INV-002', code: 'document_too_long' },
  ])
  const { text } = await fileOf(job.id)
  expect(['INV-001.pdf', 'INV-002.pdf', '%PDF INV-003'].map((part) => text.includes(part))).toEqual([true, false, true])
  expect(drawn).toBe(job.changed)
})

test('work that is stopped leaves no file', async () => {
  // None of them was drawn before.
  await app.db.updateTable('invoices').set({ notes: 'To be stopped' }).execute()
  const begun = Promise.withResolvers<string>()
  whenDrawn = async () => {
    if (drawn === 15) await owner.post(`/jobs/cancel?id=${await begun.promise}`)
  }
  const id = await begin()
  begun.resolve(id)
  expect(await untilOver(owner, id)).toMatchObject({ state: 'cancelled', fileUntil: null })
  expect([await partsOf(id), (await fileOf(id)).status]).toEqual([0, 404])
})

test('a file is kept for a day, and cleared away then', async () => {
  const { id } = await make()
  at += 23 * hourMs
  expect((await fileOf(id)).status).toBe(200)
  at += 2 * hourMs
  expect((await fileOf(id)).status).toBe(404)
  expect(await partsOf(id)).toBeGreaterThan(0)
  await app.resume()
  await app.idle()
  expect(await partsOf(id)).toBe(0)
})

test('the oldest file of whoever asks goes where the next one does not fit beside it', async () => {
  const first = await make()
  at += hourMs
  const second = await make()
  await app.db.updateTable('jobs').set({ fileBytes: maxBundleBytes }).where('id', '=', first.id).execute()
  at += hourMs
  const third = await make()
  const kept = await Promise.all([first, second, third].map(({ id }) => partsOf(id)))
  expect(kept.map((parts) => parts > 0)).toEqual([false, true, true])
  expect((await owner.get(`/jobs?id=${first.id}`)).json.fileUntil).toBeNull()
})

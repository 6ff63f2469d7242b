import { Problem } from '@quarterdeck/contract/kit/problem'
import { documents } from '@quarterdeck/server/pdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: Client
let viewer: Client
let stranger: Client
let drawn: string[]
let isFull = false

/** Draws as a host with one database connection does: only when the connection is free, so never during a transaction. */
const draw = async (what: 'paper' | 'file') => {
  await app.db.selectFrom('users').select('id').limit(1).execute()
  if (isFull) throw new Problem('busy', { retryAfter: 5 })
  drawn.push(what)
}

beforeAll(async () => {
  app = await openTestApp(undefined, {
    documents: {
      layOut: async (document) => {
        await draw('paper')
        return JSON.stringify(await documents.layOut(document))
      },
      toPdf: async (document) => {
        await draw('file')
        return new TextEncoder().encode(`%PDF ${document.number} ${document.rows.length}`)
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  drawn = []
  isFull = false
  owner = clientOf(await app.as(emailOf('admin')))
  viewer = clientOf(await app.as(emailOf('viewer')))
  stranger = clientOf(await app.as(undefined))
})

const draft = (lines: number, title: string) => ({
  customer: { id: 5 },
  products: Array.from({ length: lines }, (_, index) => ({ title: `${title} ${index}`, quantity: 1, price: 1 })),
  billingAddress: { email: 'ada@example.com' },
})
const create = async (lines = 1) => (await owner.post('/invoices', draft(lines, 'Consulting'))).json.invoice.id

const linkTo = async (invoiceId: string) => {
  const { json } = await owner.post('/invoice-links', { invoiceId })
  return json.address.split('/i/')[1]
}

test('nothing is drawn while a transaction is open, and each of what is sent once', async () => {
  const ids = [await create(1), await create(2), await create(3)]
  const sent = await owner.post('/invoices/send', { ids })
  expect(sent.status).toBe(200)
  expect(drawn).toEqual(['file', 'file', 'file'])
  const mails = await app.db.selectFrom('outbox').select(['id']).where('invoiceId', 'in', ids).execute()
  expect(mails).toHaveLength(3)

  const others = [await create(4), await create(5)]
  const plan = (await owner.post('/invoices/mailings', { kind: 'send', selection: { ids: others } })).json
  expect((await owner.post('/invoices/mailings/send', { id: plan.id })).status).toBe(202)
  await app.idle()
  expect(drawn).toHaveLength(5)

  expect((await viewer.post('/invoices/preview', draft(2, 'Preview'))).status).toBe(200)
  const opened = await stranger.post('/invoices/shared', { token: await linkTo(ids[0]) })
  expect([opened.status, opened.json.paper.pages.length]).toEqual([200, 1])
  expect(drawn.slice(5)).toEqual(['paper', 'paper'])
})

test('whoever asks for the same at once waits for one drawing, and later nothing is drawn until it shows something else', async () => {
  const id = await create()
  const token = await linkTo(id)
  const files = await Promise.all(Array.from({ length: 8 }, () => stranger.get(`/invoices/shared.pdf?token=${token}`)))
  expect(new Set(files.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set([`200 %PDF ${id} 1`]))
  await owner.get(`/invoices/document.pdf?id=${id}`)
  expect(drawn).toEqual(['file'])
  await owner.put(`/invoices?id=${id}`, { terms: 'At once' })
  await owner.get(`/invoices/document.pdf?id=${id}`)
  expect(drawn).toEqual(['file', 'file'])
})

test('where too much is drawn nothing is changed, and a client is told when to come again', async () => {
  const id = await create(6)
  const token = await linkTo(id)
  isFull = true
  const asked = [
    () => viewer.get(`/invoices/document.pdf?id=${id}`),
    () => viewer.post('/invoices/preview', draft(2, 'Another preview')),
    () => stranger.post('/invoices/shared', { token }),
    () => owner.post('/invoices/send', { ids: [id] }),
  ]
  for (const ask of asked) {
    const { status, json, headers } = await ask()
    expect([status, json.code, headers.get('retry-after')]).toEqual([503, 'busy', '5'])
  }
  expect((await owner.get(`/invoices/mails?id=${id}`)).json).toEqual([])
  isFull = false
  expect((await owner.post('/invoices/send', { ids: [id] })).status).toBe(200)
})

test('what says too much is refused, where it is written and where it is drawn', async () => {
  const title = '請求書の品目と納品書'.repeat(5)
  const refused = await owner.post('/invoices', draft(1000, title))
  expect([refused.status, refused.json.fields.products]).toMatchObject([422, { code: 'too_long', limit: 40_000 }])
  expect((await viewer.post('/invoices/preview', draft(1000, title))).status).toBe(422)

  const [long, other] = [await create(), await create()]
  await app.db
    .updateTable('invoices')
    .set({ terms: title.repeat(1300) })
    .where('id', '=', long)
    .execute()
  for (const path of ['document', 'document.pdf']) {
    const { status, json } = await viewer.get(`/invoices/${path}?id=${long}`)
    expect([status, json.code]).toEqual([422, 'document_too_long'])
    expect(json.message).toContain('too long to be drawn')
  }
  const many = String.fromCodePoint(...Array.from({ length: 3000 }, (_, index) => 0x4e00 + index))
  await app.db.updateTable('invoices').set({ notes: many }).where('id', '=', other).execute()
  expect((await viewer.get(`/invoices/document?id=${other}`)).json.code).toBe('document_too_long')

  // One long document doesn't block the others.
  const { text } = await owner.get(`/invoices/documents.zip?ids=${long}&ids=INV-001`)
  for (const part of ['INV-001.pdf', '%PDF INV-001', `${long}.txt`, 'too long to be drawn'])
    expect(text).toContain(part)
})

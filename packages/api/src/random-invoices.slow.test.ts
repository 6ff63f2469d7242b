import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { documents } from '@quarterdeck/server/pdf'
import { takeText, textsInPdf } from '@quarterdeck/server/pdf-texts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Documents } from './kit/ports.ts'
import { companyOf, type Seller } from './sales/company/index.ts'
import { billOf, missingIn } from './sales/e-invoices/bill.ts'
import { sumsOf } from './sales/e-invoices/terms.ts'
import { documentOf, type InvoiceDoc, repository } from './sales/invoices/index.ts'
import { examine } from './system/doctor/index.ts'
import { type Client, clientOf, type Json } from './testing/client.ts'
import { compareDocument, comparePaper, textsIn } from './testing/compare-paper.ts'
import { anyInvoice, cents, sum, totalsOf } from './testing/random-invoices.ts'
import { sized } from './testing/size.ts'
import { storeInvoices } from './testing/store-invoices.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** Number of batches, 100,000 invoices in total with `npm run test:all`; each batch is listed and exported as a whole. */
const parts = sized(1, 20)
const many = sized(100, 5000)
/** Number of invoices per batch that are created by requests and drawn; the others are inserted directly. */
const some = 25

let testApp: TestApp
let owner: Client
/** Content of the last downloaded file. */
let file: Uint8Array<ArrayBuffer>

const toPdf: Documents['toPdf'] = async (...given) => {
  file = (await documents.toPdf?.(...given)) ?? new Uint8Array()
  return file
}

const layOut = async (document: PrintedDocument) => JSON.stringify(await documents.layOut(document))

beforeAll(async () => {
  testApp = await openTestApp(undefined, { documents: { layOut, toPdf } })
})
beforeEach(async () => {
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const done = async (path: string, sent: Json): Promise<Json> => {
  const { status, json } = await owner.post(path, sent)
  expect([path, status < 300, json.fields]).toEqual([path, true, undefined])
  return json
}

/** Returns an invoice after payments and credits of some, so that the amount due is compared, too. */
const live = async (sent: Json, index: number): Promise<Json> => {
  const { id, totalAmount, owedAmount } = (await done('/invoices', sent)).invoice
  const amount = Math.floor(cents(totalAmount) / 3) / 100
  if (amount > 0 && owedAmount > 0) {
    if (index % 3 === 1) await done('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount }] })
    if (index % 3 === 2) await done('/invoices/credit', { id, amount, reason: 'x' })
  }
  return (await owner.get(`/invoices?id=${id}`)).json
}

/** Compares a response with the contract's computation, which forms show. */
const compareForm = (said: Json, sent: Json) => {
  const { products, taxes, tax, totalAmount } = said
  expect({ totals: products.map(({ total }: Json) => total), taxes, tax, totalAmount }).toEqual(totalsOf(sent))
  expect(cents(tax)).toBe(taxes.length > 0 ? sum(taxes.map((one: Json) => cents(one.amount))) : cents(sent.tax))
}

/** Compares the texts of the paper and of its file, page by page. */
const compareDrawn = async (said: Json) => {
  const paper = (await owner.get(`/invoices/document?id=${said.id}`)).json
  comparePaper(paper, said)
  expect((await owner.get(`/invoices/document.pdf?id=${said.id}`)).status).toBe(200)
  const pages = textsInPdf(file)
  expect(pages).toHaveLength(paper.pages.length)
  for (const [index, boxes] of paper.pages.entries()) {
    const left = [...(pages[index] ?? [])]
    for (const box of textsIn(boxes)) expect(takeText(left, box).text).toBe(box.text)
    expect(left).toEqual([])
  }
}

/** Compares the totals of an e-invoice in which everything has a rate. */
const compareFile = (doc: InvoiceDoc, seller: Seller, said: Json) => {
  const bill = billOf(doc, seller)
  if (missingIn(doc, bill).some((lack) => lack === 'lines' || lack === 'rates')) return
  const { gross, tax } = sumsOf(bill)
  expect([said.id, gross, tax]).toEqual([said.id, cents(said.totalAmount), cents(said.tax)])
}

/** Compares the totals of lines and of the list with sums by the database. */
const compareDatabase = async (all: readonly Json[]) => {
  const { rows } = await sql<{ line: string }>`
    select "invoiceId" || ' ' || "position" as line from "invoiceLines"
    where "total" <> round("price"::text::numeric * "quantity"::text::numeric * (100 - "discount"::text::numeric) / 100)`.execute(
    testApp.db,
  )
  expect(rows).toEqual([])
  const { states, totalAmount } = (await owner.get('/invoices/state-counts')).json
  expect(cents(totalAmount)).toBe(sum(all.map((one) => cents(one.totalAmount))))
  const paid = states.find(({ state }: Json) => state === 'paid')
  const complete = all.filter(({ state }) => state === 'paid')
  expect([paid.count, cents(paid.amount)]).toEqual([
    complete.length,
    sum(complete.map((one) => cents(one.totalAmount))),
  ])
  const { outstanding } = (await owner.get('/invoices/figures')).json
  expect(cents(outstanding.amount)).toBe(sum(all.map(({ owedAmount }) => cents(owedAmount))))
  expect((await examine(testApp.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
}

const compareExport = async (listed: readonly Json[]) => {
  const fields = ['id', 'totalAmount', 'tax', 'taxes', 'products', 'paidAmount', 'owedAmount', 'state']
  const wish = { entity: 'invoices', selection: { query: '', except: [] }, fields }
  const { id } = (await owner.post('/exports', wish)).json
  const exported = (await owner.get(`/exports.jsonl?id=${id}`)).text
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  const known = new Map(exported.map((row) => [row.id, row]))
  for (const one of listed) {
    expect(known.get(one.id)).toEqual(Object.fromEntries(fields.map((field) => [field, one[field]])))
  }
}

const given = Array.from({ length: parts }, (_, index) => 17 + index)

test.each(given)(
  `${many} invoices of all kinds come to the same wherever they are read (%i)`,
  { timeout: 600_000 },
  async (seed) => {
    const sent = fc.sample(anyInvoice, { numRuns: many, seed })
    const answered: Json[] = []
    for (const [index, each] of sent.slice(0, some).entries()) answered.push(await live(each, index))
    const stored = await storeInvoices(testApp.db, sent.slice(some))

    const all: Json[] = (await owner.get('/invoices')).json
    const shown = new Map(all.map((one) => [one.id, one]))
    for (const { createAt: _, image: __, ...said } of answered) expect(shown.get(said.id)).toEqual(said)
    const listed = [...answered.map(({ id }) => id), ...stored].map((id) => shown.get(id))
    for (const [index, said] of listed.entries()) compareForm(said, sent[index])

    for (const said of answered) await compareDrawn(said)
    const seller = await companyOf(testApp.db)
    const docs = await testApp.db.transaction().execute((tx) => repository.lock(tx, stored))
    for (const doc of docs) {
      compareDocument(documentOf(doc, seller), shown.get(doc.id))
      compareFile(doc, seller, shown.get(doc.id))
    }
    await compareExport(listed)
    await compareDatabase(all)
  },
)

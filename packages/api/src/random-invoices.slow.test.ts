import { locales } from '@quarterdeck/contract/core/locales'
import { invoiceTotals, toDecimal, toMinor, toUnitPrice } from '@quarterdeck/contract/core/money'
import type { Paper, PaperText, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { documents } from '@quarterdeck/server/pdf'
import { textsInPdf } from '@quarterdeck/server/pdf-texts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examine } from './doctor/index.ts'
import { printFormats } from './files/printed.ts'
import type { Documents } from './ports.ts'
import { type Client, clientOf, type Json } from './testing/client.ts'
import { sized } from './testing/size.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** 100,000 in all, a part of them at a time: each part is listed and exported whole. */
const parts = sized(1, 20)
const many = sized(100, 5000)

let testApp: TestApp
let owner: Client
/** The bytes of the last file that was given out. */
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

const amount = fc.integer({ min: 0, max: 900_000 }).map(toDecimal)
const rate = fc.constantFrom(null, 0, 7, 8.25, 8.875, 19)
/** With four decimals. */
const places = (most: number) => fc.integer({ min: 1, max: most }).map((last) => last / 10_000)
const category = fc.constantFrom(null, 'Z', 'E', 'AE', 'G')
const sold = fc.record({
  id: fc.constantFrom(null, 1, 2),
  title: fc.constantFrom('Lamp', '=1+1', 'Übergröße', '椅子'),
  quantity: fc.oneof(fc.integer({ min: 1, max: 300 }), places(3_000_000)),
  unit: fc.constantFrom('C62', 'HUR', 'KWH', 'XBX'),
  price: fc.oneof(amount, places(90_000_000)),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  taxRate: rate,
})
/** What is not taxed may say why. */
const line = fc
  .tuple(sold, category)
  .map(([each, taxCategory]) => (each.taxRate === 0 ? { ...each, taxCategory } : each))
const whole = fc.record({
  customer: fc.constantFrom({ id: 4 }, { id: 6 }),
  // Some go over several pages, which carry what the lines came to.
  products: fc.oneof({ weight: 30, arbitrary: fc.array(line, { maxLength: 5 }) }, fc.array(line, { maxLength: 70 })),
  shippingCharge: amount,
  shippingTaxRate: rate,
  tax: amount,
  pricesIncludeTax: fc.boolean(),
  taxExemption: fc.constantFrom('', 'Medical'),
  status: fc.constantFrom('pending', 'complete'),
  language: fc.constantFrom(...locales),
  off: fc.constantFrom(0, 0, 1, 12, 100),
})
const invoice = whole.map(({ off, ...rest }) => {
  const goods = sum(totalsOf({ ...rest, discountAmount: 0 }).totals.map(cents))
  return { ...rest, discountAmount: toDecimal(Math.floor((goods * off) / 100)) }
})

const cents = (decimal: number) => Math.round(decimal * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

/** What the contract says that it comes to, as it is sent and answered. */
const totalsOf = (sent: Json) => {
  const { totals, taxes, tax, totalAmount } = invoiceTotals({
    ...sent,
    discountAmount: toMinor(sent.discountAmount),
    products: sent.products.map((product: Json) => ({ ...product, price: toUnitPrice(product.price) })),
    ...{ shippingCharge: toMinor(sent.shippingCharge), tax: toMinor(sent.tax) },
  })
  const wire = taxes.map(({ base, amount, ...tax }) => ({ ...tax, base: toDecimal(base), amount: toDecimal(amount) }))
  return { totals: totals.map(toDecimal), taxes: wire, tax: toDecimal(tax), totalAmount: toDecimal(totalAmount) }
}

const textsIn = (boxes: Paper['pages'][number]) => boxes.filter((box) => box.kind === 'text')

/** The cells of each row with what is written in them; in other scripts it comes in several pieces. */
const rowsOf = (texts: readonly PaperText[]) => {
  const rows = new Map<number, Map<number, string>>()
  for (const { cell, role, text } of texts) {
    if (!cell || role === 'columnheader') continue
    const [row, column] = cell
    const said = rows.get(row) ?? new Map<number, string>()
    rows.set(row, said.set(column, (said.get(column) ?? '') + text))
  }
  return [...rows.values()]
}

/** An amount as a reader understands it, with two places in every language. */
const read = (printed = '') => Number(printed.replaceAll(/\D/g, '')) * (/[-−]/.test(printed) ? -1 : 1)
const squeezed = (text = '') => text.replaceAll(/\s/g, '')

/** Holds what a document says against what the API answers, to the cent. */
const comparePaper = ({ pages }: Paper, said: Json) => {
  const texts = pages.flatMap(textsIn)
  const last = texts
    .filter(({ role }) => role === 'columnheader')
    .reduce((max, { cell }) => Math.max(max, cell?.[1] ?? 0), 0)
  // A line has a price as well; what is carried from page to page stands beside its name.
  const {
    line: lines = [],
    total: totals = [],
    carried = [],
  } = Object.groupBy(rowsOf(texts), (row) => {
    if (row.has(2)) return 'line'
    return row.has(last) ? 'total' : 'carried'
  })

  const each: number[] = said.products.map(({ total }: Json) => cents(total))
  expect(lines.map((row) => read(row.get(last)))).toEqual(each)

  const sums = each.map((_, index) => sum(each.slice(0, index + 1)))
  expect(carried).toHaveLength(2 * (pages.length - 1))
  for (const row of carried) expect(sums).toContain(read(row.get(1)))

  const taxes = said.taxes.map(({ amount: tax }: Json) => cents(tax))
  const before = [
    ...[-cents(said.discountAmount), cents(said.shippingCharge)].filter((some) => some !== 0),
    ...(said.taxes.length === 0 && said.tax !== 0 ? [cents(said.tax)] : taxes),
  ]
  const goods = sum(each)
  expect(totals.map((row) => read(row.get(last)))).toEqual([
    ...(before.length > 0 ? [goods, ...before] : []),
    cents(said.totalAmount),
  ])
  const { money } = printFormats(said.language)
  for (const [index, { base }] of said.taxes.entries()) {
    const label = totals.at(index - 1 - said.taxes.length)?.get(0)
    expect(squeezed(label)).toContain(squeezed(money(toMinor(base))))
  }
}

/** The texts of a file, page by page, are those of the paper. */
const compareFile = async ({ pages }: Paper, id: string) => {
  expect((await owner.get(`/invoices/document.pdf?id=${id}`)).status).toBe(200)
  const written = textsInPdf(file).map((page) => page.map(({ text }) => text).join(''))
  expect(written).toEqual(
    pages.map((boxes) =>
      textsIn(boxes)
        .map(({ text }) => text)
        .join(''),
    ),
  )
}

const given = Array.from({ length: parts }, (_, index) => 17 + index)

test.each(given)(
  `${many} invoices of all kinds come to the same wherever they are read (%i)`,
  {
    timeout: 2_400_000,
  },
  async (seed) => {
    const sent = fc.sample(invoice, { numRuns: many, seed })
    const answered: Json[] = []
    for (const each of sent) {
      const { status, json } = await owner.post('/invoices', each)
      expect([status, json.fields]).toEqual([201, undefined])
      const { products, taxes, tax, totalAmount } = json.invoice
      expect({ totals: products.map(({ total }: Json) => total), taxes, tax, totalAmount }).toEqual(totalsOf(each))
      expect(cents(tax)).toBe(taxes.length > 0 ? sum(taxes.map((one: Json) => cents(one.amount))) : cents(each.tax))
      answered.push(json.invoice)
    }

    for (const [index, said] of answered.entries()) {
      const paper = (await owner.get(`/invoices/document?id=${said.id}`)).json
      comparePaper(paper, said)
      if (index % 50 === 0) await compareFile(paper, said.id)
    }

    const first = answered[0].id
    const listed: Json[] = (await owner.get('/invoices')).json.filter(({ id }: Json) => id >= first)
    const shown = answered.map(({ createAt: _, image: __, ...rest }) => rest)
    expect(listed).toEqual(shown)

    const fields = ['id', 'totalAmount', 'tax', 'taxes', 'products', 'paidAmount', 'owedAmount', 'state']
    const wish = { entity: 'invoices', selection: { query: '', except: [] }, fields }
    const { id } = (await owner.post('/exports', wish)).json
    const exported = (await owner.get(`/exports.jsonl?id=${id}`)).text
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row))
    const only = (one: Json) => Object.fromEntries(fields.map((field) => [field, one[field]]))
    expect(exported.filter((row) => row.id >= first)).toEqual(listed.map(only))

    const { states, totalAmount } = (await owner.get('/invoices/state-counts')).json
    const all: Json[] = (await owner.get('/invoices')).json
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
  },
)

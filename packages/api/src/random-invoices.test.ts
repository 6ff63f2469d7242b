import { invoiceTotals, toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from './doctor/index.ts'
import { type Client, clientOf, type Json } from './testing/client.ts'
import { openTestApp, type TestApp } from './testing/in-memory.ts'
import { sized } from './testing/size.ts'

const many = sized(150, 5000)

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const amount = fc.integer({ min: 0, max: 900_000 }).map(toDecimal)
const rate = fc.constantFrom(null, 0, 7, 8.25, 19)
const line = fc.record({
  id: fc.constantFrom(null, 1, 2),
  title: fc.constantFrom('Lamp', '=1+1', 'Übergröße', '椅子'),
  quantity: fc.integer({ min: 1, max: 300 }),
  price: amount,
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  taxRate: rate,
})
const invoice = fc.record({
  customer: fc.constantFrom({ id: 4 }, { id: 6 }),
  products: fc.array(line, { maxLength: 5 }),
  shippingCharge: amount,
  shippingTaxRate: rate,
  tax: amount,
  pricesIncludeTax: fc.boolean(),
  status: fc.constantFrom('pending', 'complete'),
})

const cents = (decimal: number) => Math.round(decimal * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

/** What the contract says that it comes to, as it is sent and answered. */
const totalsOf = (sent: Json) => {
  const { totals, taxes, tax, totalAmount } = invoiceTotals({
    ...sent,
    discountAmount: 0,
    products: sent.products.map((product: Json) => ({ ...product, price: toMinor(product.price) })),
    ...{ shippingCharge: toMinor(sent.shippingCharge), tax: toMinor(sent.tax) },
  })
  const wire = taxes.map(({ rate, base, amount }) => ({ rate, base: toDecimal(base), amount: toDecimal(amount) }))
  return { totals: totals.map(toDecimal), taxes: wire, tax: toDecimal(tax), totalAmount: toDecimal(totalAmount) }
}

test(`${many} invoices of all kinds come to the same in the answer, the list, the file and the database`, {
  timeout: 600_000,
}, async () => {
  const sent = fc.sample(invoice, { numRuns: many, seed: 17 })
  const answered: Json[] = []
  for (const each of sent) {
    const { status, json } = await owner.post('/invoices', each)
    expect([status, json.fields]).toEqual([201, undefined])
    const { products, taxes, tax, totalAmount } = json.invoice
    expect({ totals: products.map(({ total }: Json) => total), taxes, tax, totalAmount }).toEqual(totalsOf(each))
    expect(cents(tax)).toBe(taxes.length > 0 ? sum(taxes.map((one: Json) => cents(one.amount))) : cents(each.tax))
    answered.push(json.invoice)
  }

  const first = answered[0].id
  const listed: Json[] = (await owner.get('/invoices')).json.filter(({ id }: Json) => id >= first)
  const shown = answered.map(({ createAt: _, image: __, ...rest }) => rest)
  expect(listed).toEqual(shown)

  const fields = ['id', 'totalAmount', 'tax', 'taxes', 'products', 'paidAmount', 'owedAmount', 'state']
  const wish = { entity: 'invoices', selection: { query: '', except: [] }, fields }
  const { id } = (await owner.post('/exports', wish)).json
  const file = (await owner.get(`/exports.jsonl?id=${id}`)).text
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  const only = (one: Json) => Object.fromEntries(fields.map((field) => [field, one[field]]))
  expect(file.filter((row) => row.id >= first)).toEqual(listed.map(only))

  const { states, totalAmount } = (await owner.get('/invoices/state-counts')).json
  const all: Json[] = (await owner.get('/invoices')).json
  expect(cents(totalAmount)).toBe(sum(all.map((one) => cents(one.totalAmount))))
  const paid = states.find(({ state }: Json) => state === 'paid')
  const complete = all.filter(({ state }) => state === 'paid')
  expect([paid.count, cents(paid.amount)]).toEqual([
    complete.length,
    sum(complete.map((one) => cents(one.totalAmount))),
  ])
  expect((await examine(testApp.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { expect, test } from 'vitest'
import { blankInvoice, blankLine, draftOf, type InvoiceInput, inputOf, invoiceInput, patchOf } from './invoice-input.ts'

const begun = '2026-11-23T09:30:00.000Z'
const words = { tooManyLines: 'many', noLines: 'none', discountTooBig: 'big', installmentsOff: 'off' }

const typed = (change: Partial<InvoiceInput> = {}): InvoiceInput => ({
  ...blankInvoice('2026-11-23', 'de'),
  customerId: '8',
  products: [{ ...blankLine(19), title: 'Oak', quantity: 2, price: 12.5 }],
  ...change,
})

const problems = (input: InvoiceInput, isIssued = false) =>
  Object.fromEntries(
    invoiceInput({ isIssued: () => isIssued, words })
      .safeParse(input)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

const invoice = { ...typed(), ...draftOf(typed(), begun), id: 'DRAFT-1', version: 1 }
const base = { ...invoice, customer: { id: 8, name: 'Priya', image: '' } } as unknown as Invoice

test('one of today is of the moment in which it was begun, and due as many days later as was agreed', () => {
  expect(draftOf(typed(), begun)).toMatchObject({
    customer: { id: 8 },
    issueDate: begun,
    dueDate: '2026-12-07T09:30:00.000Z',
  })
  const onReceipt = draftOf(typed({ issuedOn: '2026-12-01', dueOn: '2026-12-01' }), begun)
  expect(onReceipt.dueDate).toBe(onReceipt.issueDate)
})

test('only what was changed is sent', () => {
  expect(patchOf(base, ['email', 'notes'], typed({ email: 'a@b.c', notes: 'N' }))).toEqual({
    billingAddress: { email: 'a@b.c' },
    notes: 'N',
  })
  expect(patchOf(base, ['dueOn'], typed({ dueOn: '2026-11-24' }))).toEqual({ dueDate: '2026-11-24T09:30:00.000Z' })
  expect(Object.keys(patchOf(base, ['issuedOn', 'customerId'], typed({ issuedOn: '2026-11-24' })))).toEqual([
    'issueDate',
    'customer',
  ])
})

test('what cannot be is said at its field, all at once', () => {
  const wrong = typed({ customerId: '', dueOn: '2026-11-22', products: [{ ...blankLine(null), title: 'Oak' }] })
  expect(Object.keys(problems(wrong)).toSorted()).toEqual(['customerId', 'dueOn', 'products.0.price'])
  expect(
    problems(typed({ discountAmount: 25.01, products: [{ ...blankLine(null), title: 'Oak', price: 25 }] })),
  ).toEqual({
    discountAmount: ':big',
  })
  expect(problems(typed({ products: [] }))).toEqual({})
  expect(problems(typed({ products: [] }), true)).toEqual({ products: ':none' })
  const many = Array.from({ length: 1001 }, () => ({ ...blankLine(null), title: 'Oak', price: 1 }))
  expect(problems(typed({ products: many }))).toEqual({ products: ':many' })
})

test('a line that cannot be counts for nothing and breaks nothing', () => {
  const odd = { ...blankLine(101), title: 'Oak', quantity: 1.5, price: Number.NaN }
  expect(Object.keys(problems(typed({ products: [odd] }))).toSorted()).toEqual([
    'products.0.price',
    'products.0.quantity',
    'products.0.taxRate',
  ])
})

test('an invoice is edited as it was written', () => {
  const lines = base.products.map((line) => ({ ...line, total: 25 }))
  expect(inputOf({ ...base, products: lines })).toEqual(typed())
})

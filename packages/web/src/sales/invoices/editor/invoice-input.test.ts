import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { expect, test } from 'vitest'
import {
  blankInvoice,
  blankLine,
  draftOf,
  type InvoiceInput,
  inputOf,
  invoiceInput,
  patchOf,
  withCurrentDates,
} from './invoice-input.ts'

const words = { tooManyLines: 'many', noLines: 'none', discountTooBig: 'big', installmentsOff: 'off' }

const typed = (change: Partial<InvoiceInput> = {}): InvoiceInput => ({
  ...blankInvoice('2026-11-23', 'de', { invoiceDays: 14, invoiceTerms: '', invoiceNotes: '' }),
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

const invoice = { ...typed(), ...draftOf(typed()), id: 'DRAFT-1', version: 1 }
const base = { ...invoice, customer: { id: 8, name: 'Priya', image: '' } } as unknown as Invoice

test('a form that stays open past midnight dates by the next day, unless a day was written', () => {
  const { issuedOn, dueOn } = withCurrentDates(typed(), '2026-11-23', '2026-11-24')
  expect([issuedOn, dueOn]).toEqual(['2026-11-24', '2026-12-08'])
  const written = typed({ issuedOn: '2026-11-20' })
  expect(withCurrentDates(written, '2026-11-23', '2026-11-24')).toBe(written)
  expect(withCurrentDates(typed(), '2026-11-23', '2026-11-23')).toEqual(typed())
})

test('days are sent as they are written, wherever one is', () => {
  expect(draftOf(typed())).toMatchObject({
    customer: { id: 8 },
    issueDate: '2026-11-23T12:00:00.000Z',
    dueDate: '2026-12-07T12:00:00.000Z',
  })
  const onReceipt = draftOf(typed({ issuedOn: '2026-12-01', dueOn: '2026-12-01' }))
  expect(onReceipt.dueDate).toBe(onReceipt.issueDate)
})

test('only what was changed is sent', () => {
  expect(patchOf(['email', 'notes'], typed({ email: 'a@b.c', notes: 'N' }))).toEqual({
    billingAddress: { email: 'a@b.c' },
    notes: 'N',
  })
  expect(patchOf(['dueOn'], typed({ dueOn: '2026-11-24' }))).toEqual({ dueDate: '2026-11-24T12:00:00.000Z' })
  expect(Object.keys(patchOf(['issuedOn', 'customerId'], typed({ issuedOn: '2026-11-24' })))).toEqual([
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
  const odd = { ...blankLine(101), title: 'Oak', quantity: 0.00001, price: Number.NaN }
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

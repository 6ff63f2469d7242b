import { Order } from '@quarterdeck/contract/sales/orders'
import { expect, test } from 'vitest'
import { fieldOf, inputOf, patchOf, plainNames } from './order-input.ts'

const order = Order.parse({
  id: 7,
  invoiceId: null,
  createAt: '2026-11-20T10:00:00.000Z',
  deliveredAt: null,
  customer: { id: 3, name: 'Ada', email: 'ada@example.org', phone: '', image: '' },
  billing: 'Home 1',
  shipping: 'Home 2',
  status: 'New',
  payment: { id: 'PAY-1', paymentMethod: 'Paypal', cardNumber: '' },
  items: [],
  taxAmount: 0,
  discountAmount: 0,
  shippingChargeAmount: 0,
  subTotalAmount: 0,
  totalAmount: 0,
  refundedAmount: 0,
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
})

test('a field without an input of its own is filled, sent and named as in the contract', () => {
  const input = inputOf(order)
  expect(plainNames).toEqual(expect.arrayContaining(['shipping', 'billing']))
  for (const name of plainNames) {
    expect(input[name]).toBe(order[name])
    expect(fieldOf(name)).toBe(name)
    expect(patchOf(order, [name], { ...input, [name]: 'New text' })).toEqual({ [name]: 'New text' })
  }
})

test('inputs of parts become parts of the patch', () => {
  const typed = { ...inputOf(order), customerId: '4', cardNumber: '4242', paymentMethod: 'Visa Card' as const }
  expect(patchOf(order, ['customerId', 'cardNumber', 'paymentMethod'], typed)).toEqual({
    customer: { id: 4 },
    payment: { cardNumber: '4242', paymentMethod: 'Visa Card' },
  })
  expect(fieldOf('cardNumber')).toBe('payment.cardNumber')
  expect(patchOf(order, ['deliveredOn'], { ...inputOf(order), deliveredOn: '' })).toEqual({ deliveredAt: null })
})

import { paymentMethods } from '@quarterdeck/contract/kit/constants'
import { text } from '@quarterdeck/contract/kit/fields'
import { type Order, OrderPatch } from '@quarterdeck/contract/sales/orders'
import { z } from 'zod'
import { localDayOf } from '../../../kit/lib/i18n/zone.ts'
import { deliveryInstant as instantOn } from '../delivery-day.ts'

/** Fields edited elsewhere. */
const elsewhere = {
  invoiceId: true,
  createAt: true,
  status: true,
  items: true,
  taxAmount: true,
  discountAmount: true,
  shippingChargeAmount: true,
} as const

/** Fields whose inputs have other names. */
const apart = { customer: true, payment: true, deliveredAt: true } as const

const Plain = OrderPatch.omit({ ...elsewhere, ...apart }).required()
type Plain = z.output<typeof Plain>
export type PlainName = keyof Plain & string

/** Fields with an input of the same name: all of the patch that are not listed above. */
export const plainNames = Object.keys(Plain.shape) as readonly PlainName[]

export const OrderInput = Plain.extend({
  customerId: z.string().min(1),
  paymentMethod: z.enum(paymentMethods),
  cardNumber: text(40),
  /** Calendar day in the user's time zone; empty for none. */
  deliveredOn: z.union([z.literal(''), z.iso.date()]),
})
export type OrderInput = z.output<typeof OrderInput>
export type OrderInputName = keyof OrderInput
type OwnName = Exclude<OrderInputName, keyof Plain>

export const inputOf = (order: Order): OrderInput => ({
  // A name that is handed in loses its type in a loop.
  ...(Object.fromEntries(plainNames.map((name) => [name, order[name]])) as Plain),
  customerId: String(order.customer.id),
  paymentMethod: order.payment.paymentMethod,
  cardNumber: order.payment.cardNumber,
  deliveredOn: localDayOf(order.deliveredAt),
})

const fields: Readonly<Record<OwnName, string>> = {
  customerId: 'customer.id',
  paymentMethod: 'payment.paymentMethod',
  cardNumber: 'payment.cardNumber',
  deliveredOn: 'deliveredAt',
}

const isOwn = (input: OrderInputName): input is OwnName => Object.hasOwn(fields, input)

/** Returns the field of an order that an input changes. */
export const fieldOf = (input: OrderInputName): string => (isOwn(input) ? fields[input] : input)

/** Returns the changed inputs as a patch. */
export const patchOf = (order: Order, changed: readonly OrderInputName[], typed: OrderInput): OrderPatch => {
  const { customerId, paymentMethod, cardNumber, deliveredOn } = typed
  const parts: Readonly<Record<OwnName, OrderPatch>> = {
    customerId: { customer: { id: Number(customerId) } },
    paymentMethod: { payment: { paymentMethod } },
    cardNumber: { payment: { cardNumber } },
    deliveredOn: { deliveredAt: deliveredOn ? instantOn(deliveredOn, order.createAt) : null },
  }
  const patches = changed.map((name): OrderPatch => (isOwn(name) ? parts[name] : { [name]: typed[name] }))
  const payment = Object.assign({}, ...patches.map((patch) => patch.payment))
  return Object.assign({}, ...patches, Object.keys(payment).length > 0 && { payment })
}

import { paymentMethods } from '@quarterdeck/contract/core/constants'
import { text } from '@quarterdeck/contract/core/fields'
import { type Order, OrderPatch } from '@quarterdeck/contract/sales/orders'
import { z } from 'zod'
import { dayThere } from '../../../lib/i18n/zone.ts'
import { deliveredOn as instantOn } from '../delivery-day.ts'

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

/** Schema of the form: all fields of a patch, except those edited elsewhere. */
export const OrderInput = OrderPatch.omit({ ...elsewhere, ...apart })
  .required()
  .extend({
    customerId: z.string().min(1),
    paymentMethod: z.enum(paymentMethods),
    cardNumber: text(40),
    /** Calendar day in the user's time zone; empty for none. */
    deliveredOn: z.union([z.literal(''), z.iso.date()]),
  })
export type OrderInput = z.output<typeof OrderInput>
export type OrderInputName = keyof OrderInput

export const inputOf = ({ customer, shipping, billing, payment, deliveredAt }: Order): OrderInput => ({
  customerId: String(customer.id),
  shipping,
  billing,
  paymentMethod: payment.paymentMethod,
  cardNumber: payment.cardNumber,
  deliveredOn: dayThere(deliveredAt),
})

const fields: Readonly<Record<OrderInputName, string>> = {
  customerId: 'customer.id',
  shipping: 'shipping',
  billing: 'billing',
  paymentMethod: 'payment.paymentMethod',
  cardNumber: 'payment.cardNumber',
  deliveredOn: 'deliveredAt',
}

/** Returns the order field of an input. */
export const fieldOf = (input: OrderInputName): string => fields[input]

/** Returns the changes as a patch. */
export const patchOf = (order: Order, changed: readonly OrderInputName[], typed: OrderInput): OrderPatch => {
  const { customerId, shipping, billing, paymentMethod, cardNumber, deliveredOn } = typed
  const parts: Readonly<Record<OrderInputName, OrderPatch>> = {
    customerId: { customer: { id: Number(customerId) } },
    shipping: { shipping },
    billing: { billing },
    paymentMethod: { payment: { paymentMethod } },
    cardNumber: { payment: { cardNumber } },
    deliveredOn: { deliveredAt: deliveredOn ? instantOn(deliveredOn, order.createAt) : null },
  }
  const patches = changed.map((name) => parts[name])
  const payment = Object.assign({}, ...patches.map((patch) => patch.payment))
  return Object.assign({}, ...patches, Object.keys(payment).length > 0 && { payment })
}

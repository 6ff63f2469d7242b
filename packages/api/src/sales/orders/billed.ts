import type { WriteContext } from '../../context.ts'
import { same } from '../../records/canonical.ts'
import { applyChange } from '../../records/records.ts'
import * as invoices from '../invoices/index.ts'
import type { OrderDoc } from './rules.ts'

/** What an order and its invoice have in common. */
interface Billed {
  readonly customerId: number
  readonly totalAmount: number
  readonly tax: number
  readonly shippingCharge: number
  readonly lines: readonly (readonly [product: number | null, quantity: number, price: number])[]
}

const ofOrder = ({ customerId, totalAmount, taxAmount, shippingChargeAmount, items }: OrderDoc): Billed => ({
  ...{ customerId, totalAmount, tax: taxAmount, shippingCharge: shippingChargeAmount },
  lines: items.map(({ productId, quantity, price }) => [productId, quantity, price]),
})

const ofInvoice = ({ customerId, totalAmount, tax, shippingCharge, products }: invoices.InvoiceDoc): Billed => ({
  ...{ customerId, totalAmount, tax, shippingCharge },
  lines: products.map(({ productId, quantity, price }) => [productId, quantity, price]),
})

/** Whether something of an order is different that its invoice says as well. */
export const isBillChanged = (before: OrderDoc, after: OrderDoc): boolean => !same(ofOrder(before), ofOrder(after))

/** Says of the invoice that was made from an order whether the two differ by now. Nothing is said of one that is void. */
export const flagInvoice = async (context: WriteContext, order: OrderDoc): Promise<void> => {
  const id = order.invoiceId === null ? undefined : invoices.repository.keyOf(order.invoiceId)
  const [invoice] = id === undefined ? [] : await invoices.repository.lock(context.tx, [id])
  if (!invoice || invoice.orderId !== order.id || invoice.deletedAt !== null || invoice.voidedAt !== null) return
  const orderChanged = !same(ofOrder(order), ofInvoice(invoice))
  if (orderChanged === invoice.orderChanged) return
  await applyChange(context, invoices.repository, invoice, { orderChanged }, ['orderChanged'])
}

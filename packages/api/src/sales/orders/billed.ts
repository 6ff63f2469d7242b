import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { same } from '../../kit/records/canonical.ts'
import { applyChange } from '../../kit/records/records.ts'
import * as invoices from '../invoices/index.ts'
import { lockWithItems } from './lock.ts'
import type { OrderDoc } from './rules.ts'

/** Fields that an order shares with its invoice. */
interface Billed {
  readonly customerId: number
  readonly totalAmount: number
  readonly tax: number
  readonly shippingCharge: number
  readonly lines: readonly (readonly [product: number | null, quantity: number, price: number])[]
}

const ofOrder = ({ customerId, totalAmount, taxAmount, shippingChargeAmount, items }: OrderDoc): Billed => ({
  customerId,
  totalAmount,
  tax: taxAmount,
  shippingCharge: shippingChargeAmount,
  lines: items.map(({ productId, quantity, price }) => [productId, quantity, price]),
})

const ofInvoice = ({ customerId, totalAmount, tax, shippingCharge, products }: invoices.InvoiceDoc): Billed => ({
  customerId,
  totalAmount,
  tax,
  shippingCharge,
  lines: products.map(({ productId, quantity, price }) => [productId, quantity, price]),
})

/** Returns true if a shared field of an order changed. */
export const isBillChanged = (before: OrderDoc, after: OrderDoc): boolean => !same(ofOrder(before), ofOrder(after))

/** Flags the invoice of an order if the two differ; void invoices are left out. */
export const flagInvoice = async (context: WriteContext, order: OrderDoc): Promise<void> => {
  const id = order.invoiceId === null ? undefined : invoices.repository.keyOf(order.invoiceId)
  const [invoice] = id === undefined ? [] : await invoices.repository.lock(context.tx, [id])
  if (!invoice || invoice.orderId !== order.id || invoice.deletedAt !== null || invoice.voidedAt !== null) return
  const orderChanged = !same(ofOrder(order), ofInvoice(invoice))
  if (orderChanged === invoice.orderChanged) return
  await applyChange(context, invoices.repository, invoice, { orderChanged }, ['orderChanged'])
}

/** Updates the flags of invoices after an Undo, which can change both sides. */
export const flagReverted = async (context: WriteContext): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select distinct i."orderId" as "id" from "changes" c join "invoices" i on i."id" = c."record"
    where c."batch" = ${context.undoes} and c."entity" = 'invoices' and jsonb_exists(c."after", 'orderChanged')
      and i."orderId" is not null`.execute(context.tx)
  const orders = await lockWithItems(
    context.tx,
    rows.map(({ id }) => id),
  )
  for (const order of orders) if (order.deletedAt === null) await flagInvoice(context, order)
}

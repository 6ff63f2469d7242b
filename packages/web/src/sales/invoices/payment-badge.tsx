import type { Order } from '@quarterdeck/contract/sales/orders'
import { useInvoiceOf } from './order-invoice.ts'
import { InvoiceStateBadge } from './status.tsx'

/** Shows the payment state of an order's invoice; nothing if it has none. */
export const PaymentBadge = ({ order }: { readonly order: Pick<Order, 'invoiceId'> }) => {
  const { bill } = useInvoiceOf(order)
  return bill ? <InvoiceStateBadge state={bill.state} /> : null
}

import type { Order } from '@quarterdeck/contract/sales/orders'
import { useInvoiceOf } from './of-order.ts'
import { InvoiceStateBadge } from './status.tsx'

/** How far an order is paid, by its invoice; nothing where it has none. */
export const BillBadge = ({ order }: { readonly order: Pick<Order, 'invoiceId'> }) => {
  const { bill } = useInvoiceOf(order)
  return bill ? <InvoiceStateBadge state={bill.state} /> : null
}

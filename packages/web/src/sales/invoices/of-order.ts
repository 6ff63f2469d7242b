import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'

const invoiceOf = (id: string) => ({
  ...listing(invoices.list, invoiceList, { sort: [], where: [{ field: 'ids', op: 'in', values: [id] }] }),
  queryKey: ['invoices', 'of-order', id],
})

/** The number of the invoice that an order has; one that was deleted is none. As long as nobody knows better, it is there. */
export const useInvoiceOf = ({ invoiceId }: Pick<Order, 'invoiceId'>) => {
  const found = useQuery({ ...invoiceOf(invoiceId ?? ''), enabled: invoiceId !== null })
  const isThere = found.isError || found.data?.rows.length !== 0
  return { invoice: isThere ? invoiceId : null, isPending: invoiceId !== null && found.isPending }
}

import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { batchReads } from '../../kit/lib/api/batch-reads.ts'
import { read } from '../../kit/lib/api/client.ts'
import { narrowing } from '../../kit/lib/api/queries.ts'
import { usePermission } from '../../kit/lib/session.ts'

/** Invoice data used by an order. */
export type OrderInvoice = Pick<Invoice, 'id' | 'state' | 'owedAmount' | 'orderId' | 'orderChanged'>

const fields = ['id', 'state', 'owedAmount', 'orderId', 'orderChanged'].join()

const find = batchReads<OrderInvoice>(
  async (ids) => {
    const list = narrowing(invoiceList, { where: [{ field: 'ids', op: 'in', values: ids }] })
    return (await read(invoices.list, { list: [...list, ['fields', fields]] })).data
  },
  ({ id }) => id,
)

const billOf = (id: string) => queryOptions({ queryKey: ['invoices', 'of-order', id], queryFn: () => find(id) })

/** Returns the invoice of an order, unless deleted. While loading, it is assumed to exist. */
export const useInvoiceOf = ({ invoiceId }: Pick<Order, 'invoiceId'>) => {
  const mayRead = usePermission('invoices:read')
  const isAsked = invoiceId !== null && mayRead
  const found = useQuery({ ...billOf(invoiceId ?? ''), enabled: isAsked })
  return {
    invoice: found.data === null ? null : invoiceId,
    bill: found.data ?? undefined,
    isPending: isAsked && found.isPending,
  }
}

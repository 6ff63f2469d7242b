import { entities } from '@quarterdeck/contract/core/entities'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { invoiceRecord } from './source.ts'

/** Records of any kind may be shown with an invoice; each mail about it has a link of its own. */
const around = [...entities, 'changes', 'invoice-links']

/** Shows invoices as an answer has them, and asks anew for all that follows from them. */
export const useInvoiceChanged = () => {
  const queries = useQueryClient()
  return (...invoices: readonly Invoice[]): void => {
    for (const invoice of invoices) queries.setQueryData(invoiceRecord(invoice.id).queryKey, invoice)
    for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
  }
}

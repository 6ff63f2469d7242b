import { entities } from '@quarterdeck/contract/kit/entities'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { invoiceRecord } from './source.ts'

/**
 * Query keys to invalidate: records of any kind may be shown with an invoice, and each mail about it creates a link.
 */
const around = [...entities, 'changes', 'invoice-links']

/** Returns a function that updates invoices in the cache and invalidates everything that depends on them. */
export const useInvoiceChanged = () => {
  const queries = useQueryClient()
  return (...invoices: readonly Invoice[]): void => {
    for (const invoice of invoices) queries.setQueryData(invoiceRecord(invoice.id).queryKey, invoice)
    for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
  }
}

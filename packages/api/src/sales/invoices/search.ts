import { toDecimal } from '@quarterdeck/contract/core/money'
import type { Found } from '@quarterdeck/contract/work/search'
import { findBy, numberIn } from '../../lists/found.ts'
import { invoiceId } from './numbers.ts'
import { byId, type InvoiceRow, newestOf } from './store.ts'

/** How invoices are found by the search over everything. */
export const find = findBy({
  // `14` and `inv-14` mean the invoice INV-014; `INV-01` is on its way to one of many.
  named: (q) => {
    const number = numberIn(q.replace(/^inv-?(?=[1-9]|0\d\d)/i, ''))
    return number === undefined ? undefined : invoiceId(number)
  },
  byId,
  newestOf,
  shown: ({ id, customerId, customerName, status, totalAmount }: InvoiceRow) => ({
    id,
    customerId,
    customer: customerName,
    status: status as Found['invoices'][number]['status'],
    totalAmount: toDecimal(totalAmount),
  }),
  texts: ({ id, customerName }) => ({ texts: [id], besides: [customerName] }),
})

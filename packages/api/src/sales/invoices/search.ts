import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { Found } from '@quarterdeck/contract/system/search'
import { findBy, numberIn } from '../../kit/lists/find.ts'
import { invoiceId } from './numbers.ts'
import { byId, type InvoiceRow, newestNumbered, newestOf } from './store.ts'

/**
 * Returns the leading digits in `INV-15`, with which 15, 150, 1500 and so on begin; undefined for other texts, and for
 * a leading zero.
 */
const beginning = (q: string): number | undefined => {
  const number = Number(/^inv-?([1-9]\d{0,9})$/i.exec(q)?.[1])
  return Number.isNaN(number) ? undefined : number
}

/** Finds invoices for the global search. */
export const find = findBy({
  // `14` and `inv-14` mean the invoice INV-014; `INV-01` is the beginning of several.
  named: (q) => {
    const number = numberIn(q.replace(/^inv-?(?=[1-9]|0\d\d)/i, ''))
    return number === undefined ? undefined : invoiceId(number)
  },
  byId,
  // Every id contains `INV`, and thousands contain the same few digits, so numbers don't use the text search.
  newestOf: async (db, q, max) => {
    const number = beginning(q)
    const found = number === undefined ? [] : await newestNumbered(db, number, max)
    return found.length < max ? newestOf(db, q, max) : found
  },
  shown: ({ id, customerId, customerName, status, totalAmount }: InvoiceRow) => ({
    id,
    customerId,
    customer: customerName,
    status: status as Found['invoices'][number]['status'],
    totalAmount: toDecimal(totalAmount),
  }),
  texts: ({ id, customerName }) => ({ texts: [id], besides: [customerName] }),
})

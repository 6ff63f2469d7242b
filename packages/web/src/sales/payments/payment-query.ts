import { openInvoiceStates } from '@quarterdeck/contract/core/constants'
import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { paymentList, payments } from '@quarterdeck/contract/sales/payments'
import { listing, reading } from '../../lib/api/queries.ts'

/** What was paid of an invoice, and paid back. */
export const paymentsOf = (invoiceId: string) => ({
  ...listing(payments.list, paymentList, { sort: [], where: [{ field: 'invoiceId', op: 'in', values: [invoiceId] }] }),
  queryKey: ['payments', 'of-invoice', invoiceId],
})

/** What a customer has to their credit. */
export const creditOf = (customerId: number) => reading(payments.credit, { customerId })

const mostMoves = 50

/** What came to the credit of a customer and was used or paid back of it, the newest first. */
export const creditMovesOf = (customerId: number) =>
  listing(payments.list, paymentList, {
    page: 1,
    perPage: mostMoves,
    sort: [{ field: 'id', desc: true }],
    where: [
      { field: 'customerId', op: 'in', values: [customerId] },
      { field: 'invoiceId', op: 'empty', value: true },
    ],
  })

const mostOpen = 20

/** The newest invoices of a customer of which something was paid: any may have been one of a down payment. */
export const paidInvoicesOf = (customerId: number) =>
  listing(invoices.list, invoiceList, {
    page: 1,
    perPage: mostOpen,
    sort: [{ field: 'id', desc: true }],
    where: [
      { field: 'customerId', op: 'in', values: [customerId] },
      { field: 'state', op: 'in', values: ['paid', 'partlyPaid'] },
    ],
  })

/** The invoices of a customer by which money is owed, the first ones that are due. */
export const openInvoicesOf = (customerId: number) =>
  listing(invoices.list, invoiceList, {
    page: 1,
    perPage: mostOpen,
    sort: [{ field: 'dueDate', desc: false }],
    where: [
      { field: 'customerId', op: 'in', values: [customerId] },
      { field: 'state', op: 'in', values: openInvoiceStates },
    ],
  })

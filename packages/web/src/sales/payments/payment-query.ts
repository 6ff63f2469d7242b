import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { paymentList, payments } from '@quarterdeck/contract/sales/payments'
import { listing, reading } from '../../kit/lib/api/queries.ts'

/** Returns the query of payments and refunds of an invoice. */
export const paymentsOf = (invoiceId: string) => ({
  ...listing(payments.list, paymentList, { sort: [], where: [{ field: 'invoiceId', op: 'in', values: [invoiceId] }] }),
  queryKey: ['payments', 'of-invoice', invoiceId],
})

/** Returns the query of a customer's credit balance. */
export const creditOf = (customerId: number) => reading(payments.credit, { customerId })

const mostMoves = 50

/** Returns the query of credit entries of a customer, newest first. */
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

/** Returns the query of a customer's newest invoices with payments, any of which may be a down payment. */
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

/** Returns the query of a customer's open invoices, earliest due date first. */
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

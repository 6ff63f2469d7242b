import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')
const invoices = (count: number) => (count === 1 ? '1 invoice' : `${number(count)} invoices`)
const drafts = (count: number) => (count === 1 ? '1 draft' : `${number(count)} drafts`)
const days = (count: number) => (count === 1 ? '1 day' : `${number(count)} days`)

export const en = {
  words: {
    many: 'invoices',
    /** What one of them may be called before its number. */
    names: 'invoice',
    bin: 'Deleted invoices',
    added: (count: number) => (count === 1 ? '1 new invoice' : `${number(count)} new invoices`),
    removed: (count: number) =>
      count === 1 ? '1 invoice no longer belongs here' : `${number(count)} invoices no longer belong here`,
    deleted: (count: number, name: string) =>
      count === 1 ? `${name} was deleted` : `${number(count)} invoices were deleted`,
  },
  title: 'Invoice',
  name: (id: string) => (id.startsWith('DRAFT-') ? `Draft ${id.slice(6)}` : `Invoice ${id}`),
  /** Whether money is owed by it, as the specification has it. */
  statuses: { pending: 'Unpaid', complete: 'Paid' },
  states: {
    draft: 'Draft',
    issued: 'Issued',
    sent: 'Sent',
    viewed: 'Viewed',
    partlyPaid: 'Partly paid',
    overdue: 'Overdue',
    paid: 'Paid',
    void: 'Void',
  },
  fields: {
    id: 'Invoice',
    state: 'Status',
    status: 'Payment status',
    issueDate: 'Issued',
    dueDate: 'Due',
    customer: 'Customer',
    customerName: 'Customer name',
    customerImage: 'Customer picture',
    billingAddress: 'Billing address',
    billingEmail: 'Billing email',
    billingPhone: 'Billing phone',
    payment: 'Payment',
    paymentMethod: 'Payment method',
    cardHolder: 'Cardholder',
    cardNo: 'Card',
    products: 'Lines',
    subtotal: 'Subtotal',
    shippingCharge: 'Shipping',
    tax: 'Tax',
    discountAmount: 'Discount',
    totalAmount: 'Total',
    creditedAmount: 'Credited',
    remaining: 'Remaining',
    draftId: 'Draft',
    orderId: 'Order',
    seriesId: 'Recurring invoice',
    paidAmount: 'Paid',
    owedAmount: 'Amount due',
    taxes: 'Taxes',
    shippingTaxRate: 'Tax on shipping',
    pricesIncludeTax: 'Prices include tax',
    reference: 'Reference',
    installments: 'Payment schedule',
    notes: 'Notes',
    terms: 'Payment terms',
    language: 'Language',
    issuedAt: 'Issued on',
    sentAt: 'Sent on',
    viewedAt: 'Viewed on',
    paidAt: 'Paid on',
    voidedAt: 'Voided on',
    orderChanged: 'Order changed since',
  },
  amounts: {
    tax: (rate: string, base: string) => `Tax ${rate} on ${base}`,
    included: (rate: string, amount: string) => `Includes ${rate} tax: ${amount}`,
  },
  due: {
    today: 'Due today',
    in: (count: number) => `Due in ${days(count)}`,
    late: (count: number) => `${days(count)} overdue`,
    /** The same where there is little room. */
    shortLate: (count: number) => `${days(count)} late`,
  },
  list: {
    title: 'Invoices',
    search: 'Search invoices and customers',
    empty: 'No invoices yet',
    create: 'New invoice',
    emptyText: 'Invoices appear here as soon as the first one is created, for example from an order.',
    figures: {
      label: 'In figures',
      outstanding: 'Outstanding',
      overdue: 'Overdue',
      paid: 'Paid in 30 days',
      daysToPay: 'Average time to pay',
      invoices,
      days,
      none: 'No payments',
      basis: 'From issue to payment, last 30 days',
    },
    tabs: {
      label: 'Invoices by status',
      all: 'All',
      draft: 'Draft',
      open: 'Open',
      overdue: 'Overdue',
      paid: 'Paid',
      void: 'Void',
    },
  },
  bulk: {
    records: invoices,
    reasons: {
      date_order: 'It would be due before it was issued',
      invalid: 'A draft has to be issued first',
      refunded: 'It was credited in full',
      locked: 'It can no longer be changed',
    },
    pay: {
      label: 'Mark as paid',
      title: (records: string) => `Mark ${records} as paid`,
      text: () => 'What is still owed counts as paid today. You can undo this.',
    },
    void: {
      label: 'Void',
      title: (count: number) => `Void ${invoices(count)}`,
      text: 'Nothing is due on a void invoice. It keeps its number and can’t be changed anymore.',
      none: 'Nothing in your selection can be voided: drafts have no number yet, and what was paid has to be refunded or credited first.',
      others: (count: number) =>
        count === 1 ? '1 other invoice stays as it is.' : `${number(count)} other invoices stay as they are.`,
      tooMany: (max: number) => `Select at most ${number(max)} invoices at once.`,
      done: (ids: readonly string[]) => (ids.length === 1 ? `${ids[0]} voided` : `${invoices(ids.length)} voided`),
    },
    send: { label: 'Send' },
    zip: { label: 'PDFs', tooMany: (max: number) => `Select at most ${number(max)} invoices at once.` },
    issue: {
      label: 'Issue',
      title: (count: number) => `Issue ${drafts(count)}`,
      text: 'Each draft gets the next invoice number. You can’t turn it back into a draft.',
      none: 'There are no drafts in your selection.',
      others: (count: number) =>
        count === 1
          ? '1 other invoice was issued before and stays as it is.'
          : `${number(count)} other invoices were issued before and stay as they are.`,
      tooMany: (max: number) => `Select at most ${number(max)} drafts at once.`,
      done: (ids: readonly string[]) =>
        ids.length === 1 ? `${ids[0]} issued` : `${number(ids.length)} invoices issued: ${ids[0]} to ${ids.at(-1)}`,
    },
  },
  paper: {
    title: 'Document',
    back: 'Back to the invoice',
    toList: 'Back to the invoices',
    many: (count: number) => `Print ${invoices(count)}`,
    onlyFirst: (max: number) => `Only the first ${number(max)} are here. Narrow the list to print the others.`,
  },
  record: {
    installment: { partly: (amount: string) => `${amount} paid`, paid: 'Paid' },
    owed: (amount: string) => `${amount} outstanding`,
    issuedOn: (date: string) => `Issued ${date}`,
    orderChanged: 'The order was changed after it was invoiced, so the two no longer match.',
    order: (id: number) => `Order ${id}`,
    details: 'Details',
    billing: 'Billing',
    more: 'More actions',
    edit: 'Edit',
    duplicate: 'Duplicate as draft',
    recur: 'Make recurring',
    unpay: 'Mark as unpaid',
    markSent: 'Mark as sent',
    sent: 'Invoice marked as sent',
    creditIt: 'Create credit note',
    correctIt: 'Correct',
    credit: {
      title: { credit: 'Create credit note', correct: 'Correct this invoice' },
      text: {
        credit:
          'This lowers what the customer owes. Anything they’ve overpaid becomes their credit. You can’t undo a credit note.',
        correct:
          'A credit note cancels what’s left of this invoice, and a draft with the same content replaces it. You can’t undo a credit note.',
      },
      amount: 'Amount',
      most: (max: string) => `At most ${max}`,
      confirm: (amount: string) => `Credit ${amount}`,
      done: (number: string) => `Credit note ${number} created`,
      corrected: (number: string) => `${number} created, with a draft to correct it`,
    },
    done: {
      complete: 'Invoice marked as paid',
      pending: 'Invoice marked as unpaid',
      duplicate: (id: string) => `${id} created`,
    },
  },
}

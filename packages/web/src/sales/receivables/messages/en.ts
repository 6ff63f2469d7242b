import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  title: 'Receivables',
  asOf: (day: string) => `What customers owe as of ${day}, by days past due.`,
  formula: 'Payment score: the share of the amounts due in the last 365 days that was paid in full by the due date.',
  totals: 'All customers',
  invoices: (count: number) => (count === 1 ? '1 invoice' : `${number(count)} invoices`),
  number: 'Customer number',
  contact: 'Contact',
  noMail: 'None yet',
  export: 'Export',
  print: 'Print',
  due: (day: string) => `Due ${day}`,
  overdue: (band: string) => `${band} overdue`,
  noneLate: 'Nothing overdue',
  search: 'Search customers',
  fields: {
    name: 'Customer',
    email: 'Email',
    phone: 'Phone',
    lastMail: 'Last email',
    invoices: 'Open invoices',
    notDue: 'Not due',
    days30: '1–30 days',
    days60: '31–60 days',
    days90: '61–90 days',
    older: 'Over 90 days',
    owedAmount: 'Outstanding',
    score: 'Payment score',
  },
  /** Column headers, in days past due; the page explains the unit. */
  heads: { days30: '1–30', days60: '31–60', days90: '61–90', older: '90+' },
  /** Accessible name of a link to invoices. */
  toInvoices: (customer: string, field: string, amount: string) => `${customer}, ${field}: ${amount}`,
  onTime: (onTime: string, due: string) => `${onTime} of ${due} on time`,
  noScore: 'Nothing fell due',
  emptyTitle: 'No outstanding invoices',
  emptyText: 'Customers appear here once you issue an invoice to them.',
  statement: {
    title: 'Statement of account',
    of: (customer: string) => `Statement of account: ${customer}`,
    open: 'Statement',
    openOf: (customer: string) => `Statement of account for ${customer}`,
    back: 'Back to receivables',
    from: 'From',
    to: 'To',
    order: 'The end date is before the start date.',
  },
}

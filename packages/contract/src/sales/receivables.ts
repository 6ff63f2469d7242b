import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { exportQuery, id, idQuery, sum, timestamp } from '../kit/fields.ts'
import { isKnownInstant } from '../kit/instant.ts'
import type { ListSpec } from '../kit/list.ts'
import { mailKindNames } from './mail-texts.ts'
import { asPdf } from './papers.ts'
import { Paper, paperSize } from './printed.ts'

/** Age bands of receivables, each with its last day past due. `older` has no limit. */
export const ages = { notDue: 0, days30: 30, days60: 60, days90: 90, older: undefined } as const
export type Age = keyof typeof ages
export const ageNames = Object.keys(ages) as readonly Age[]

const dayMs = 24 * 60 * 60 * 1000
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** Returns the interval [from, to) of due dates in an age band, as of a day (UTC). */
export const dueInterval = (age: Age, asOf: string): { readonly from?: string; readonly to?: string } => {
  if (age === 'notDue') return { from: asOf }
  const [until, since] = [ages[age], ages[ageNames[ageNames.indexOf(age) - 1] ?? 'notDue'] ?? 0]
  return { ...(until !== undefined && { from: dayBefore(asOf, until) }), to: dayBefore(asOf, since) }
}

const Owed = z.object({ notDue: sum, days30: sum, days60: sum, days90: sum, older: sum, owedAmount: sum })

/**
 * Payment punctuality of a customer: share by amount, in percent, of what fell due in the last 365 days and was paid
 * in full by its due date. Credited amounts are left out.
 */
const PaymentScore = z.object({ percent: z.int().min(0).max(100), onTime: sum, due: sum })

/** A customer with open invoices. */
export const Debtor = Owed.extend({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Kind and date of the last mail about an invoice; null if there was none. */
  lastMail: z.object({ kind: z.enum(mailKindNames), at: timestamp }).nullable(),
  /** Number of open invoices. */
  invoices: z.int(),
  /** Null if nothing fell due. */
  score: PaymentScore.nullable(),
})
export type Debtor = z.output<typeof Debtor>

export const receivableList = {
  filters: {
    id: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    email: { kind: 'text' },
    invoices: { kind: 'number' },
    notDue: { kind: 'money' },
    days30: { kind: 'money' },
    days60: { kind: 'money' },
    days90: { kind: 'money' },
    older: { kind: 'money' },
    owedAmount: { kind: 'money' },
  },
  sort: ['name', 'invoices', 'notDue', 'days30', 'days60', 'days90', 'older', 'owedAmount'],
  defaultSort: '-owedAmount',
  search: true,
} as const satisfies ListSpec

/** Columns of the exported file. */
export const debtorColumns = [
  ...(['id', 'name', 'email', 'phone', 'invoices', 'owedAmount'] as const),
  ...(['notDue', 'days30', 'days60', 'days90', 'older', 'score', 'lastMail'] as const),
] as const

const ReceivableTotals = Owed.extend({
  /** Day (UTC) of all figures. */
  asOf: z.iso.date(),
  invoices: z.int(),
  /** Number of open invoices per age band. */
  counts: z.object({ notDue: z.int(), days30: z.int(), days60: z.int(), days90: z.int(), older: z.int() }),
})
export type ReceivableTotals = z.output<typeof ReceivableTotals>

/** Default range of a statement, in days. */
export const statementDays = 90

const knownDay = z.iso.date().refine(isKnownInstant)

const statement = endpoint({
  method: 'GET',
  path: '/receivables/statement',
  needs: 'invoices:read',
  summary: `Get the statement of account of a customer, in their language: opening balance, invoices, credits and payments of a range of days, and closing balance; defaults to the last ${statementDays} days`,
  query: z.object({
    id: z.string().describe('The customer'),
    from: knownDay.optional(),
    to: knownDay.optional(),
    size: paperSize,
  }),
  output: Paper,
})

/** Amounts owed by customers, as of today (UTC). */
export const receivables = {
  list: endpoint({
    method: 'GET',
    path: '/receivables',
    needs: 'invoices:read',
    summary: 'List customers with open invoices, by amount owed and days overdue',
    list: receivableList,
    output: z.array(Debtor),
  }),
  read: endpoint({
    method: 'GET',
    path: '/receivables',
    by: 'id',
    needs: 'invoices:read',
    summary: 'Get the amount owed by one customer; empty if there is none',
    query: idQuery,
    output: Debtor,
  }),
  export: endpoint({
    method: 'GET',
    path: '/receivables/export.csv',
    needs: 'invoices:read',
    summary: `Download customers with open invoices as a CSV file with the columns ${debtorColumns.join(', ')}`,
    list: receivableList,
    query: exportQuery,
    output: z.string(),
    answers: 'text/csv',
  }),
  totals: endpoint({
    method: 'GET',
    path: '/receivables/totals',
    needs: 'invoices:read',
    summary: 'Get the total amount owed by all customers, by days overdue',
    output: ReceivableTotals,
  }),
  statement,
  statementPdf: asPdf(statement),
}

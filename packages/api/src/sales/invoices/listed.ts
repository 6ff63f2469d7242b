import { type InvoiceState, invoiceStates, openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import { invoiceKind, type invoiceList } from '@quarterdeck/contract/sales/invoices'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tally } from '../../kit/lists/counters.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import { sumsByDay } from '../../kit/lists/tallies.ts'
import { type Column, either, text } from '../../kit/sql/select.ts'
import { companyToday } from '../company/index.ts'

/** Column sorted by number: `INV-1000` comes after `INV-999`. */
const byNumber: Column = { ...text('id'), rank: sql.ref('number') }

/** SQL for today, as days are stored. */
const today = sql<Date>`(${companyToday}::timestamp at time zone 'UTC')`

/** SQL for open invoices, in exactly the words of their index. */
export const isOpen = sql<boolean>`"stage" in ('issued', 'sent', 'viewed', 'partlyPaid')`

const onTime = (stage: string) => sql`"stage" = ${sql.lit(stage)} and "dueDate" >= ${today}`

/** The rule of `invoiceStateOf` in SQL. */
const each = {
  draft: sql`"stage" = 'draft'`,
  issued: onTime('issued'),
  sent: onTime('sent'),
  viewed: onTime('viewed'),
  partlyPaid: onTime('partlyPaid'),
  overdue: sql`${isOpen} and "dueDate" < ${today}`,
  paid: sql`"stage" = 'paid'`,
  credited: sql`"stage" = 'credited'`,
  void: sql`"stage" = 'void'`,
} as const satisfies Readonly<Record<InvoiceState, RawBuilder<unknown>>>

const open: readonly InvoiceState[] = openInvoiceStates

/** Returns the condition of some states; all open states together use the condition of their index. */
const havingOneOf = (values: readonly (string | number)[]) => {
  const isAllOpen = open.every((state) => values.includes(state))
  const alone = invoiceStates.filter((state) => values.includes(state) && !(isAllOpen && open.includes(state)))
  const parts = [...(isAllOpen ? [isOpen] : []), ...alone.map((state) => each[state])]
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** Returns the stages of some states for counters; undefined if the state depends on the day. */
const stagesOf = (values: readonly string[]) => {
  const openOnes = open.filter((state) => values.includes(state))
  if (openOnes.length > 0 && openOnes.length < open.length) return undefined
  return { field: 'stage', values: values.filter((state) => state !== 'overdue') }
}

/** Counters of amounts owed by due date, and of amounts paid and days late by date of full payment. */
const tallies: readonly Tally[] = [
  { field: 'stage', amount: 'totalAmount' },
  ...sumsByDay('issueDate', 'stage', ['totalAmount', 'tax']),
  { entity: 'receivables', field: 'stage', date: 'dueDate', amount: 'owedAmount' },
  { entity: 'receivables', field: 'stage', amount: 'owedAmount' },
  {
    entity: 'receivables',
    field: 'customer',
    value: sql`case when ${isOpen} then "customerId" end`,
    amount: 'owedAmount',
  },
  { entity: 'payoffs', field: 'paid', value: sql`''`, date: 'paidAt', amount: 'paidAmount' },
  {
    entity: 'payoffs',
    field: 'seconds',
    value: sql`''`,
    date: 'paidAt',
    amount: sql`greatest(0, floor(extract(epoch from "paidAt" - "issueDate")))`,
  },
]

const state = {
  kind: 'choice',
  sql: either(each).sql,
  values: invoiceStates,
  having: havingOneOf,
} as const satisfies Column

export const listed = {
  table: 'invoices',
  key: 'number',
  columns: columnsFor(invoiceKind, {
    id: byNumber,
    ids: text('id'),
    order: either({
      same: sql`"orderId" is not null and not "orderChanged"`,
      changed: sql`"orderChanged" and "voidedAt" is null`,
    }),
    customer: text('customerName'),
    state,
  }),
  searched: sql`folded("id" || ' ' || "customerName" || ' ' || "billingEmail" || ' ' || "reference")`,
  searchedFields: ['id', 'ids', 'customer'],
  counters: { date: 'issueDate', fields: ['status', 'language'], as: { state: stagesOf }, amount: 'totalAmount' },
  tallies,
} satisfies Listed<typeof invoiceList>

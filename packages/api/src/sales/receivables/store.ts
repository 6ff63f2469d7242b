import type { ListQuery } from '@quarterdeck/contract/core/list'
import { toDecimal } from '@quarterdeck/contract/core/money'
import {
  type Age,
  ageNames,
  type Debtor,
  dueWithin,
  type ReceivableTotals,
  receivableList,
} from '@quarterdeck/contract/sales/receivables'
import { sql } from 'kysely'
import type { Listed } from '../../lists/listed.ts'
import { pageOf } from '../../lists/page.ts'
import type { Db } from '../../ports.ts'
import { columnsOf } from '../../sql/select.ts'

/** Amounts in minor units. */
type DebtorRow = Omit<Debtor, 'score'>

const listed: Listed = {
  table: 'debtors',
  key: 'id',
  binned: false,
  columns: columnsOf(receivableList),
  searched: sql`lower("name" || ' ' || "email")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<DebtorRow>(db, listed, query)

interface Punctuality {
  readonly customerId: number
  /** In minor units. */
  readonly due: number
  readonly onTime: number
}

const utcDay = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`

/** What fell due of these customers within a year before a day, and what of it was paid off in time. */
const punctualityOf = async (db: Db, customers: readonly number[], now: Date): Promise<readonly Punctuality[]> => {
  if (customers.length === 0) return []
  const asOf = now.toISOString().slice(0, 10)
  const { rows } = await sql<Punctuality>`
    select "customerId", sum("totalAmount" - "creditedAmount")::bigint as "due",
      coalesce(sum("totalAmount" - "creditedAmount") filter (where ${utcDay('paidAt')} <= ${utcDay('dueDate')}), 0)::bigint as "onTime"
    from "invoices"
    where "customerId" in (${sql.join(customers)}) and "deletedAt" is null and "stage" not in ('draft', 'void')
      and ${utcDay('dueDate')} < ${asOf}::date and ${utcDay('dueDate')} >= ${asOf}::date - 365
      and "totalAmount" > "creditedAmount"
    group by "customerId"`.execute(db)
  return rows
}

/** As they are answered, with how reliably each pays. */
export const withScores = async (db: Db, rows: readonly DebtorRow[], now: Date): Promise<Debtor[]> => {
  const known = await punctualityOf(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const scores = new Map(
    known.map(({ customerId, due, onTime }) => [
      customerId,
      { percent: Math.round((100 * onTime) / due), onTime: toDecimal(onTime), due: toDecimal(due) },
    ]),
  )
  return rows.map(({ id, name, email, invoices, owedAmount, ...owed }) => ({
    ...{ id, name, email, invoices },
    ...amounts((age) => toDecimal(owed[age])),
    owedAmount: toDecimal(owedAmount),
    score: scores.get(id) ?? null,
  }))
}

const amounts = <T>(of: (age: Age) => T): Record<Age, T> =>
  // The names are those of the type.
  Object.fromEntries(ageNames.map((age) => [age, of(age)])) as Record<Age, T>

const blank = { invoices: 0, notDue: 0, days30: 0, days60: 0, days90: 0, older: 0, owedAmount: 0 }

/** Whether somebody was ever billed: who was not is a user, and no customer yet. */
export const isBilled = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('invoices').select('id').where('customerId', '=', id).limit(1).executeTakeFirst()) !== undefined

/** What one customer owes; undefined where there is no such person. */
export const find = async (db: Db, id: number): Promise<DebtorRow | undefined> => {
  const [owing] = (await db
    .selectFrom('debtors' as never)
    .selectAll()
    .where('id' as never, '=', id as never)
    .execute()) as unknown as DebtorRow[]
  if (owing) return owing
  const user = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst()
  return user && { ...blank, ...user }
}

interface Due {
  /** `2026-11-23` */
  readonly day: string
  readonly count: number
  readonly amount: number
}

/** What all customers owe, from what is kept of open invoices by the day on which they are due. */
export const totals = async (db: Db, now: Date): Promise<ReceivableTotals> => {
  const asOf = now.toISOString().slice(0, 10)
  const { rows } = await sql<Due>`
    select "day"::text as "day", sum("count")::bigint as "count", sum("amount")::bigint as "amount" from "tallies"
    where "entity" = 'receivables' and "field" = 'stage' and "value" in ('issued', 'sent', 'viewed', 'partlyPaid')
      and "day" > '-infinity'
    group by "day"`.execute(db)
  const of = (age: Age) => {
    const { from = '', to } = dueWithin(age, asOf)
    return rows.filter(({ day }) => day >= from && (to === undefined || day < to))
  }
  const sumOf = (some: readonly Due[], by: 'count' | 'amount') => some.reduce((sum, each) => sum + Number(each[by]), 0)
  return {
    asOf,
    invoices: sumOf(rows, 'count'),
    owedAmount: toDecimal(sumOf(rows, 'amount')),
    ...amounts((age) => toDecimal(sumOf(of(age), 'amount'))),
    counts: amounts((age) => sumOf(of(age), 'count')),
  }
}

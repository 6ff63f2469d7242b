import { instantToDay } from '@quarterdeck/contract/kit/day'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { type MailKind, mailKindNames } from '@quarterdeck/contract/sales/mail-texts'
import {
  type Age,
  ageNames,
  type Debtor,
  dueInterval,
  type ReceivableTotals,
  receivableList,
} from '@quarterdeck/contract/sales/receivables'
import { type SqlBool, sql } from 'kysely'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import { type Column, columnsOf } from '../../kit/sql/select.ts'
import { matches } from '../../kit/sql/words.ts'
import { todayOf } from '../company/index.ts'
import { isOpen } from '../invoices/index.ts'

const byAge = <T>(of: (age: Age) => T): Record<Age, T> =>
  // `ageNames` lists the keys of the type.
  Object.fromEntries(ageNames.map((age) => [age, of(age)])) as Record<Age, T>

/** A customer with open invoices, as listed. */
type DebtorRow = Pick<Debtor, 'id' | 'name' | 'email'>

const startOf = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`

/** Returns the condition for invoices of an age, as of a day. */
const isOf = (age: Age, asOf: string) => {
  const { from, to } = dueInterval(age, asOf)
  const bounds = [
    ...(from ? [sql`"dueDate" >= ${startOf(from)}`] : []),
    ...(to ? [sql`"dueDate" < ${startOf(to)}`] : []),
  ]
  return sql.join(bounds, sql` and `)
}

const isDebt = sql`"deletedAt" is null and ${isOpen}`

/** Returns the column for the amount of an age, computed per customer when a list is sorted or filtered by it. */
const owedOfAge = (age: Age, asOf: string): Column => ({
  kind: 'minor',
  sql: sql`(select coalesce(sum("owedAmount"), 0)::bigint from "invoices"
    where "customerId" = "debtors"."id" and ${isDebt} and ${isOf(age, asOf)})`,
})

/** Returns today's date for the company. */
const dayNow = async (db: Db, now: Date): Promise<string> => instantToDay(await todayOf(db, now))

/** SQL for the search text, exactly as in the index of users. */
const searched = sql`folded("name" || ' ' || "email" || ' ' || "phone")`

const listedOn = (asOf: string): Listed<typeof receivableList> => ({
  table: 'debtors',
  key: 'id',
  binned: false,
  columns: {
    ...columnsOf(receivableList),
    ...byAge((age) => owedOfAge(age, asOf)),
    // One query over users instead of one per customer.
    found: {
      kind: 'choice',
      sql: sql`null::text`,
      values: [],
      having: ([q]) => sql<SqlBool>`"id" in (select "id" from "users" where ${matches(searched, String(q))})`,
    },
  },
})

export const list = async (db: Db, { q, ...query }: ListQuery, now: Date) =>
  pageOf<DebtorRow>(db, listedOn(await dayNow(db, now)), query, q ? [{ field: 'found', op: 'in', values: [q] }] : [])

/** Minor units. */
type Owed = Pick<Debtor, 'id' | 'invoices' | 'owedAmount' | Age>

/** Returns the amounts that customers owe, by age. */
const owedOf = async (db: Db, customers: readonly number[], now: Date): Promise<ReadonlyMap<number, Owed>> => {
  if (customers.length === 0) return new Map()
  const asOf = await dayNow(db, now)
  const sums = ageNames.map(
    (age) => sql`coalesce(sum("owedAmount") filter (where ${isOf(age, asOf)}), 0)::bigint as ${sql.ref(age)}`,
  )
  const { rows } = await sql<Owed>`
    select "customerId" as "id", count(*)::int as "invoices", sum("owedAmount")::bigint as "owedAmount", ${sql.join(sums)}
    from "invoices" where "customerId" in (${sql.join(customers)}) and ${isDebt} group by "customerId"`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

interface Punctuality {
  readonly customerId: number
  /** Minor units. */
  readonly due: number
  readonly onTime: number
}

/** Returns what became due for customers in a year before a day, and how much of it was paid in time. */
const punctualityOf = async (db: Db, customers: readonly number[], now: Date): Promise<readonly Punctuality[]> => {
  if (customers.length === 0) return []
  const asOf = await dayNow(db, now)
  const { rows } = await sql<Punctuality>`
    select "customerId", sum("totalAmount" - "creditedAmount")::bigint as "due",
      coalesce(sum("totalAmount" - "creditedAmount") filter (where "companyDay"("paidAt") <= ("dueDate" at time zone 'UTC')::date), 0)::bigint as "onTime"
    from "invoices"
    where "customerId" in (${sql.join(customers)}) and "deletedAt" is null and "stage" not in ('draft', 'void')
      and "dueDate" < ${startOf(asOf)} and "dueDate" >= ${startOf(asOf)} - interval '365 days'
      and "totalAmount" > "creditedAmount"
    group by "customerId"`.execute(db)
  return rows
}

/** Returns contact details of customers, and the last mail about an invoice to each. */
const contactsOf = async (db: Db, customers: readonly number[]) => {
  if (customers.length === 0) return new Map<number, Pick<Debtor, 'phone' | 'lastMail'>>()
  const { rows } = await sql<{ id: number; phone: string; kind: MailKind | null; at: Date }>`
    select u."id", u."phone", m."template" as "kind", m."createdAt" as "at" from "users" as u left join lateral (
      select "template", "createdAt" from "outbox" where "userId" = u."id" and "invoiceId" is not null
        and "template" in (${sql.join(mailKindNames)}) and "state" in ('waiting', 'sending', 'sent')
      order by "id" desc limit 1
    ) as m on true where u."id" in (${sql.join(customers)})`.execute(db)
  return new Map(
    rows.map(({ id, phone, kind, at }) => [id, { phone, lastMail: kind && { kind, at: at.toISOString() } }]),
  )
}

const nothing = { invoices: 0, owedAmount: 0, ...byAge(() => 0) }

/** Returns customers with their amounts and payment scores. */
export const withAmounts = async (db: Db, rows: readonly DebtorRow[], now: Date): Promise<Debtor[]> => {
  const ids = rows.map(({ id }) => id)
  const [debts, known, contacts] = await Promise.all([
    owedOf(db, ids, now),
    punctualityOf(db, ids, now),
    contactsOf(db, ids),
  ])
  const scores = new Map(
    known.map(({ customerId, due, onTime }) => [
      customerId,
      { percent: Math.round((100 * onTime) / due), onTime: toDecimal(onTime), due: toDecimal(due) },
    ]),
  )
  return rows.map(({ id, name, email }) => {
    const { invoices, owedAmount, ...owed } = debts.get(id) ?? nothing
    return {
      id,
      name,
      email,
      invoices,
      owedAmount: toDecimal(owedAmount),
      ...(contacts.get(id) ?? { phone: '', lastMail: null }),
      ...byAge((age) => toDecimal(owed[age])),
      score: scores.get(id) ?? null,
    }
  })
}

/** Returns true if a user has ever had an invoice, which makes them a customer. */
export const isBilled = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('invoices').select('id').where('customerId', '=', id).limit(1).executeTakeFirst()) !== undefined

/** Returns a possible customer; undefined for an unknown user. */
export const find = (db: Db, id: number): Promise<DebtorRow | undefined> =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst()

interface Due {
  /** `2026-11-23` */
  readonly day: string
  readonly count: number
  readonly amount: number
}

/** Returns the total of all receivables by age from rollups of open invoices by due date. */
export const totals = async (db: Db, now: Date): Promise<ReceivableTotals> => {
  const asOf = await dayNow(db, now)
  const { rows } = await sql<Due>`
    select "day"::text as "day", sum("count")::bigint as "count", sum("amount")::bigint as "amount" from "tallies"
    where "entity" = 'receivables' and "field" = 'stage' and "value" in ('issued', 'sent', 'viewed', 'partlyPaid')
      and "day" > '-infinity'
    group by "day"`.execute(db)
  const of = (age: Age) => {
    const { from = '', to } = dueInterval(age, asOf)
    return rows.filter(({ day }) => day >= from && (to === undefined || day < to))
  }
  const sumOf = (some: readonly Due[], by: 'count' | 'amount') => some.reduce((sum, each) => sum + Number(each[by]), 0)
  return {
    asOf,
    invoices: sumOf(rows, 'count'),
    owedAmount: toDecimal(sumOf(rows, 'amount')),
    ...byAge((age) => toDecimal(sumOf(of(age), 'amount'))),
    counts: byAge((age) => sumOf(of(age), 'count')),
  }
}

import { type InvoiceState, invoiceStates, openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import { exactUpTo, type ListQuery } from '@quarterdeck/contract/kit/list'
import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import type { InvoiceFigures, StateCounts } from '@quarterdeck/contract/sales/invoice-figures'
import { type RawBuilder, sql } from 'kysely'
import { Answer } from '../../kit/answer.ts'
import { countedAnswer, countValues, facetsOf } from '../../kit/lists/facets.ts'
import { matching } from '../../kit/lists/listed.ts'
import type { Db } from '../../kit/ports.ts'
import { rarityOf } from '../../kit/sql/rarity.ts'
import { companyToday } from '../company/index.ts'
import { listed } from './listed.ts'

interface Counted {
  readonly state: InvoiceState
  readonly count: number
  /** Minor units. */
  readonly total: number
  readonly owed: number
}

const isOpen = (state: InvoiceState): boolean => openInvoiceStates.some((open) => open === state)

const statesOf = (rows: readonly Counted[]): StateCounts => ({
  states: invoiceStates.map((state) => {
    const { count, owed, total } = rows.find((row) => row.state === state) ?? { count: 0, owed: 0, total: 0 }
    return { state, count, amount: toDecimal(isOpen(state) ? owed : total) }
  }),
  totalAmount: toDecimal(rows.reduce((sum, { total }) => sum + total, 0)),
})

/** Counts all invoices from rollups; open ones by due date. */
const countAll = async (db: Db): Promise<StateCounts> => {
  const { rows } = await sql<Counted>`
    with "due" as (
      select "value" as "stage", sum("count") as "count", sum("amount") as "owed",
        "value" in ('issued', 'sent', 'viewed', 'partlyPaid') and "day" < ${companyToday} as "late"
      from "tallies" where "entity" = 'receivables' and "field" = 'stage' and "day" > '-infinity' group by "value", "late"
    ), "billed" as (
      select "value" as "stage", sum("amount") as "total" from "tallies"
      where "entity" = 'invoices' and "field" = 'stage' and "day" = '-infinity' group by "value"
    )
    select case when "late" then 'overdue' else "stage" end as "state", sum("count")::bigint as "count",
      sum("owed")::bigint as "owed", 0 as "total" from "due" group by 1
    union all
    -- What open ones come to is known together only, whether they are late or not.
    select "stage", 0, 0, "total"::bigint from "billed"`.execute(db)
  const summed = Map.groupBy(rows, ({ state }) => state)
  return statesOf(
    [...summed].map(([state, parts]) => ({
      state,
      count: parts.reduce((sum, { count }) => sum + Number(count), 0),
      owed: parts.reduce((sum, { owed }) => sum + Number(owed), 0),
      total: parts.reduce((sum, { total }) => sum + Number(total), 0),
    })),
  )
}

/** Counts matching invoices one by one; undefined if there are too many. */
const countFew = async (db: Db, query: ListQuery): Promise<StateCounts | undefined> => {
  const few = matching(db, listed, query, query.q ? await rarityOf(db, listed) : undefined)
    .select(listed.columns.state.sql.as('state') as never)
    .select([sql.ref('totalAmount').as('total'), sql.ref('owedAmount').as('owed')])
    .limit(exactUpTo + 1)
  const { rows } = await sql<Counted>`
    select "state", count(*)::int as "count", sum("total")::bigint as "total", sum("owed")::bigint as "owed"
    from (${few}) as "matched" group by "state"`.execute(db)
  return rows.reduce((sum, { count }) => sum + count, 0) > exactUpTo ? undefined : statesOf(rows)
}

/** Returns number and amount of invoices by state under the other filters of a list. */
export const stateCounts = async (db: Db, query: ListQuery): Promise<Answer<StateCounts>> => {
  const others = { ...query, where: query.where.filter(({ field }) => field !== 'state') }
  if (others.where.length === 0 && !others.q) return countedAnswer(await countAll(db), true)
  const few = await countFew(db, others)
  if (few) return countedAnswer(few, true)
  const { counts, exact } = await countValues(db, listed, others, 'state')
  const states = invoiceStates.map((state) => ({ state, count: counts.get(state) ?? 0, amount: null }))
  return countedAnswer({ states, totalAmount: null }, exact)
}

const isUnfiltered = ({ where, q }: ListQuery) => !q && where.every(({ field }) => field === 'state')

/** Returns the facets of the invoice list. */
export const facets = async (db: Db, query: ListQuery) => {
  const fields = ['state', 'status', 'language']
  if (!isUnfiltered(query)) return facetsOf(db, listed, query, fields)
  const [{ states }, others] = await Promise.all([countAll(db), facetsOf(db, listed, query, fields.slice(1))])
  const state = Object.fromEntries(states.flatMap(({ state, count }) => (count > 0 ? [[state, count]] : [])))
  return new Answer({ ...others.value, state }, others.headers)
}

const dayMs = 24 * 60 * 60 * 1000

interface PaidOff {
  readonly count: number
  readonly amount: number
  readonly days: number | null
}

/** Returns SQL for payments since an instant: whole days from rollups, the partial first day from invoices. */
const paidSince = (since: Date): RawBuilder<PaidOff> => {
  const firstDay = new Date(Math.ceil(since.getTime() / dayMs) * dayMs)
  const paidAt = sql`coalesce("paidAt", '-infinity'::timestamptz)`
  return sql`
    with "parts" as (
      select count(*) as "count", sum("paidAmount") as "amount",
        sum(greatest(0, floor(extract(epoch from "paidAt" - "issueDate")))) as "seconds"
      from "invoices" where "deletedAt" is null and ${paidAt} >= ${since} and ${paidAt} < ${firstDay}
      union all
      select sum("count") filter (where "field" = 'paid'), sum("amount") filter (where "field" = 'paid'),
        sum("amount") filter (where "field" = 'seconds')
      from "tallies" where "entity" = 'payoffs' and "field" in ('paid', 'seconds')
        and "day" >= (${firstDay}::timestamptz at time zone 'UTC')::date
    )
    select coalesce(sum("count"), 0)::bigint as "count", coalesce(sum("amount"), 0)::bigint as "amount",
      (sum("seconds") / nullif(sum("count"), 0) / 86400)::float8 as "days" from "parts"`
}

/** Returns the amounts owed and overdue, and how long recent invoices took to be paid. */
export const figures = async (db: Db, now: Date): Promise<InvoiceFigures> => {
  const since = new Date(now.getTime() - 30 * dayMs)
  const [{ states }, { rows }] = await Promise.all([countAll(db), paidSince(since).execute(db)])
  const of = (which: readonly InvoiceState[]) => {
    const some = states.filter(({ state }) => which.includes(state))
    const cents = some.reduce((sum, { amount }) => sum + toMinor(amount ?? 0), 0)
    return { count: some.reduce((sum, { count }) => sum + count, 0), amount: toDecimal(cents) }
  }
  const { count, amount, days } = rows[0] ?? { count: 0, amount: 0, days: null }
  return {
    outstanding: of(openInvoiceStates),
    overdue: of(['overdue']),
    paid: { count, amount: toDecimal(amount) },
    paidSince: since.toISOString(),
    daysToPay: days === null ? null : Math.round(days * 10) / 10,
  }
}

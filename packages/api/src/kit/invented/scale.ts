import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import type { Calendar } from './calendar.ts'
import { chance, type Sql } from './chance.ts'

interface Filling {
  /** The column that its records are numbered by. */
  readonly number: 'id' | 'number'
  /** The column of when they were created; absent for what is no part of the journal. */
  readonly created?: 'createdAt' | 'createAt'
  /** The tables that are filled along with its own. */
  readonly beside: readonly string[]
  /** SQL: whether a record has such a number; drafts of invoices are numbered apart, far beyond. */
  readonly isNumbered: RawBuilder<boolean>
}

const byId = { number: 'id', created: 'createdAt', beside: [], isNumbered: sql<boolean>`true` } as const

/** That of which any number can be made, in this order: the only list of them here. */
const fillings = {
  users: byId,
  products: { ...byId, beside: ['productVariants'] },
  orders: { ...byId, created: 'createAt', beside: ['orderItems'] },
  invoices: {
    ...byId,
    number: 'number',
    beside: ['invoiceLines', 'payments'],
    isNumbered: sql<boolean>`"issuedAt" is not null`,
  },
  tickets: { ...byId, beside: ['messages'] },
  reviews: byId,
  expenses: byId,
  courses: byId,
  enrolments: byId,
  openings: byId,
  applicants: byId,
  visits: { number: 'id', beside: ['hits'], isNumbered: sql<boolean>`true` },
} as const satisfies Readonly<Partial<Record<Entity | 'visits', Filling>>>

/** What can be made. */
export type Kind = keyof typeof fillings

/** What can be made, in the order in which it is made. */
export const kinds = Object.keys(fillings) as readonly Kind[]

export const fillingOf = (kind: Kind): Filling => fillings[kind]

/** How many of each. */
export type Amounts = Readonly<Record<Kind, number>>

/** What goes with so many orders, where nothing else is said. */
export const inProportion = (orders: number, own: Partial<Amounts> = {}): Amounts => {
  const share = (part: number, min = 1) => Math.max(min, Math.round(orders / part))
  const all = { users: share(10), products: share(200, 40), invoices: share(5), tickets: share(20), reviews: share(10) }
  // About four things happen in a visit: two million of them beside a million orders.
  const beside = { expenses: share(200, 24), courses: share(20_000, 6), enrolments: share(10), visits: share(1.9) }
  const career = { openings: share(4000, 4), applicants: share(50, 8) }
  return { ...all, ...beside, ...career, ...own, orders }
}

/** What is being made. */
export interface Scale {
  readonly amounts: Amounts
  /** The highest id, or number, that was given before. */
  readonly last: Amounts
  readonly calendar: Calendar
}

/** The share of all people that was there when the shop began. */
export const earlyUsers = 0.3

/** The share of the catalogue that was there then. */
export const earlyProducts = 0.5

/** Makes those numbered `from` to `to`, counted from 1. */
export type Fill = (tx: Tx, scale: Scale, from: number, to: number) => Promise<void>

/** The numbers of a piece as a table: `i` from 1, and the `id` that belongs to it. */
export const numbered = ({ last }: Scale, kind: Kind, from: number, to: number): RawBuilder<unknown> =>
  sql`(select i, i + ${sql.lit(last[kind])} as id from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i) as numbered`

/**
 * The id of something that was there at a time: few are chosen often, the older ones.
 * @param early the share of all that was there when the shop began
 * @param progress how far the shop's time has gone
 */
export const favourite = (
  { amounts, last }: Scale,
  kind: Kind,
  early: number,
  progress: Sql,
  of: Sql,
  salt: number,
): Sql =>
  sql`(${sql.lit(last[kind])} + 1 + floor(greatest(0, ${sql.lit(amounts[kind])} * (${sql.lit(early)} + ${sql.lit(1 - early)} * ${progress}) - 1) * power(${chance(of, salt)}, 2))::integer)`

/** When the record `i` of those that came bit by bit came: some were there before the shop began. */
export const arrival = ({ calendar, amounts }: Scale, kind: Kind, early: number): Sql => {
  const part = sql`(i - 0.5) / ${sql.lit(amounts[kind])}`
  return sql`case when ${part} < ${sql.lit(early)}
    then ${calendar.before(sql`(400 * (1 - ${part} / ${sql.lit(early)}))`)}
    else ${calendar.at(sql`((${part} - ${sql.lit(early)}) / ${sql.lit(1 - early)})`)} end`
}

/** Whether the candidate `n` of `all` is taken, so that in the end `wanted` are, spread evenly. */
export const evenly = (n: Sql, all: Sql, wanted: number): Sql =>
  sql`floor(${n}::double precision * ${sql.lit(wanted)} / ${all}) > floor((${n} - 1)::double precision * ${sql.lit(wanted)} / ${all})`

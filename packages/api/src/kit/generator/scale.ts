import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import type { Calendar } from './calendar.ts'
import { chance, type Sql } from './chance.ts'

interface Filling {
  /** Column with the number of a record. */
  readonly number: 'id' | 'number'
  /** Column with the creation time; absent for tables without a journal. */
  readonly created?: 'createdAt' | 'createAt'
  /** Further tables that are filled along with it. */
  readonly beside: readonly string[]
  /** SQL condition for records with a regular number; drafts of invoices have a separate range. */
  readonly isNumbered: RawBuilder<boolean>
}

const byId = { number: 'id', created: 'createdAt', beside: [], isNumbered: sql<boolean>`true` } as const

/** Tables that can be filled with any number of records, in this order. */
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

/** Name of a table that can be filled. */
export type GeneratedKind = keyof typeof fillings

/** Names of the tables in the order in which they are filled. */
export const generatedKinds = Object.keys(fillings) as readonly GeneratedKind[]

export const fillingOf = (kind: GeneratedKind): Filling => fillings[kind]

/** Number of records per table. */
export type Amounts = Readonly<Record<GeneratedKind, number>>

/** Returns default amounts in proportion to a number of orders. */
export const inProportion = (orders: number, own: Partial<Amounts> = {}): Amounts => {
  const share = (part: number, min = 1) => Math.max(min, Math.round(orders / part))
  const all = { users: share(10), products: share(200, 40), invoices: share(5), tickets: share(20), reviews: share(10) }
  // A visit has about four hits: two million hits for a million orders.
  const beside = { expenses: share(200, 24), courses: share(20_000, 6), enrolments: share(10), visits: share(1.9) }
  const career = { openings: share(4000, 4), applicants: share(50, 8) }
  return { ...all, ...beside, ...career, ...own, orders }
}

/** Parameters of a run. */
export interface Scale {
  readonly amounts: Amounts
  /** Highest id (or number) of each table before the run. */
  readonly last: Amounts
  readonly calendar: Calendar
}

/** Share of all people that existed when the shop opened. */
export const earlyUsers = 0.3

/** Share of all products that existed when the shop opened. */
export const earlyProducts = 0.5

/** Inserts the records `from` to `to`, counted from 1. */
export type Generator = (tx: Tx, scale: Scale, from: number, to: number) => Promise<void>

/** Returns a table of a piece's numbers: `i` from 1, and the matching `id`. */
export const numbered = ({ last }: Scale, kind: GeneratedKind, from: number, to: number): RawBuilder<unknown> =>
  sql`(select i, i + ${sql.lit(last[kind])} as id from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i) as numbered`

/**
 * Picks the id of a record that existed at a time; a few of the older ones are picked often.
 * @param early share that existed when the shop opened
 * @param progress share of the shop's time that had passed
 */
export const pickFavorite = (
  { amounts, last }: Scale,
  kind: GeneratedKind,
  early: number,
  progress: Sql,
  of: Sql,
  salt: number,
): Sql =>
  sql`(${sql.lit(last[kind])} + 1 + floor(greatest(0, ${sql.lit(amounts[kind])} * (${sql.lit(early)} + ${sql.lit(1 - early)} * ${progress}) - 1) * power(${chance(of, salt)}, 2))::integer)`

/** Returns the creation time of record `i`; a share of the records existed before the shop opened. */
export const createdAtOf = ({ calendar, amounts }: Scale, kind: GeneratedKind, early: number): Sql => {
  const part = sql`(i - 0.5) / ${sql.lit(amounts[kind])}`
  return sql`case when ${part} < ${sql.lit(early)}
    then ${calendar.before(sql`(400 * (1 - ${part} / ${sql.lit(early)}))`)}
    else ${calendar.at(sql`((${part} - ${sql.lit(early)}) / ${sql.lit(1 - early)})`)} end`
}

/** Returns true for `wanted` of `all` candidates, spread evenly. */
export const isEvenlyPicked = (n: Sql, all: Sql, wanted: number): Sql =>
  sql`floor(${n}::double precision * ${sql.lit(wanted)} / ${all}) > floor((${n} - 1)::double precision * ${sql.lit(wanted)} / ${all})`

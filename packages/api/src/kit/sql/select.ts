import { withAsciiDomain } from '@quarterdeck/contract/kit/email'
import { fold } from '@quarterdeck/contract/kit/fold'
import type { Condition, Filter, ListQuery, ListSpec, Range } from '@quarterdeck/contract/kit/list'
import { defaultPerPage, isRelative } from '@quarterdeck/contract/kit/list'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { toMinor, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { collated } from './collations.ts'

/** SQL for filtering and sorting by a field of a list. */
export type Column =
  | {
      readonly kind: 'text' | 'date'
      readonly sql: RawBuilder<unknown>
      /** Expression to sort by, if the text itself sorts wrongly. */
      readonly rank?: RawBuilder<unknown>
      /** True if the column may be null. */
      readonly optional?: true
    }
  /** Database type: `integer`, `bigint` or `double precision`. */
  | {
      readonly kind: 'integer' | 'minor' | 'float'
      readonly sql: RawBuilder<unknown>
      /** Converts a value of a request to the stored one. */
      readonly stored?: (value: number) => number
      /** Condition for having one of some values, if it isn't equality. */
      readonly having?: (values: readonly number[]) => Expression<SqlBool>
    }
  /** Sorted in the order of its values. */
  | {
      readonly kind: 'choice'
      readonly sql: RawBuilder<unknown>
      readonly values: readonly string[]
      /** Condition for having one of some values, in a form that an index supports. */
      readonly having?: (values: readonly (string | number)[]) => Expression<SqlBool>
    }

export interface Columns {
  readonly [field: string]: Column
}

/** Filters and sort fields of a list. */
type ListFields = Pick<ListSpec, 'filters' | 'sort'>

/** Columns with one for each filter and sort field of a list: a missing one doesn't compile. */
export type ColumnsOf<List extends ListFields> = Columns &
  Readonly<Record<(keyof List['filters'] & string) | List['sort'][number], Column>>

/**
 * Returns the column of a field.
 * @throws Error if the list doesn't have it, which would silently find nothing
 */
export const columnIn = (columns: Columns, field: string): Column => {
  const found = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!found) throw new Error(`The list has no column for "${field}": add it to the columns of its store`)
  return found
}

const column = (name: string) => sql.ref(name)
export const text = (name: string): Column & { readonly kind: 'text' | 'date' } => ({ kind: 'text', sql: column(name) })
export const date = (name: string): Column & { readonly kind: 'text' | 'date' } => ({ kind: 'date', sql: column(name) })
/** Makes a column nullable. */
export const optional = <Named extends Column & { readonly kind: 'text' | 'date' }>(named: Named): Named => ({
  ...named,
  optional: true,
})
export const integer = (name: string): Column => ({ kind: 'integer', sql: column(name) })
const minor = (name: string): Column => ({ kind: 'minor', sql: column(name) })
export const float = (name: string): Column => ({ kind: 'float', sql: column(name) })
/** Returns the column of a unit price: minor units with decimals. */
export const unitPrice = (name: string): Column => ({ kind: 'float', sql: column(name), stored: toUnitPrice })
export const choice = (name: string, values: readonly string[]): Column => ({
  kind: 'choice',
  sql: column(name),
  values,
})

interface Band {
  readonly from?: number
  readonly to?: number
}

/** Returns a column for the one condition among several that a record meets. */
export const either = (cases: Readonly<Record<string, RawBuilder<unknown>>>): Column => {
  const whens = Object.entries(cases).map(([value, meets]) => sql`when ${meets} then ${sql.lit(value)}`)
  const of = (value: string | number) => {
    const meets = Object.hasOwn(cases, value) ? cases[value] : undefined
    return meets ? sql`(${meets})` : sql`false`
  }
  return {
    kind: 'choice',
    sql: sql`case ${sql.join(whens, sql` `)} end`,
    values: Object.keys(cases),
    having: (values) => sql<SqlBool>`(${sql.join(values.map(of), sql` or `)})`,
  }
}

/** Returns a column for the band that a number is in. `scale` is the stored value of one unit of the bands. */
export const band = (name: string, bands: Readonly<Record<string, Band>>, scale = 1): Column => {
  const found = column(name)
  const within = ({ from, to }: Band) =>
    sql.join(
      [
        ...(from === undefined ? [] : [sql`${found} >= ${sql.lit(from * scale)}`]),
        ...(to === undefined ? [] : [sql`${found} < ${sql.lit(to * scale)}`]),
      ],
      sql` and `,
    )
  return either(Object.fromEntries(Object.entries(bands).map(([value, each]) => [value, within(each)])))
}

const columnOf = (name: string, filter: Filter): Column => {
  switch (filter.kind) {
    case 'choice':
      return choice(name, filter.values)
    case 'number':
      return integer(name)
    case 'money':
      return minor(name)
    case 'date':
      return date(name)
    default:
      return text(name)
  }
}

/** Returns the columns of a list whose filters are named after their columns. */
export const columnsOf = <Filters extends ListSpec['filters']>({
  filters,
}: {
  readonly filters: Filters
}): Readonly<Record<keyof Filters & string, Column>> =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, columnOf(name, filter)])) as Record<
    keyof Filters & string,
    Column
  >

const limits = {
  integer: [-2_147_483_648, 2_147_483_647],
  minor: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const

const operators = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const

const never = sql<SqlBool>`false`

/** Converts a comparison to integers: more than 2.5 becomes more than 2, at least 2.5 becomes at least 3. */
const wholeRange = (
  found: RawBuilder<unknown>,
  op: Range['op'],
  value: number,
  [min, max]: readonly [number, number],
): Expression<SqlBool> => {
  const whole = op === 'gt' || op === 'lte' ? Math.floor(value) : Math.ceil(value)
  const all = sql<SqlBool>`${found} is not null`
  if (whole < min) return op.startsWith('g') ? all : never
  if (whole > max) return op.startsWith('l') ? all : never
  return sql<SqlBool>`${found} ${operators[op]} ${whole}`
}

const numberCondition = (
  {
    kind,
    sql: found,
    having,
    stored = kind === 'minor' ? toMinor : undefined,
  }: Extract<Column, { kind: 'integer' | 'minor' | 'float' }>,
  condition: Range | Extract<Condition, { op: 'in' }>,
): Expression<SqlBool> => {
  const scale = (value: number | string) => stored?.(Number(value)) ?? Number(value)
  const [min, max] = kind === 'float' ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : limits[kind]
  if (condition.op === 'in') {
    const values = condition.values.map(scale).filter((value) => value >= min && value <= max)
    const fitting = kind === 'float' ? values : values.filter(Number.isInteger)
    if (fitting.length === 0) return never
    return having?.(fitting) ?? sql<SqlBool>`${found} in (${sql.join(fitting)})`
  }
  const value = scale(condition.value)
  return kind === 'float'
    ? sql<SqlBool>`${found} ${operators[condition.op]} ${value}`
    : wholeRange(found, condition.op, value, [min, max])
}

/** Escapes a text for a pattern of LIKE. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Returns typed text in the form that searches compare. */
export const foldedWord = (typed: string): string => fold(withAsciiDomain(typed))

/** Returns the condition that a folded text contains one of some values. */
const hasAny = (text: RawBuilder<unknown>, values: readonly string[]): Expression<SqlBool> => {
  const parts = values.map((value) => sql`${text} like ${`%${escapeLike(foldedWord(value))}%`}`)
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** Compares with the expression of the sort index, in which null precedes all days. */
const compared = (found: Column, op: Range['op'], value: unknown): Expression<SqlBool> => {
  if (found.kind !== 'date' || !found.optional) return sql<SqlBool>`${found.sql} ${operators[op]} ${value}`
  const isSo = sql<SqlBool>`${sortable(found)} ${operators[op]} ${value}`
  return op === 'gt' || op === 'gte' ? isSo : sql<SqlBool>`(${isSo} and ${sortable(found)} > '-infinity')`
}

/** Returns one condition of a list; numbers beyond the range of a column match nothing and don't fail. */
export const conditionOf = (columns: Columns, condition: Condition): Expression<SqlBool> => {
  if (condition.op === 'any') {
    const alternatives = condition.of.map((each) => conditionOf(columns, each))
    return alternatives.length > 0 ? sql<SqlBool>`(${sql.join(alternatives, sql` or `)})` : never
  }
  const found = columnIn(columns, condition.field)
  if (condition.op === 'in' && condition.values.length === 0) return never
  if (condition.op === 'empty') {
    const empty =
      found.kind === 'text' ? sql<SqlBool>`coalesce(${found.sql}, '') = ''` : sql<SqlBool>`${found.sql} is null`
    return condition.value ? empty : sql<SqlBool>`not (${empty})`
  }
  // Screens resolve relative days; only instants arrive here.
  if (isRelative(condition)) return never
  if (condition.op === 'has') {
    return hasAny(sql`folded(${found.sql})`, condition.values)
  }
  if (found.kind === 'integer' || found.kind === 'minor' || found.kind === 'float') {
    return numberCondition(found, condition)
  }
  if (condition.op === 'in') {
    if (found.kind === 'choice' && found.having) return found.having(condition.values)
    const exactly = sql<SqlBool>`${found.sql} in (${sql.join(condition.values)})`
    if (found.kind !== 'text' || found.rank) return exactly
    // Repeated in the expression of the sort index, so that it can be used.
    return sql<SqlBool>`(${exactly} and ${sortable(found)} in (${sql.join(condition.values)}))`
  }
  return compared(found, condition.op, condition.value)
}

/** Returns the sort expression. Null precedes everything, so the order is total and a cursor can continue it. */
export const sortable = (found: Column, alphabet?: Locale): RawBuilder<unknown> => {
  switch (found.kind) {
    case 'choice':
      return sql`array_position(${sql.lit(`{${found.values.map((value) => `"${value}"`).join(',')}}`)}::text[], ${found.sql})`
    case 'text':
      return found.rank ?? collated(found.optional ? sql`coalesce(${found.sql}, '')` : found.sql, alphabet)
    case 'date':
      return found.optional ? sql`coalesce(${found.sql}, '-infinity'::timestamptz)` : found.sql
    default:
      return found.sql
  }
}

/** Returns the number of rows of a page; undefined for the whole list. */
export const pageSize = ({ page, perPage, after }: ListQuery): number | undefined =>
  page === undefined && perPage === undefined && after === undefined ? undefined : (perPage ?? defaultPerPage)

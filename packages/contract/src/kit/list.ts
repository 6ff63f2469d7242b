import { isStorable } from './characters.ts'
import { isKnownInstant } from './instant.ts'
import { type Locale, locales } from './locales.ts'
import { isPeriod } from './period.ts'

/**
 * The query language of lists. One description per list names its filters and sort fields. The server reads requests
 * strictly, screens read their URL tolerantly, and the OpenAPI document is generated from it.
 */
export type Filter =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** Codes (an address, a number, a month) sort the same in every language. */
  | { readonly kind: 'text'; readonly isCode?: true }
  /** A key is an integer; other numbers name no record. */
  | { readonly kind: 'number'; readonly isKey?: true }
  | { readonly kind: 'money' }
  /** `isDay`: the instant stands for a calendar day, so its day does not depend on the reader's time zone. */
  | { readonly kind: 'date'; readonly isDay?: true }

export interface ListSpec {
  readonly filters: Readonly<Record<string, Filter>>
  readonly sort: readonly string[]
  /** The order without `sort=`, e.g. `-createdAt`. */
  readonly defaultSort: string
  /** Initial order on screens, if it is not `defaultSort`. */
  readonly screenSort?: string
  /** True if `q=` searches. */
  readonly search: boolean
  /** Allows dates relative to today, such as `createdAt.within=7d`. Only screens do, since they know the time zone. */
  readonly relative?: true
}

export const comparisons = ['gt', 'gte', 'lt', 'lte'] as const
export type Comparison = (typeof comparisons)[number]

/**
 * A condition on one field. Values are text for `text`, `choice` and `date` (ISO), numbers for `number` and `money`
 * (decimal).
 */
export type Simple =
  | { readonly field: string; readonly op: 'in'; readonly values: readonly (string | number)[] }
  | { readonly field: string; readonly op: Comparison; readonly value: string | number }
  | { readonly field: string; readonly op: 'empty'; readonly value: boolean }
  /** The text contains one of these. */
  | { readonly field: string; readonly op: 'has'; readonly values: readonly string[] }
  | Relative

/** A comparison with a value. */
export type Range = Extract<Simple, { op: Comparison }>

export const isRange = (condition: Condition): condition is Range => isComparison(condition.op)

/** A condition on days of a period relative to today, or before it. */
export interface Relative {
  readonly field: string
  readonly op: 'within' | 'before'
  readonly value: string
}

export const isRelative = (condition: Condition): condition is Relative =>
  condition.op === 'within' || condition.op === 'before'

/** Conditions of which at least one must be met. `field` is the name of the group, `or1`. */
export interface Group {
  readonly field: string
  readonly op: 'any'
  readonly of: readonly Simple[]
}

/** A list returns the records that meet all its conditions. */
export type Condition = Simple | Group

export interface Order {
  readonly field: string
  readonly desc: boolean
}

export interface ListQuery {
  /** Page from 1. Without `page`, `perPage` and `after`, the whole list is returned. */
  readonly page?: number
  readonly perPage?: number
  readonly after?: string
  readonly sort: readonly Order[]
  readonly q?: string
  readonly fields?: readonly string[]
  /** Language that texts are sorted in; the root collation if undefined. */
  readonly alphabet?: Locale
  readonly where: readonly Condition[]
}

export const maxPerPage = 200
/** Largest count that is always exact. Larger counts may be estimates and are marked as such. */
export const exactUpTo = 10_000
export const defaultPerPage = 50
const maxSearchLength = 200

/** Languages with a collation of their own. English and German use the root collation (UTS #10). */
const ownAlphabets: readonly Locale[] = ['es', 'ja']

/** A query parameter that the list does not accept. */
export interface BadParameter {
  readonly parameter: string
  readonly message: string
}

const isComparison = (op: string): op is Comparison => (comparisons as readonly string[]).includes(op)

/** Returns the canonical value of a filter, or undefined if the text is not valid. */
const canonical = (filter: Filter, text: string): string | number | undefined => {
  switch (filter.kind) {
    case 'choice':
      return filter.values.find((value) => value.toLowerCase() === text.toLowerCase())
    case 'text':
      return text.length <= maxSearchLength ? text : undefined
    case 'date':
      return /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text) && isKnownInstant(text)
        ? new Date(text).toISOString()
        : undefined
    case 'number':
    case 'money': {
      const value = Number(text)
      return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER / 100
        ? value
        : undefined
    }
  }
}

const wholeNumber = (text: string, most: number): number | undefined => {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= 1 && value <= most ? value : undefined
}

/** Parses `-createdAt,name`; returns undefined if a field can't be sorted by or occurs twice. */
export const readSort = (spec: ListSpec, text: string): readonly Order[] | undefined => {
  const orders = text.split(',').map((part) => ({ field: part.replace(/^-/, ''), desc: part.startsWith('-') }))
  const fields = new Set(orders.map(({ field }) => field))
  return fields.size === orders.length && [...fields].every((field) => spec.sort.includes(field)) ? orders : undefined
}

/** Formats an order for `readSort`. */
export const writeSort = (orders: readonly Order[]): string =>
  orders.map((order) => (order.desc ? '-' : '') + order.field).join(',')

const isWhole = (filter: Filter, values: readonly (string | number)[]): boolean =>
  filter.kind !== 'number' || !filter.isKey || values.every(Number.isInteger)

const readHas = (filter: Filter, field: string, values: readonly string[]): Simple | undefined => {
  const words = values.map((value) => value.trim()).filter(Boolean)
  const isKnown = filter.kind === 'text' && words.length > 0 && words.every(({ length }) => length <= maxSearchLength)
  return isKnown ? { field, op: 'has', values: words } : undefined
}

const repeated = (parameter: string): BadParameter => ({ parameter, message: `${parameter} takes one value` })

const readCondition = (spec: ListSpec, parameter: string, values: readonly string[]): Simple | BadParameter => {
  const dot = parameter.lastIndexOf('.')
  const field = dot === -1 ? parameter : parameter.slice(0, dot)
  const op = dot === -1 ? 'in' : parameter.slice(dot + 1)
  const filter = Object.hasOwn(spec.filters, field) ? spec.filters[field] : undefined
  if (!filter) return { parameter, message: `Unknown parameter ${parameter}` }
  const bad = { parameter, message: `Unknown value for ${parameter}` }
  if (values.length > 1 && op !== 'in' && op !== 'has') return repeated(parameter)
  if (op === 'empty') {
    const value = values.at(-1)
    return value === 'true' || value === 'false' ? { field, op, value: value === 'true' } : bad
  }
  if (op === 'has') return readHas(filter, field, values) ?? bad
  if ((op === 'within' || op === 'before') && spec.relative && filter.kind === 'date') {
    const value = values.at(-1) ?? ''
    return isPeriod(value) ? { field, op, value } : bad
  }
  const read = values.map((value) => canonical(filter, value))
  if (read.some((value) => value === undefined)) return bad
  const known = read as (string | number)[]
  if (op === 'in') return isWhole(filter, known) ? { field, op, values: known } : bad
  const value = known.at(-1)
  return isComparison(op) && filter.kind !== 'choice' && value !== undefined ? { field, op, value } : bad
}

type Paging = Pick<ListQuery, 'page' | 'perPage' | 'after' | 'q' | 'fields' | 'sort' | 'alphabet'>

/** Readers of the parameters common to all lists. They return undefined for an invalid value. */
const readers: { [Name in keyof Paging]-?: (text: string, spec: ListSpec, known: readonly string[]) => Paging[Name] } =
  {
    page: (text) => wholeNumber(text, 100_000_000),
    perPage: (text) => wholeNumber(text, maxPerPage),
    after: (text) => (text.length > 0 && text.length <= 2000 ? text : undefined),
    q: (text) => (text.length <= maxSearchLength ? text.trim() : undefined),
    fields: (text, _, known) => {
      const fields = text.split(',')
      return known.length === 0 || fields.every((field) => known.includes(field)) ? fields : undefined
    },
    // A list always has an order, so only this type has no undefined.
    sort: (text, spec) => readSort(spec, text) as readonly Order[],
    alphabet: (text) => locales.find((each) => each === text),
  }

const isOfWords = (filter: Filter | undefined): boolean => filter?.kind === 'text' && !filter.isCode

/** Drops the language from a query whose order does not depend on it, so that equal queries compare as equal. */
const sortedAs = (spec: ListSpec, { alphabet, ...query }: ListQuery): ListQuery => {
  const orders = query.sort.length > 0 ? query.sort : (readSort(spec, spec.defaultSort) ?? [])
  const matters =
    alphabet && ownAlphabets.includes(alphabet) && orders.some(({ field }) => isOfWords(spec.filters[field]))
  return matters ? { ...query, alphabet } : query
}

const isPaging = (spec: ListSpec, name: string): name is keyof Paging =>
  Object.hasOwn(readers, name) && (name !== 'q' || spec.search)

/** Adds an alternative to its group, `or1.status=New` to that of `or1`. */
const join = (where: Condition[], field: string, alternative: Simple): void => {
  const at = where.findIndex((condition) => condition.op === 'any' && condition.field === field)
  const before = where[at]
  const of = before?.op === 'any' ? before.of : []
  where.splice(at === -1 ? where.length : at, 1, { field, op: 'any', of: [...of, alternative] })
}

/** Reads the parameters of a list. Invalid ones are reported in `bad`: a server answers 400, a screen ignores them. */
export const readList = (
  spec: ListSpec,
  parameters: Iterable<readonly [string, string]>,
  known: readonly string[] = [],
): { query: ListQuery; bad: readonly BadParameter[] } => {
  const given = new Map<string, string[]>()
  for (const [name, value] of parameters) given.set(name, [...(given.get(name) ?? []), value])

  const bad: BadParameter[] = []
  const where: Condition[] = []
  let paging: Paging = { sort: readSort(spec, spec.defaultSort) ?? [] }
  for (const [name, values] of given) {
    if (!values.every(isStorable)) bad.push({ parameter: name, message: `Unknown value for ${name}` })
    else if (isPaging(spec, name) && values.length > 1) bad.push(repeated(name))
    else if (isPaging(spec, name)) {
      const value = readers[name](values.at(-1) ?? '', spec, known)
      if (value === undefined) bad.push({ parameter: name, message: `Unknown value for ${name}` })
      else paging = { ...paging, [name]: value }
    } else {
      const [, group, own = name] = /^(or\d{1,2})\.(.+)$/.exec(name) ?? []
      const read = readCondition(spec, own, values)
      if ('message' in read) bad.push({ parameter: name, message: read.message.replace(own, () => name) })
      else if (group) join(where, group, read)
      else where.push(read)
    }
  }
  return { query: sortedAs(spec, { ...paging, where }), bad }
}

/** Returns the parameters that `readList` reads back to the same query, without defaults. */
export const writeList = (spec: ListSpec, query: ListQuery): [string, string][] => {
  const parameters: [string, string][] = []
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parameters.push([name, String(value)])
  }
  put('q', query.q)
  const putCondition = (condition: Simple, group = '') => {
    const { field, op } = condition
    if (op === 'in') for (const value of condition.values) parameters.push([group + field, String(value)])
    else if (op === 'has') for (const value of condition.values) parameters.push([`${group + field}.has`, value])
    else put(`${group + field}.${op}`, String(condition.value))
  }
  for (const condition of query.where) {
    if (condition.op !== 'any') putCondition(condition)
    else for (const alternative of condition.of) putCondition(alternative, `${condition.field}.`)
  }
  const sort = writeSort(query.sort)
  if (sort !== spec.defaultSort) put('sort', sort)
  put('alphabet', sortedAs(spec, query).alphabet)
  put('after', query.after)
  put('page', query.page)
  put('perPage', query.perPage)
  if (query.fields) put('fields', query.fields.join(','))
  return parameters
}

import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Columns, columnIn, sortable } from './select.ts'

/** Parts of a query that determine the order. */
type Sorted = Pick<ListQuery, 'sort' | 'alphabet'>

interface Ranked {
  readonly sql: RawBuilder<unknown>
  readonly desc: boolean
}

/** Returns the order of a list, made total by its key. */
export const rankOf = (columns: Columns, { sort, alphabet }: Sorted, key: string): Ranked[] => {
  const ranked = sort.map(({ field, desc }) => ({ sql: sortable(columnIn(columns, field), alphabet), desc }))
  return [...ranked, { sql: sql.ref(key), desc: sort[0]?.desc ?? false }]
}

/** Matches rows after a cursor: greater in the first rank, or equal there and greater in the next. */
export const isAfterCursor = (ranks: readonly Ranked[], values: readonly unknown[]): Expression<SqlBool> => {
  const [first] = ranks
  if (first && ranks.every(({ desc }) => desc === first.desc)) {
    // Compared as rows, the only form for which PostgreSQL starts an index scan at the cursor.
    const columns = sql.join(ranks.map((rank) => rank.sql))
    return sql<SqlBool>`(${columns}) ${first.desc ? sql`<` : sql`>`} (${sql.join(values)})`
  }
  const steps = ranks.map((rank, index) => {
    const equal = ranks.slice(0, index).map((earlier, i) => sql`${earlier.sql} = ${values[i]}`)
    return sql`(${sql.join([...equal, sql`${rank.sql} ${rank.desc ? sql`<` : sql`>`} ${values[index]}`], sql` and `)})`
  })
  const from = first && sql`${first.sql} ${first.desc ? sql`<=` : sql`>=`} ${values[0]}`
  return sql<SqlBool>`(${from} and (${sql.join(steps, sql` or `)}))`
}

const toBase64Url = (text: string): string => {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64Url = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
  )

const orderOf = ({ sort, alphabet }: Sorted): readonly string[] => [
  ...sort.map(({ field, desc }) => (desc ? `-${field}` : field)),
  ...(alphabet ? [`@${alphabet}`] : []),
]

/** Serializes the end of a page: its order and the ranks of its last row. */
export const writeCursor = (sorted: Sorted, values: readonly string[]): string =>
  toBase64Url(JSON.stringify([orderOf(sorted), values]))

/**
 * Parses a cursor.
 * @throws Problem `invalid_request` if it is malformed or belongs to another order
 */
export const readCursor = (sorted: Sorted, cursor: string): readonly string[] => {
  const bad = new Problem('invalid_request', { message: 'Unknown value for after' })
  try {
    const [fields, values] = JSON.parse(fromBase64Url(cursor)) as [unknown, unknown]
    if (JSON.stringify(fields) !== JSON.stringify(orderOf(sorted))) throw bad
    if (!Array.isArray(values) || values.length !== sorted.sort.length + 1) throw bad
    if (!values.every((value) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed())) throw bad
    return values as string[]
  } catch {
    throw bad
  }
}

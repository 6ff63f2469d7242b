import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { Condition, ListQuery, ListSpec } from '@quarterdeck/contract/kit/list'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { Wire } from '../sql/line.ts'
import { hasPhone } from '../sql/phone.ts'
import type { Rarity } from '../sql/rarity.ts'
import type { Schema } from '../sql/schema.ts'
import { type ColumnsOf, conditionOf, foldedWord } from '../sql/select.ts'
import { contains, matches } from '../sql/words.ts'
import type { CountedBy, Tally } from './counters.ts'

/** Definition of how the records of a table are listed, searched and counted. */
export interface Listed<List extends Pick<ListSpec, 'filters' | 'sort'> = ListSpec> {
  readonly table:
    | Entity
    | 'changes'
    | 'debtors'
    | 'jobs'
    | 'orderItems'
    | 'outbox'
    | 'reachedGoals'
    | 'usage'
    | 'visits'
    | 'work'
  /** Unique column that makes every order total. */
  readonly key: string
  readonly columns: ColumnsOf<List>
  /** Text that `q` searches. */
  readonly searched?: RawBuilder<unknown>
  /** Fields that this text consists of, so that filters on them can use its index. */
  readonly searchedFields?: readonly string[]
  /** Related records whose text is searched as well: if one of them has all words, the record that it belongs to is found. */
  readonly searchedIn?: { readonly table: Entity; readonly by: string; readonly searched: RawBuilder<unknown> }
  /** Fields with phone numbers, which are found by their digits, however they are grouped. */
  readonly phones?: readonly string[]
  /** False for tables without a trash. */
  readonly binned?: false
  /** Fields by which the records are counted. */
  readonly counters?: CountedBy
  /** Further counters; their functions and triggers are created at the start. */
  readonly tallies?: readonly Tally[]
  /**
   * True for child rows that are counted by another table; this definition only covers rows that are added or removed on their
   * own.
   */
  readonly isPart?: true
  /** JSON of a record for clients, if the database writes it. */
  readonly written?: { readonly wire: Wire; readonly line: string }
}

export type Query = SelectQueryBuilder<Schema, never, object>

/** Returns true for a query for words that few records have, so an index is useful. */
export const isSearch = ({ where, q }: Pick<ListQuery, 'where' | 'q'>): boolean =>
  Boolean(q) || where.some(({ op }) => op === 'has')

const either = (conditions: readonly Expression<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Returns the condition on the searched text that follows from one on a field, so that its index is used. */
const alsoSearched = ({ searched, searchedFields }: Listed, condition: Condition) =>
  searched && condition.op === 'has' && searchedFields?.includes(condition.field)
    ? either(condition.values.map((value) => contains(searched, foldedWord(value))))
    : undefined

const fits = (listed: Listed, condition: Condition): Expression<SqlBool> => {
  const own = conditionOf(listed.columns, condition)
  const also = alsoSearched(listed, condition)
  const has = also ? sql<SqlBool>`(${own} and ${also})` : own
  if (condition.op !== 'has' || !listed.phones?.includes(condition.field)) return has
  return either([has, ...condition.values.flatMap((value) => hasPhone(condition.field, value) ?? [])])
}

/** Matches records with all words in their own text or in that of one related record. */
const found = ({ table, key, searched, searchedIn, phones = [] }: Listed, q: string, rarity?: Rarity) => {
  if (!searched) return undefined
  if (!searchedIn) {
    const words = matches(searched, q, rarity)
    return either([words, ...phones.flatMap((field) => hasPhone(field, q) ?? [])])
  }
  const [own, others] = [sql.table(table), sql.table(searchedIn.table)]
  // Each of the two has its own index.
  return sql<boolean>`${sql.ref(key)} in (
    select ${sql.ref(key)} from ${own} where "deletedAt" is null and ${matches(searched, q, rarity)}
    union select ${sql.ref(searchedIn.by)} from ${others} where "deletedAt" is null and ${matches(searchedIn.searched, q)})`
}

/**
 * Returns the live records of a query, without order and columns.
 * @param rarity statistics of the searched text
 */
export const matching = (db: Db, listed: Listed, { where, q }: ListQuery, rarity?: Rarity): Query => {
  const { table, binned } = listed
  let query = db.selectFrom(table as never) as unknown as Query
  if (binned !== false) query = query.where(sql<boolean>`"deletedAt" is null`)
  for (const condition of where) query = query.where(fits(listed, condition) as never)
  const words = q ? found(listed, q, rarity) : undefined
  if (words) query = query.where(words as never)
  return query
}

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
  /** The unique column that makes every order total. */
  readonly key: string
  readonly columns: ColumnsOf<List>
  /** The text that `q` searches. */
  readonly searched?: RawBuilder<unknown>
  /** The fields of which that text consists, so that its index knows where one of them has something. */
  readonly searchedFields?: readonly string[]
  /** Other records whose text is searched as well: where one of them has all words, the record is found that it belongs to. */
  readonly searchedIn?: { readonly table: Entity; readonly by: string; readonly searched: RawBuilder<unknown> }
  /** Fields with telephone numbers, which are found by their figures, however they are grouped. */
  readonly phones?: readonly string[]
  /** False for tables without a bin. */
  readonly binned?: false
  /** The fields by which the records are counted beforehand. */
  readonly counters?: CountedBy
  /** Further counts that are maintained; their functions and triggers are made at the start. */
  readonly tallies?: readonly Tally[]
  /** Its rows are parts of the records of another table, which counts them: this one only says what comes and goes by itself. */
  readonly isPart?: true
  /** JSON of a record for clients, where the database writes it. */
  readonly written?: { readonly wire: Wire; readonly line: string }
}

export type Query = SelectQueryBuilder<Schema, never, object>

/** Returns true for a query that looks for words, which few records have and an index knows. */
export const isSearch = ({ where, q }: Pick<ListQuery, 'where' | 'q'>): boolean =>
  Boolean(q) || where.some(({ op }) => op === 'has')

const either = (conditions: readonly Expression<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Returns the condition on the searched text that follows from one on a field of it: its index is used. */
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

/** Matches records whose text, or that of one that belongs to them, has all words. */
const found = ({ table, key, searched, searchedIn, phones = [] }: Listed, q: string, rarity?: Rarity) => {
  if (!searched) return undefined
  if (!searchedIn) {
    const words = matches(searched, q, rarity)
    return either([words, ...phones.flatMap((field) => hasPhone(field, q) ?? [])])
  }
  const [own, others] = [sql.table(table), sql.table(searchedIn.table)]
  // Each of the two has an index of its own.
  return sql<boolean>`${sql.ref(key)} in (
    select ${sql.ref(key)} from ${own} where "deletedAt" is null and ${matches(searched, q, rarity)}
    union select ${sql.ref(searchedIn.by)} from ${others} where "deletedAt" is null and ${matches(searchedIn.searched, q)})`
}

/**
 * The live records that a query asks for, without order and columns.
 * @param rarity what is known of the text that is searched
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

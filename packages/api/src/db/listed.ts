import type { ListQuery } from '@quarterdeck/contract/list'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { Schema } from './schema.ts'
import { type Columns, conditionOf, matches } from './select.ts'
import type { TalliedBy } from './tallies.ts'

/** What a list needs to know of its table. */
export interface Listed {
  readonly table:
    | 'users'
    | 'orders'
    | 'products'
    | 'reviews'
    | 'invoices'
    | 'tickets'
    | 'notes'
    | 'refunds'
    | 'changes'
    | 'jobs'
    | 'outbox'
  /** The unique column that makes every order total. */
  readonly key: string
  readonly columns: Columns
  /** The text that `q` searches. */
  readonly searched?: RawBuilder<unknown>
  /** False for tables without a bin. */
  readonly binned?: false
  /** The fields by which the records are counted beforehand. */
  readonly tallied?: TalliedBy
  /** What comes along with each record of a page, e.g. its parts. */
  readonly along?: Readonly<Record<string, RawBuilder<unknown>>>
}

export type Query = SelectQueryBuilder<Schema, never, object>

/** The live records that a query asks for, without order and columns. */
export const matching = (db: Db, { table, columns, searched, binned }: Listed, { where, q }: ListQuery): Query => {
  let query = db.selectFrom(table as never) as unknown as Query
  if (binned !== false) query = query.where(sql<boolean>`"deletedAt" is null`)
  for (const condition of where) query = query.where(conditionOf(columns, condition) as never)
  if (q && searched) query = query.where(matches(searched, q) as never)
  return query
}

import type { ColumnType, Generated } from 'kysely'

/** An instant: a Date when read, a Date or ISO text when written. */
export type At = ColumnType<Date, Date | string, Date | string>
export type MaybeAt = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Minor units; a bigint in the database, a safe integer here. */
export type Minor = number
export type Json<T> = ColumnType<T, string, string>
/** An empty list where nothing is written. */
export type EmptyJson<T> = ColumnType<T, string | undefined, string>

/** What every journalled record has. */
export interface RecordTable {
  updatedAt: At
  version: Generated<number>
  deletedAt: MaybeAt
}

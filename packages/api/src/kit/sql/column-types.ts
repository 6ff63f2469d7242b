import type { ColumnType, Generated } from 'kysely'

/** Instant: a Date when read, a Date or ISO text when written. */
export type At = ColumnType<Date, Date | string, Date | string>
export type MaybeAt = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Amount in minor units: a bigint in the database, a safe integer here. */
export type Minor = number
export type Json<T> = ColumnType<T, string, string>
/** JSON list; empty by default. */
export type EmptyJson<T> = ColumnType<T, string | undefined, string>

/** Columns of every journaled record. */
export interface RecordTable {
  updatedAt: At
  version: Generated<number>
  deletedAt: MaybeAt
}

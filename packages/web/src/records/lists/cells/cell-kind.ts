import type { Bulkable } from '@quarterdeck/contract/core/entities'
import type { ReactNode } from 'react'

/** A value that a cell may be given. */
export interface CellOption {
  readonly value: string
  readonly label: string
}

/** The value that a cell sends for its field; null empties it. */
export type CellValue = string | number | null

/** A field that is edited in its cell: one of its options, or a text where it has none. */
export interface CellInput<Row> {
  readonly label: string
  readonly valueOf: (row: Row) => string
  /** What is sent for what was written; undefined where it can be nothing. */
  readonly read?: (written: string, row: Row) => CellValue | undefined
  readonly options?: readonly CellOption[]
  /** A day of the calendar, `2026-11-21`, or nothing. */
  readonly isDay?: boolean
  /** A text that may have several lines. */
  readonly isLong?: boolean
  readonly show?: ((value: string) => ReactNode) | undefined
}

/** How the records of an entity are edited in their cells. Each feature gives its own. */
export interface CellKind<Row> {
  readonly entity: Bulkable
  readonly inputs: Readonly<Record<string, CellInput<Row>>>
  /** Why rules refuse, by their codes. */
  readonly reasons: Readonly<Record<string, string>>
  /** Why a change is probably a mistake, so that it is confirmed first; undefined where it is not. */
  readonly doubtOf?: (row: Row, change: Readonly<Record<string, CellValue>>) => string | undefined
  /** Sends the change, made on this version of the record. A method, so that a feature may say what values its fields have. */
  save(row: Row, change: Readonly<Record<string, CellValue>>): Promise<{ readonly record: Row; readonly batch: string }>
}

/** What every row of an editable list has. */
export interface VersionedRow {
  readonly id: number | string
  readonly version: number
}

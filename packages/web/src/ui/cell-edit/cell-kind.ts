import type { ReactNode } from 'react'

/** A value that a cell may be given. */
export interface CellOption {
  readonly value: string
  readonly label: string
}

/** A field that is edited in its cell: one of its options, or a text where it has none. */
export interface CellInput<Row> {
  readonly label: string
  readonly valueOf: (row: Row) => string
  readonly options?: readonly CellOption[]
  readonly show?: ((value: string) => ReactNode) | undefined
}

/** How the records of an entity are edited in their cells. Each feature gives its own. */
export interface CellKind<Row> {
  readonly entity: string
  readonly inputs: Readonly<Record<string, CellInput<Row>>>
  /** Why rules refuse, by their codes. */
  readonly reasons: Readonly<Record<string, string>>
  /** Sends the change, made on this version of the record. */
  readonly save: (
    row: Row,
    change: Readonly<Record<string, string>>,
  ) => Promise<{ readonly record: Row; readonly batch: string }>
}

export interface Kept {
  readonly id: number | string
  readonly version: number
}

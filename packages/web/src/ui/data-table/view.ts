import type { ReactNode } from 'react'
import type { Field, RowAction } from './field.ts'
import type { Rows } from './use-rows.ts'

/** What a table and cards need to draw a list. */
export interface ViewProps<Row extends object> {
  readonly label: string
  readonly table: Rows<Row>
  readonly fields: readonly Field<Row>[]
  readonly actions: readonly RowAction<Row>[]
  readonly nameOf: (row: Row) => string
  readonly selectable: boolean
  readonly isLoading: boolean
  readonly isStale: boolean
  /** Stands where the rows would. */
  readonly instead: ReactNode
}

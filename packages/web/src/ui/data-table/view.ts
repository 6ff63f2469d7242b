import type { ReactNode, RefCallback } from 'react'
import type { Column, Margins } from './arrange.ts'
import type { ColumnTools } from './column-tools.ts'
import type { Field, RowAction } from './field.ts'
import type { Rows } from './use-rows.ts'

/** What a table and cards need to draw a list. */
export interface ViewProps<Row extends object> {
  readonly label: string
  readonly table: Rows<Row>
  readonly fields: readonly Field<Row>[]
  readonly columns: readonly Column<Row>[]
  /** What may be done with the columns; absent where they stay as they are. */
  readonly tools: ColumnTools | undefined
  readonly margins: Margins
  /** Tells the element in which the table scrolls, whose width the columns share. */
  readonly regionRef: RefCallback<HTMLElement>
  readonly actions: readonly RowAction<Row>[]
  readonly nameOf: (row: Row) => string
  readonly selectable: boolean
  readonly isLoading: boolean
  readonly isStale: boolean
  /** Someone opens the record of a row. */
  readonly onOpen: (id: string, index: number) => void
  /** Stands where the rows would. */
  readonly instead: ReactNode
}

import type { ReactNode, RefCallback } from 'react'
import type { Column, Margins } from './columns/arrange.ts'
import type { ColumnTools } from './columns/column-tools.ts'
import type { Sorting } from './columns/use-sorting.ts'
import type { Editing } from './editing.ts'
import type { Field, RowAction } from './field.ts'
import type { Density } from './list-view.ts'
import type { Ticks } from './selection/use-ticks.ts'

/** What a table and cards need to draw a list. */
export interface ViewProps<Row extends object> {
  readonly label: string
  readonly sorting: Sorting
  /** Those that are not loaded yet are skeletons. */
  readonly rows: readonly (Row | undefined)[]
  /** The place of the first of these rows among all that match, from 0. */
  readonly first: number
  /** How many match; undefined until it is known or where it is only estimated. */
  readonly total: number | undefined
  /** Brings a row into sight that may not be drawn; absent where all are. */
  readonly reveal?: (position: number) => void
  readonly fields: readonly Field<Row>[]
  readonly columns: readonly Column<Row>[]
  /** What may be done with the columns; absent where they stay as they are. */
  readonly tools: ColumnTools | undefined
  readonly margins: Margins
  /** Tells the element in which the table scrolls, whose width the columns share. */
  readonly regionRef: RefCallback<HTMLElement>
  readonly actions: readonly RowAction<Row>[]
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** The record that is shown beside the list. */
  readonly current: string | undefined
  /** Absent where nothing can be selected. */
  readonly ticks: Ticks | undefined
  readonly isLoading: boolean
  readonly isStale: boolean
  /** Absent where no cell is edited in place. */
  readonly editing: Editing<Row> | undefined
  /** Someone opens the record of a row. */
  readonly onOpen: (id: string, position: number) => void
  /** How high the rows before and after these are, where these are a window onto many. */
  readonly room?: { readonly before: number; readonly after: number }
  readonly density: Density
  /** The list has been on the screen before: what is drawn only then is drawn with the rest. */
  readonly isPainted: boolean
  /** Stands where the rows would. */
  readonly instead: ReactNode
}

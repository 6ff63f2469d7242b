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
  /** The rows to draw; undefined for one that is not loaded yet, which is drawn as a skeleton. */
  readonly rows: readonly (Row | undefined)[]
  /** The place of the first of these rows among all that match, from 0. */
  readonly first: number
  /** How many match; undefined until it is known or where it is only estimated. */
  readonly total: number | undefined
  /** Scrolls to a row, by its position; absent where all rows are drawn. */
  readonly reveal?: (position: number) => void
  readonly fields: readonly Field<Row>[]
  readonly columns: readonly Column<Row>[]
  /** What may be done with the columns; absent where they stay as they are. */
  readonly tools: ColumnTools | undefined
  readonly margins: Margins
  /** Called with the element in which the table scrolls; the columns share its width. */
  readonly regionRef: RefCallback<HTMLElement>
  readonly actions: readonly RowAction<Row>[]
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** The record that is shown beside the list. */
  readonly current: string | undefined
  /** The selection; absent where rows cannot be selected. */
  readonly ticks: Ticks | undefined
  readonly isLoading: boolean
  readonly isStale: boolean
  /** Editing in cells; absent where no cell is edited in place. */
  readonly editing: Editing<Row> | undefined
  /** Called when someone opens the record of a row. */
  readonly onOpen: (id: string, position: number) => void
  /** How high the rows before and after these are, where these are a window onto many. */
  readonly room?: { readonly before: number; readonly after: number }
  readonly density: Density
  /** The list has been on the screen before: what is drawn only then is drawn with the rest. */
  readonly isPainted: boolean
  /** The filters that are active, where cards have a head for them. */
  readonly chips: ReactNode
  /** Shown in the place of the rows, where there are none. */
  readonly instead: ReactNode
}

import type { ReactNode, RefCallback } from 'react'
import type { Column, Margins } from './columns/arrange.ts'
import type { ColumnTools } from './columns/column-tools.ts'
import type { Sorting } from './columns/use-sorting.ts'
import type { Editing } from './editing.ts'
import type { Field, RowAction } from './field.ts'
import type { Density } from './list-view.ts'
import type { RowCheckboxes } from './selection/use-row-checkboxes.ts'

/** Props shared by table and card views. */
export interface ViewProps<Row extends object> {
  readonly label: string
  readonly sorting: Sorting
  /** Rows to render; undefined for one that is not loaded yet, which is rendered as a skeleton. */
  readonly rows: readonly (Row | undefined)[]
  /** Position of the first of these rows among all matches, from 0. */
  readonly first: number
  /** Number of matches; undefined while unknown or only estimated. */
  readonly total: number | undefined
  /** Scrolls to a row by position; absent if all rows are rendered. */
  readonly reveal?: (position: number) => void
  readonly fields: readonly Field<Row>[]
  readonly columns: readonly Column<Row>[]
  /** Column operations; undefined if columns are fixed. */
  readonly tools: ColumnTools | undefined
  readonly margins: Margins
  /** Called with the scrolling element; the columns share its width. */
  readonly regionRef: RefCallback<HTMLElement>
  readonly actions: readonly RowAction<Row>[]
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** Record shown in the side panel. */
  readonly current: string | undefined
  /** Selection; undefined if rows cannot be selected. */
  readonly ticks: RowCheckboxes | undefined
  readonly isLoading: boolean
  readonly isStale: boolean
  /** In-place editing; undefined if no cell is editable. */
  readonly editing: Editing<Row> | undefined
  /** Called when a record is opened. */
  readonly onOpen: (id: string, position: number) => void
  /** Heights of the rows before and after the rendered window. */
  readonly room?: { readonly before: number; readonly after: number }
  readonly density: Density
  /** True if the list was rendered before, so that deferred parts render at once. */
  readonly isPainted: boolean
  /** Active filters, for card views with a header. */
  readonly chips: ReactNode
  /** Rendered instead of rows, if there are none. */
  readonly instead: ReactNode
}

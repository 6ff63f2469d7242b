import type { ComponentType } from 'react'

/** Where one goes when a cell is done with: its own place, the cell to edit after or before it, or nowhere. */
export type After = 'stay' | 'next' | 'previous' | 'leave'

export interface CellEditorProps<Row> {
  readonly row: Row
  /** What the record is called. */
  readonly name: string
  readonly field: string
  readonly onDone: (after: After) => void
}

/** How the cells of a list are edited in place. */
export interface Editing<Row> {
  /** Answers the same component each time, as `import()` does. */
  readonly load: () => Promise<ComponentType<CellEditorProps<Row>>>
  /** Opens the form of a record, for what is not edited in its cell. */
  readonly openForm: (row: Row) => void
}

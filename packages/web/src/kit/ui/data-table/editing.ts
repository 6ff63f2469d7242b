import type { ComponentType } from 'react'
import type { Field } from './field.ts'

/** Focus after editing: the same cell, the next, previous, one above or below, or outside. */
export type After = 'stay' | 'next' | 'previous' | 'above' | 'below' | 'leave'

/** A value rejected by the server; it stays in the cell until another one is saved. */
export interface RefusedCell {
  readonly written: string
  readonly problem: string
}

/** Rejected values by record and field. */
export type RefusedCells = Readonly<Record<string, Readonly<Record<string, RefusedCell>>>>

export interface CellEditorProps<Row> {
  readonly row: Row
  /** Name of the record. */
  readonly name: string
  readonly field: string
  /** Value rejected earlier, if any. */
  readonly refused?: RefusedCell | undefined
  readonly onDone: (after: After) => void
}

/** A pasted block of spreadsheet cells and its target. */
export interface PasteProps<Row> {
  readonly text: string
  /** Rows from the target row on. */
  readonly rows: readonly (Row | undefined)[]
  /** Fields from the target column on, and whether they are editable. */
  readonly fields: readonly Pick<Field<Row>, 'name' | 'editable' | 'follows'>[]
  readonly idOf: (row: Row) => string
  /** Called with the cells whose values were rejected. */
  readonly onDone: (refused: RefusedCells) => void
}

/** In-place editing of list cells. */
export interface Editing<Row> {
  /** Returns the same component each time, like `import()`. */
  readonly load: () => Promise<ComponentType<CellEditorProps<Row>>>
  /** Saves a pasted block and shows what could not be saved. */
  readonly loadPaste?: () => Promise<{
    readonly Paste: ComponentType<PasteProps<Row>>
    readonly Refused: ComponentType<RefusedCell>
  }>
  /** Opens the record's form, for fields that are not edited in their cell; absent if there is none. */
  readonly openForm?: (row: Row) => void
}

import type { ComponentType } from 'react'
import type { Field } from './field.ts'

/** Where one goes when a cell is done with: its own place, the cell to edit after, before, above or below it, or nowhere. */
export type After = 'stay' | 'next' | 'previous' | 'above' | 'below' | 'leave'

/** A value that the server refused for a cell; it stays in the cell until another one is saved. */
export interface RefusedCell {
  readonly written: string
  readonly problem: string
}

/** Refused cells by record and field. */
export type RefusedCells = Readonly<Record<string, Readonly<Record<string, RefusedCell>>>>

export interface CellEditorProps<Row> {
  readonly row: Row
  /** What the record is called. */
  readonly name: string
  readonly field: string
  /** The value that was refused before, if any. */
  readonly refused?: RefusedCell | undefined
  readonly onDone: (after: After) => void
}

/** A block that was copied from a spreadsheet and where it is to go. */
export interface PasteProps<Row> {
  readonly text: string
  /** The rows from the one that it was pasted into on. */
  readonly rows: readonly (Row | undefined)[]
  /** From the column that it was pasted into: the fields, and whether they may be edited. */
  readonly fields: readonly Pick<Field<Row>, 'name' | 'editable' | 'follows'>[]
  readonly idOf: (row: Row) => string
  /** Called with the cells whose values were refused. */
  readonly onDone: (refused: RefusedCells) => void
}

/** How the cells of a list are edited in place. */
export interface Editing<Row> {
  /** Answers the same component each time, as `import()` does. */
  readonly load: () => Promise<ComponentType<CellEditorProps<Row>>>
  /** Saves a pasted block, and shows what of it could not be saved. */
  readonly loadPaste?: () => Promise<{
    readonly Paste: ComponentType<PasteProps<Row>>
    readonly Refused: ComponentType<RefusedCell>
  }>
  /** Opens the form of a record, for what is not edited in its cell; absent where there is none. */
  readonly openForm?: (row: Row) => void
}

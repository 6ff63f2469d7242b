import type { Bulkable } from '@quarterdeck/contract/kit/entities'
import type { CellInput, CellValue } from '../../field-types/inputs.ts'

/** Describes the editing of an entity's records in cells. */
export interface CellKind<Row> {
  readonly entity: Bulkable
  readonly inputs: Readonly<Record<string, CellInput<Row>>>
  /** Why rules refuse, by their codes. */
  readonly reasons: Readonly<Record<string, string>>
  /** Why a change is probably a mistake, so that it is confirmed first; undefined where it is not. */
  readonly doubtOf?: (row: Row, change: Readonly<Record<string, CellValue>>) => string | undefined
  /** Sends the change, made on this version of the record. */
  readonly save: (
    row: Row,
    change: Readonly<Record<string, CellValue>>,
  ) => Promise<{ readonly record: Row; readonly batch: string }>
}

/** Properties that every row of an editable list has. */
export interface VersionedRow {
  readonly id: number | string
  readonly version: number
}

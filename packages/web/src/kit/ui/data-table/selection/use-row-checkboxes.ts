import { useRef } from 'react'
import { isSelected, type RowWithId } from './selection.ts'
import type { SelectionState } from './use-selection.ts'

/** Checkboxes of a list: one per row and one for all. */
export interface RowCheckboxes {
  readonly isTicked: (id: string) => boolean
  /** Toggles a row; with `extend`, rows since the last toggled one get the same state. */
  readonly turn: (id: string, position: number, extend: boolean) => void
  readonly all: 'none' | 'some' | 'all'
  readonly turnAll: () => void
  /** Label of the checkbox for all rows. */
  readonly allLabel: string
}

interface Source<Row> {
  /** Returns rows by position, inclusive; missing ones are loaded. */
  readonly between: (from: number, to: number) => readonly RowWithId<Row>[] | Promise<readonly RowWithId<Row>[]>
  readonly all: RowCheckboxes['all']
  readonly turnAll: () => void
  readonly allLabel: string
}

export const useRowCheckboxes = <Row>(
  { marks, mark }: SelectionState<Row>,
  { between, ...header }: Source<Row>,
): RowCheckboxes => {
  const last = useRef<number>(undefined)
  const turn: RowCheckboxes['turn'] = async (id, position, extend) => {
    const from = extend ? (last.current ?? position) : position
    last.current = position
    const rows = between(Math.min(from, position), Math.max(from, position))
    // A box that is ticked at once must not wait for a promise.
    mark(rows instanceof Promise ? await rows : rows, !isSelected(marks, id))
  }
  return { isTicked: (id) => isSelected(marks, id), turn: (...given) => void turn(...given), ...header }
}

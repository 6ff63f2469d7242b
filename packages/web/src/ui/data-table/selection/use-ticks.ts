import { useRef } from 'react'
import { isMarked, type Named } from './selection.ts'
import type { SelectionState } from './use-selection.ts'

/** The boxes of a list: one a row, and one for all of them. */
export interface Ticks {
  readonly isTicked: (id: string) => boolean
  /** Turns the row at this place; with `extend` those since the one turned last become as it. */
  readonly turn: (id: string, position: number, extend: boolean) => void
  readonly all: 'none' | 'some' | 'all'
  readonly turnAll: () => void
  /** What the box for all of them is called. */
  readonly allLabel: string
}

interface Source<Row> {
  /** Rows by their places, both included; asked for where they are not loaded. */
  readonly between: (from: number, to: number) => readonly Named<Row>[] | Promise<readonly Named<Row>[]>
  readonly all: Ticks['all']
  readonly turnAll: () => void
  readonly allLabel: string
}

export const useTicks = <Row>({ marks, mark }: SelectionState<Row>, { between, ...header }: Source<Row>): Ticks => {
  const last = useRef<number>(undefined)
  const turn: Ticks['turn'] = async (id, position, extend) => {
    const from = extend ? (last.current ?? position) : position
    last.current = position
    const rows = between(Math.min(from, position), Math.max(from, position))
    // A box that is ticked at once must not wait for a promise.
    mark(rows instanceof Promise ? await rows : rows, !isMarked(marks, id))
  }
  return { isTicked: (id) => isMarked(marks, id), turn: (...given) => void turn(...given), ...header }
}

import type { LayoutState } from '../use-layout.ts'
import { type Column, minWidth, type Side } from './arrange.ts'

/** Operations on the columns of a table. */
export interface ColumnTools {
  /** Sets the visible columns and their order. */
  readonly show: (names: readonly string[]) => void
  readonly hide: (name: string) => void
  /** Moves a column left (-1) or right (1). */
  readonly move: (name: string, by: -1 | 1) => void
  readonly pin: (name: string, side: Side | undefined) => void
  /** Sets the width of one column; without a width, restores the default. */
  readonly resize: (name: string, width: number | undefined) => void
  readonly reset: () => void
  readonly isDefault: boolean
}

const swapped = (names: readonly string[], from: number, to: number): readonly string[] =>
  names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '')

/** @param firstView default columns */
export const columnTools = <Row>(
  { layout, change }: LayoutState,
  columns: readonly Column<Row>[],
  firstView: readonly Column<Row>[],
): ColumnTools => {
  const namesOf = (some: readonly Column<Row>[]) => some.map(({ field }) => field.name)
  const names = namesOf(columns)
  const show = (wanted: readonly string[]) =>
    change({ columns: wanted.join() === namesOf(firstView).join() ? undefined : wanted })
  return {
    show,
    hide: (name) => show(names.filter((other) => other !== name)),
    move: (name, by) => {
      const from = names.indexOf(name)
      const to = from + by
      if (from >= 0 && to >= 0 && to < names.length) show(swapped(names, from, to))
    },
    pin: (name, side) => {
      const { [name]: _, ...others } = layout.pinned
      change({ pinned: side ? { ...others, [name]: side } : others })
    },
    resize: (name, width) => {
      const now = Object.fromEntries(columns.map(({ field, width }) => [field.name, width]))
      const { [name]: _, ...others } = { ...layout.widths, ...now }
      change({ widths: width === undefined ? others : { ...others, [name]: Math.max(minWidth, Math.round(width)) } })
    },
    reset: () => change({ widths: {}, pinned: {}, columns: undefined }),
    isDefault: !layout.columns && Object.keys(layout.widths).length + Object.keys(layout.pinned).length === 0,
  }
}

import type { LayoutState } from '../use-layout.ts'
import { type Column, minWidth, type Side } from './arrange.ts'

/** What may be done with the columns of a table. */
export interface ColumnTools {
  /** These, in this order. */
  readonly show: (names: readonly string[]) => void
  readonly hide: (name: string) => void
  /** One place further to the left (-1) or the right (1). */
  readonly move: (name: string, by: -1 | 1) => void
  readonly pin: (name: string, side: Side | undefined) => void
  /** Gives a column a width; the others keep theirs. Without one it is as wide as usual again. */
  readonly resize: (name: string, width: number | undefined) => void
  readonly reset: () => void
  readonly isDefault: boolean
}

const swapped = (names: readonly string[], from: number, to: number): readonly string[] =>
  names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '')

/** @param firstView the columns that there are where nobody has chosen any */
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

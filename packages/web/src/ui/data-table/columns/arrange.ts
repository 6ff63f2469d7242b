import type { Field } from '../field.ts'

export type Side = 'left' | 'right'

/** How someone wants the columns; what is not said is as the fields say. */
export interface Layout {
  /** The columns in their order. */
  readonly columns?: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: Readonly<Record<string, Side>>
}

/** A column in its place. */
export interface Column<Row> {
  readonly field: Field<Row>
  readonly width: number
  /** Where it stays when the table scrolls sideways: pixels from that side, and whether it is the last that stays. */
  readonly pin: { readonly side: Side; readonly offset: number; readonly isEdge: boolean } | undefined
}

/** What stands beside the columns: the box for selecting before them, the actions after them. */
export interface Margins {
  readonly before: number
  readonly after: number
}

/** No column is made narrower than this. */
export const minWidth = 64
const usual = 200
const defaultLeast = 150

const min = ({ width, minWidth }: Field<never>) => minWidth ?? width ?? defaultLeast
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The fields of a first view that fit, the ones that yield left out one by one. */
const fitting = <Row>(fields: readonly Field<Row>[], room: number): readonly Field<Row>[] => {
  const weakest = fields.reduce<Field<Row> | undefined>(
    (found, field) => ((field.priority ?? 0) > (found?.priority ?? 0) ? field : found),
    undefined,
  )
  if (!weakest || room === 0 || sum(fields.map(min)) <= room) return fields
  return fitting(
    fields.filter((field) => field !== weakest),
    room,
  )
}

const shown = <Row>(fields: readonly Field<Row>[], { columns }: Layout, room: number): readonly Field<Row>[] => {
  const chosen = columns?.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  return (
    chosen ??
    fitting(
      fields.filter(({ optional }) => !optional),
      room,
    )
  )
}

/** Widths that fill the room: what is spare goes to those that take it, what is missing comes from those that shrink. */
const widthsOf = <Row>(fields: readonly Field<Row>[], { widths }: Layout, room: number): readonly number[] => {
  const wanted = fields.map(({ name, width, minWidth = 0 }) => widths[name] ?? width ?? Math.max(usual, minWidth))
  if (room === 0) return wanted
  const spare = room - sum(wanted)
  if (spare >= 0) {
    const growing = fields.findIndex(({ name, width }) => width === undefined && widths[name] === undefined)
    const taker = growing === -1 ? fields.length - 1 : growing
    return wanted.map((width, index) => (index === taker ? width + spare : width))
  }
  const slack = fields.map((field, index) =>
    widths[field.name] === undefined ? Math.max(0, (wanted[index] ?? 0) - min(field)) : 0,
  )
  const part = Math.min(1, -spare / Math.max(1, sum(slack)))
  return wanted.map((width, index) => Math.floor(width - part * (slack[index] ?? 0)))
}

const order: Readonly<Record<Side | 'none', number>> = { left: 0, none: 1, right: 2 }

/**
 * The columns of a table, left to right: those that someone chose, else those of the fields that fit.
 * @param room the width of the table's window in pixels; 0 while it is unknown
 */
export const arrange = <Row>(
  fields: readonly Field<Row>[],
  layout: Layout,
  room: number,
  { before, after }: Margins,
): readonly Column<Row>[] => {
  const sideOf = ({ name }: Field<Row>) => layout.pinned[name]
  const inside = room === 0 ? 0 : room - before - after
  const placed = shown(fields, layout, inside).toSorted(
    (a, b) => order[sideOf(a) ?? 'none'] - order[sideOf(b) ?? 'none'],
  )
  const widths = widthsOf(placed, layout, inside)
  return placed.map((field, index) => {
    const side = sideOf(field)
    const offset =
      side === 'left'
        ? before + sum(widths.slice(0, index))
        : side === 'right'
          ? after + sum(widths.slice(index + 1))
          : 0
    const inner = placed[side === 'right' ? index - 1 : index + 1]
    return {
      field,
      width: widths[index] ?? usual,
      pin: side && { side, offset, isEdge: !inner || sideOf(inner) !== side },
    }
  })
}

import { textWidth } from '../../text-width.ts'
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

/** What stands beside the columns, in pixels: the box for selecting before them, the actions after them; 0 for nothing. */
export interface Margins {
  readonly before: number
  readonly after: number
}

/** No column is made narrower than this. */
export const minWidth = 64
const usual = 200
/** A value shorter than this is of no use. */
const tightest = 112
const defaultLeast = 150

/** What stands in a head beside its words: the edges of the cell, the menu, and the arrow of one that sorts. */
const besideWords = ({ sortable }: Pick<Field<never>, 'sortable'>) => 20 + 20 + (sortable ? 18 : 0)

/** How wide a head is that shows all of its words. */
const headWidth = (field: Pick<Field<never>, 'label' | 'sortable'>) => textWidth(field.label, 13) + besideWords(field)

/** A cell that shows any of some words, plain or as a badge, which is smaller and has a dot. */
const wordsWidth = (words: readonly string[]) =>
  20 + Math.max(...words.map((word) => Math.max(textWidth(word, 14), textWidth(word, 12) + 30)))

/** @param atMost where nothing else can go, values are cut, but never words or heads */
const min = (field: Field<never>, atMost = Number.POSITIVE_INFINITY) => {
  const { words, width = defaultLeast, minWidth = words ? 0 : width } = field
  return Math.max(Math.min(minWidth, atMost), words ? wordsWidth(words) : 0, headWidth(field))
}

const usualWidth = ({ words, width = words ? 0 : usual }: Field<never>) => width

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The fields of a first view that fit, the ones that yield left out one by one. */
const fitting = <Row>(fields: readonly Field<Row>[], room: number): readonly Field<Row>[] => {
  const weakest = fields.reduce<Field<Row> | undefined>(
    (found, field) => ((field.priority ?? 0) > (found?.priority ?? 0) ? field : found),
    undefined,
  )
  if (!weakest || room === 0 || sum(fields.map((field) => min(field))) <= room) return fields
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

/** What is spare, in whole pixels by weight; what is left over goes to the last that has any. */
const sharesOf = (weights: readonly number[], spare: number): readonly number[] => {
  const all = sum(weights)
  const shares = weights.map((weight) => (all > 0 ? Math.floor((spare * weight) / all) : 0))
  const last = Math.max(
    0,
    weights.findLastIndex((weight) => weight > 0),
  )
  return all > 0 ? shares.with(last, (shares[last] ?? 0) + spare - sum(shares)) : weights.with(-1, spare)
}

/** A column at the edge of the table stands as far from it as the rest of the screen. */
const gutter = 14

const besideEdge = (count: number, { before, after }: Margins): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    const left = index === 0 && before === 0 ? gutter : 0
    return left + (index === count - 1 && after === 0 ? gutter : 0)
  })

/** Widths that fill the room: what is spare is shared by weight, what is missing comes from those that shrink. */
const widthsOf = <Row>(
  fields: readonly Field<Row>[],
  { widths, columns }: Layout,
  room: number,
  margins: Margins,
): readonly number[] => {
  const edges = besideEdge(fields.length, margins)
  const leastAt = (atMost?: number) => fields.map((field, index) => min(field, atMost) + (edges[index] ?? 0))
  // Whoever has chosen columns scrolls to what does not fit; those of the first view always fit.
  const isTight = columns === undefined && sum(leastAt()) > room && room > 0
  const least = leastAt(isTight ? tightest : undefined)
  const wanted = fields.map(
    (field, index) => widths[field.name] ?? Math.max(usualWidth(field) + (edges[index] ?? 0), least[index] ?? 0),
  )
  if (room === 0 || fields.length === 0) return wanted
  const spare = room - sum(wanted)
  if (spare >= 0) {
    const weights = fields.map(({ name, grow = 1 }) => (widths[name] === undefined ? grow : 0))
    const shares = sharesOf(weights, spare)
    return wanted.map((width, index) => width + (shares[index] ?? 0))
  }
  const slack = fields.map((field, index) =>
    widths[field.name] === undefined ? (wanted[index] ?? 0) - (least[index] ?? 0) : 0,
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
  margins: Margins,
): readonly Column<Row>[] => {
  const { before, after } = margins
  const sideOf = ({ name }: Field<Row>) => layout.pinned[name]
  const inside = room === 0 ? 0 : room - before - after
  const placed = shown(fields, layout, inside).toSorted(
    (a, b) => order[sideOf(a) ?? 'none'] - order[sideOf(b) ?? 'none'],
  )
  const widths = widthsOf(placed, layout, inside, margins)
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

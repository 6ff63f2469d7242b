import { textWidth } from '../../text-width.ts'
import type { Field } from '../field.ts'

export type Side = 'left' | 'right'

/** A user's column settings; absent properties default to those of the fields. */
export interface Layout {
  /** Visible columns, in order. */
  readonly columns?: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: Readonly<Record<string, Side>>
}

/** A visible column with its width and position. */
export interface Column<Row> {
  readonly field: Field<Row>
  readonly width: number
  /** Pinned side with the offset from it in pixels, and whether it is the innermost pinned column. */
  readonly pin: { readonly side: Side; readonly offset: number; readonly isEdge: boolean } | undefined
}

/** Space beside the columns, in pixels: for checkboxes before, for actions after; 0 for none. */
export interface Margins {
  readonly before: number
  readonly after: number
}

/** Minimum width when a user resizes a column, in pixels. */
export const minWidth = 64
const usual = 200
/** Minimum useful width of a value, in pixels. */
const tightest = 112
const defaultLeast = 150

/** Width of a header besides its text: padding, menu button, and sort arrow. */
const besideWords = ({ sortable }: Pick<Field<never>, 'sortable'>) => 20 + 20 + (sortable ? 18 : 0)

/** Returns the width of a header with its complete text. */
const headWidth = (field: Pick<Field<never>, 'label' | 'sortable'>) => textWidth(field.label, 13) + besideWords(field)

/** Returns the width for the longest of some words, as text or as a badge, which has a smaller font and a dot. */
const wordsWidth = (words: readonly string[]) =>
  20 + Math.max(...words.map((word) => Math.max(textWidth(word, 14), textWidth(word, 12) + 30)))

/** @param atMost limit if no other column can shrink: values are truncated, but never words or headers */
const min = (field: Field<never>, atMost = Number.POSITIVE_INFINITY) => {
  const { words, width = defaultLeast, minWidth = words ? 0 : width } = field
  return Math.max(Math.min(minWidth, atMost), words ? wordsWidth(words) : 0, headWidth(field))
}

const usualWidth = ({ words, width = words ? 0 : usual }: Field<never>) => width

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Returns the default columns that fit, leaving out the highest `priority` one by one. */
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

/** Distributes spare pixels by weight; the rounding remainder goes to the last weighted column. */
const sharesOf = (weights: readonly number[], spare: number): readonly number[] => {
  const all = sum(weights)
  const shares = weights.map((weight) => (all > 0 ? Math.floor((spare * weight) / all) : 0))
  const last = Math.max(
    0,
    weights.findLastIndex((weight) => weight > 0),
  )
  return all > 0 ? shares.with(last, (shares[last] ?? 0) + spare - sum(shares)) : weights.with(-1, spare)
}

/** Padding at the edge of the table, aligned with the rest of the page. */
const gutter = 14

const besideEdge = (count: number, { before, after }: Margins): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    const left = index === 0 && before === 0 ? gutter : 0
    return left + (index === count - 1 && after === 0 ? gutter : 0)
  })

/**
 * Returns widths that fill the table: spare width is distributed by weight, missing width taken from columns that can
 * shrink.
 */
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
 * Returns the columns from left to right: the user's choice, or the default ones that fit.
 * @param room width of the table in pixels; 0 while unknown
 */
export const layOutColumns = <Row>(
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

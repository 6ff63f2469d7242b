import { piece, unitOf } from '@quarterdeck/contract/sales/units'
import type { Formats } from '../../../kit/lib/i18n/formats.ts'
import { parseDecimal } from '../../../kit/lib/i18n/read-decimal.ts'
import { blankLine, isBlank, type Line } from './invoice-input.ts'

/** Returns the empty line at the end, with the tax rate of the last one. @param usual tax rate of the first line */
export const nextLine = (lines: readonly Line[], usual: number | null): Line => {
  const last = lines.at(-1)
  return last ? blankLine(last.taxRate, last.taxCategory) : blankLine(usual)
}

/** Removes empty lines at the end. */
const trimmed = (lines: readonly Line[]): Line[] => lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1)

/** Replaces a line, or appends it at the end. */
export const withLine = (
  lines: readonly Line[],
  at: number,
  change: Partial<Line>,
  usual: number | null = null,
): Line[] => trimmed(lines.toSpliced(at, 1, { ...(lines[at] ?? nextLine(lines, usual)), ...change }))

/** Inserts lines, replacing an empty line or after another one. */
export const withLines = (lines: readonly Line[], at: number, more: readonly Line[]): Line[] => {
  const there = lines[at]
  return there && !isBlank(there) ? lines.toSpliced(at + 1, 0, ...more) : lines.toSpliced(at, 1, ...more)
}

/**
 * Returns the current index of a line added for a product, if its discount is still 0. The line may have been moved
 * or removed meanwhile.
 */
export const undiscountedAt = (lines: readonly Line[], place: number, product: number): number | undefined => {
  const isIt = (line: Line | undefined) => line?.id === product && line.discount === 0
  const at = isIt(lines[place]) ? place : lines.findIndex(isIt)
  return at < 0 ? undefined : at
}

/** Returns the title of a variant's line: `T-shirt, Red · M`. */
export const variantTitle = (product: string, variant: string): string => `${product}, ${variant}`.slice(0, 200)

export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

interface ReadLines {
  readonly lines: readonly Line[]
  /** Number of cells that could not be parsed as numbers and were left empty. */
  readonly unread: number
}

/** A quantity followed by its unit, such as `3,25 h`. */
const measured = /^(?<quantity>.*?\d)\s*(?<unit>[^\d\s.,].*)$/u

/** Splits off the unit, which follows the quantity or has its own cell after it. */
const withUnit = (row: readonly string[], isNumber: (cell: string) => boolean) => {
  const [title = '', quantity = '', ...rest] = row
  const { groups } = measured.exec(quantity.trim()) ?? {}
  const behind = isNumber(quantity) ? undefined : unitOf(groups?.unit ?? '')
  if (behind !== undefined) return { title, quantity: groups?.quantity, unit: behind, rest }
  const [cell = '', ...others] = rest
  const apart = isNumber(cell) ? undefined : unitOf(cell)
  return apart === undefined ? { title, quantity, unit: piece, rest } : { title, quantity, unit: apart, rest: others }
}

/** Parses spreadsheet rows: title, quantity, optional unit, price, discount, tax. A header row is skipped. */
export const linesOf = (
  rows: readonly (readonly string[])[],
  formats: Pick<Formats, 'number'>,
  taxRate: number | null,
): ReadLines => {
  let unread = 0
  const numberOf = (text: string | undefined, empty: number | null) => {
    if (!text) return empty
    const number = parseDecimal(text, formats)
    if (number === undefined) unread++
    return number ?? null
  }
  const isHeading = (row: readonly string[]) =>
    row.slice(1).some(Boolean) && row.slice(1).every((cell) => !cell || parseDecimal(cell, formats) === undefined)
  const [first = [], ...rest] = rows.filter((row) => row.some(Boolean))
  const isNumber = (cell: string) => parseDecimal(cell, formats) !== undefined
  const lines = [...(isHeading(first) ? [] : [first]), ...rest].map((row) => {
    const { title, quantity, unit, rest: others } = withUnit(row, isNumber)
    const [price, discount, tax] = others
    return {
      ...blankLine(taxRate),
      title: title.replace(/\s+/g, ' '),
      unit,
      // What could not be read is still to be said.
      quantity: numberOf(quantity, 1) as number,
      price: numberOf(price, null) as number,
      discount: numberOf(discount, 0) ?? 0,
      taxRate: numberOf(tax, taxRate),
    }
  })
  return { lines, unread }
}

import type { Seen } from './watch.ts'

/** Limits of waiting times, in milliseconds, and of the size of a visit. */
export interface Budget {
  readonly paint?: number
  readonly content: number
}

/**
 * Limits of requests before the rows or the main content, without pictures, and of layout shift. Those of scripts and
 * styles apply to lists only.
 */
const limits = { files: 30, scripts: 15, styles: 6, shift: 0.01 }

/** A number with its limit. */
interface Cell {
  readonly value: number
  readonly most?: number | undefined
}

/** Measurements of a visit. */
export interface Figures {
  readonly isList: boolean
  readonly cells: Readonly<Record<string, Cell>>
}

/** Returns the median; a missing measurement counts as infinite. */
const median = (values: readonly number[]) =>
  values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)).toSorted((a, b) => a - b)[
    Math.floor(values.length / 2)
  ] ?? Number.POSITIVE_INFINITY

const countsOf = ({ asked, content }: Seen) => {
  const before = asked.filter(({ bytes, sent }) => bytes > 0 && sent < content)
  const other = before.filter(({ kind }) => kind !== 'picture')
  const numberOf = (kind: string) => other.filter((each) => each.kind === kind).length
  const kB = (files: typeof asked) =>
    files.reduce((sum, { bytes, end }) => sum + (end <= content ? bytes : 0), 0) / 1000
  return {
    files: other.length,
    scripts: numberOf('script'),
    styles: numberOf('style'),
    pictures: before.length - other.length,
    kB: kB(other),
    picturesKB: kB(before) - kB(other),
  }
}

const figuresOf = (rounds: readonly Seen[], { paint, content }: Budget, isCold: boolean): Figures => {
  const isList = rounds.some((seen) => seen.isList)
  const counts = rounds.map(countsOf)
  const of = (value: (seen: Seen) => number, most?: number): Cell => ({ value: median(rounds.map(value)), most })
  const count = (value: (count: ReturnType<typeof countsOf>) => number, most?: number): Cell => ({
    value: median(counts.map(value)),
    most,
  })
  return {
    isList,
    cells: {
      paint: of((seen) => seen.paint, paint),
      largest: of(({ largest }) => largest),
      rows: of((seen) => seen.content, content),
      files: count(({ files }) => files, limits.files),
      ...(isCold && {
        js: count(({ scripts }) => scripts, isList ? limits.scripts : undefined),
        css: count(({ styles }) => styles, isList ? limits.styles : undefined),
        pics: count(({ pictures }) => pictures),
      }),
      kB: count(({ kB }) => kB),
      ...(isCold && { picsKB: count(({ picturesKB }) => picturesKB) }),
      shift: of(({ shift }) => shift, limits.shift),
      long: of(({ blocked }) => blocked),
    },
  }
}

/** Returns the medians of several rounds of a cold and a warm visit. */
export const summaryOf = (
  rounds: readonly { readonly cold: Seen; readonly warm: Seen }[],
  budget: Budget,
): { readonly cold: Figures; readonly warm: Figures } => ({
  cold: figuresOf(
    rounds.map(({ cold }) => cold),
    budget,
    true,
  ),
  warm: figuresOf(
    rounds.map(({ warm }) => warm),
    budget,
    false,
  ),
})

const isOver = ({ value, most = Number.POSITIVE_INFINITY }: Cell) => value > most

/** Returns the names of the measurements over their limit. */
export const overOf = ({ cells }: Figures): readonly string[] =>
  Object.entries(cells).flatMap(([name, cell]) => (isOver(cell) ? [name] : []))

const width = 8
const routeWidth = 42

const digitsOf = (name: string) => (name === 'shift' ? 3 : 0)

const cellOf = (name: string, cell: Cell) => {
  const text = Number.isFinite(cell.value) ? cell.value.toFixed(digitsOf(name)) : 'never'
  return `${text}${isOver(cell) ? '!' : ' '}`.padStart(width)
}

/**
 * Formats a row of the table: the route, its cold visit, and its warm visit. Numbers over their limit have an
 * exclamation mark.
 */
export const lineOf = (route: string, cold: Figures, warm: Figures): string => {
  const show = ({ cells }: Figures) => Object.entries(cells).map(([name, cell]) => cellOf(name, cell))
  return [route.padEnd(routeWidth), ...show(cold), ' │', ...show(warm)].join('')
}

export const headOf = (cold: Figures, warm: Figures): string => {
  const names = ({ cells }: Figures) => Object.keys(cells).map((name) => `${name} `.padStart(width))
  return [`${'route'.padEnd(routeWidth)}`, ...names(cold), ' │', ...names(warm)].join('')
}

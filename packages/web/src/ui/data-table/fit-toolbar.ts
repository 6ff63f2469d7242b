import { textWidth } from '../text-width.ts'

interface Content {
  /** The words of the buttons of the filters, and of the one that holds the others. */
  readonly facets: readonly string[]
  readonly more: string
  /** Whether there is one that holds others in any case. */
  readonly hasMore: boolean
  /** The words of the tools that have a picture as well. */
  readonly tools: readonly string[]
  /** Pixels that all else takes. */
  readonly others: number
}

interface Fit {
  /** How many of the filters have their own button; the rest are held by the one for more. */
  readonly facets: number
  /** Whether the tools have their words. */
  readonly hasWords: boolean
}

const gap = 8
/** The search is at least as wide. */
const search = 168
const symbol = 38

const facetWidth = (label: string) => gap + textWidth(label, 14) + 46
const toolWidth = (label: string) => gap + textWidth(label, 14) + 56
/** With room for how many of those that it holds are active. */
const moreWidth = (label: string) => gap + textWidth(label, 14) + 66

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/**
 * What of the bar above a list fits into one line: first the words of the tools go, then the filters from the last.
 * @param room pixels; 0 while they are unknown: all that there is
 */
export const fitToolbar = (room: number, { facets, more, hasMore, tools, others }: Content): Fit => {
  if (room === 0) return { facets: facets.length, hasWords: true }
  const needs = (count: number, hasWords: boolean) =>
    search +
    others +
    sum(facets.slice(0, count).map(facetWidth)) +
    (hasMore || count < facets.length ? moreWidth(more) : 0) +
    sum(tools.map((label) => (hasWords ? toolWidth(label) : gap + symbol)))
  if (needs(facets.length, true) <= room) return { facets: facets.length, hasWords: true }
  const count = facets.findLastIndex((_, index) => needs(index + 1, false) <= room) + 1
  return { facets: count, hasWords: false }
}

import { textWidth } from '../text-width.ts'

interface Content {
  /** Labels of the filter buttons, and of the button for the rest. */
  readonly facets: readonly string[]
  readonly more: string
  /** True if the button for the rest is always shown. */
  readonly hasMore: boolean
  /** Labels of tools that also have an icon. */
  readonly tools: readonly string[]
  /** Width of everything else, in pixels. */
  readonly others: number
}

interface Fit {
  /** Number of filters with their own button; the others are behind *More filters*. */
  readonly facets: number
  /** True if tools show their labels. */
  readonly hasWords: boolean
}

const gap = 8
/** Minimum width of the search field. */
const search = 168
const symbol = 38

const facetWidth = (label: string) => gap + textWidth(label, 14) + 46
const toolWidth = (label: string) => gap + textWidth(label, 14) + 56
/** Returns the width of a button with a counter of active filters. */
const moreWidth = (label: string) => gap + textWidth(label, 14) + 66

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/**
 * Fits the toolbar into one line: first labels of tools are dropped, then filters from the last one.
 * @param room width in pixels; 0 while unknown, which shows everything
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

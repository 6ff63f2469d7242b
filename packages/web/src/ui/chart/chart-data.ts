import type { LinkProps } from '@tanstack/react-router'

export type ChartLink = Pick<LinkProps, 'to' | 'search' | 'params'>

/** Which of the few hues; `before` is what something is compared with, drawn gray and dashed. */
export type Tone = 'one' | 'two' | 'three' | 'four' | 'five' | 'before'

export interface ChartColumn {
  readonly name: string
  readonly label: string
  readonly tone: Tone
}

/** A step of time, a part, or a number by itself, with what it comes to in each column. */
export interface ChartRow {
  readonly name: string
  /** In whole words, as it is spoken and as the table has it. */
  readonly label: string
  /** Under its mark, where there is little room. */
  readonly short: string
  readonly values: readonly (number | null)[]
  /** Leads to exactly the records of the first column. */
  readonly link?: ChartLink | undefined
  /** Those of each column, where each leads to its own. */
  readonly links?: readonly (ChartLink | undefined)[] | undefined
  /** Where it would have to be by now. */
  readonly mark?: number | undefined
  /** It is not over yet, or is cut off. */
  readonly isPartial?: boolean | undefined
}

/** What every shape of a chart draws, its table says and its file has. */
export interface ChartData {
  /** What the rows are: a day, a country. */
  readonly head: string
  readonly columns: readonly ChartColumn[]
  readonly rows: readonly ChartRow[]
}

/** Numbers in words: in full, and where there is little room. */
export interface ChartFormat {
  readonly full: (value: number) => string
  readonly rough: (value: number) => string
  /** Said of what is not over yet. */
  readonly partial: string
}

/** A row in one sentence: what it is, and what it comes to in each column. */
export const spokenRow = ({ columns }: ChartData, row: ChartRow, { full, partial }: ChartFormat): string => {
  const values = columns.flatMap(({ label }, index) => {
    const value = row.values[index]
    if (value === null || value === undefined) return []
    return [columns.length > 1 ? `${label} ${full(value)}` : full(value)]
  })
  return [row.label, ...values, ...(row.isPartial ? [partial] : [])].join(' · ')
}

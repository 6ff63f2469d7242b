import type { LinkProps } from '@tanstack/react-router'

export type ChartLink = Pick<LinkProps, 'to' | 'search' | 'params'>

/** Color of a series; `before` is the comparison range, gray and dashed. */
export type Tone = 'one' | 'two' | 'three' | 'four' | 'five' | 'before'

export interface ChartColumn {
  readonly name: string
  readonly label: string
  readonly tone: Tone
}

/** A time step, group or single figure, with a value per column. */
export interface ChartRow {
  readonly name: string
  /** Full text for screen readers and tables. */
  readonly label: string
  /** Short label for the axis. */
  readonly short: string
  readonly values: readonly (number | null)[]
  /** Link to exactly the records of the first column. */
  readonly link?: ChartLink | undefined
  /** Links per column, if they differ. */
  readonly links?: readonly (ChartLink | undefined)[] | undefined
  /** Target value for today. */
  readonly mark?: number | undefined
  /** True for a step that is not over, or cut off by the range. */
  readonly isPartial?: boolean | undefined
}

/** Data of a chart, its table and its file. */
export interface ChartData {
  /** Name of the rows, such as *Day* or *Country*. */
  readonly head: string
  readonly columns: readonly ChartColumn[]
  readonly rows: readonly ChartRow[]
}

/** Formats numbers in full, and abbreviated. */
export interface ChartFormat {
  readonly full: (value: number) => string
  readonly rough: (value: number) => string
  /** Note on a step that is not over. */
  readonly partial: string
}

/** Describes a row in one sentence: label and value of each column. */
export const describeRow = ({ columns }: ChartData, row: ChartRow, { full, partial }: ChartFormat): string => {
  const values = columns.flatMap(({ label }, index) => {
    const value = row.values[index]
    if (value === null || value === undefined) return []
    return [columns.length > 1 ? `${label} ${full(value)}` : full(value)]
  })
  return [row.label, ...values, ...(row.isPartial ? [partial] : [])].join(' · ')
}

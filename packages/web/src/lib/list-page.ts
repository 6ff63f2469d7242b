import type { Facets } from '@quarterdeck/contract/core/fields'
import type { UseQueryOptions } from '@tanstack/react-query'

/** A page of a list, and how many records match in all. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly totalIsExact: boolean
}

export interface Counted {
  readonly counts: Facets
  /** Whether those past 10,000 are no estimates. */
  readonly areExact: boolean
}

/** How the counts of a list's filters are asked for. */
export type Counts = UseQueryOptions<Counted, Error, Counted, string[]>

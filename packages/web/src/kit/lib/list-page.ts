import type { Facets } from '@quarterdeck/contract/kit/fields'
import type { UseQueryOptions } from '@tanstack/react-query'

/** A page of a list, and the number of all matching records. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly totalIsExact: boolean
}

export interface FacetCounts {
  readonly counts: Facets
  /** True if counts above 10,000 are exact too; false if they are estimates. */
  readonly areExact: boolean
}

/** Query of the facet counts of a list. */
export type Counts = UseQueryOptions<FacetCounts, Error, FacetCounts, string[]>

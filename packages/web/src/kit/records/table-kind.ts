import type { ListQuery, ListSpec } from '@quarterdeck/contract/kit/list'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListPage } from '../lib/list-page.ts'
import type { Facet, Field } from '../ui/data-table/field.ts'

/** Properties of a kind that are the same in all of its lists. */
export interface TableKind<Row> {
  readonly spec: ListSpec
  readonly page: (query: ListQuery) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, string[]>
  readonly label: string
  readonly searchLabel: string
  readonly fields: readonly Field<Row>[]
  readonly facets: readonly Facet[]
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** The screen on which all records of the kind are listed, and what leads there. */
  readonly whole?: { readonly to: '/reviews'; readonly label: string }
  /** Content of an empty list. */
  readonly empty: { readonly picture: ReactNode; readonly title: string }
}

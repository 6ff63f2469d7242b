import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { fromPairs, type SearchParams, toPairs } from '../../../lib/search-params.ts'
import type { BoardProps } from '../../../ui/data-table/body.ts'

/** Number of rows of a column that are loaded at a time. */
const perPage = 30

interface Wanted<Row extends object> extends Pick<BoardProps<Row>, 'state' | 'pageOf' | 'idOf'> {
  readonly field: string
  readonly value: string
}

/** The rows of one column: as many as were asked for, in the order of the list. */
export const useColumn = <Row extends object>({ state, pageOf, idOf, field, value }: Wanted<Row>) => {
  const [pages, setPages] = useState(1)
  const { request } = state
  const beside = request.where.filter((condition) => condition.field !== field)
  const where = [...beside, { field, op: 'in' as const, values: [value] }]
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, at) => pageOf({ ...request, where, page: at + 1, perPage })),
  })
  // Whatever came in meanwhile has pushed others on to the next page.
  const rows = [...new Map(queries.flatMap(({ data }) => data?.rows ?? []).map((row) => [idOf(row), row])).values()]
  const last = queries.at(-1)
  const first = queries[0]
  const { total = 0, totalIsExact = true } = last?.data ?? first?.data ?? {}
  const among: SearchParams = fromPairs([
    ...toPairs(state.search).filter(([name]) => name !== 'page' && name !== 'at' && name.split('.')[0] !== field),
    [field, value],
  ])
  return {
    rows,
    total,
    totalIsExact,
    among,
    isLoading: first?.data === undefined && first?.isError !== true,
    isFailed: first?.data === undefined && first?.isError === true,
    /** True where there is more to load, and nothing is being loaded. */
    hasMore: last?.data !== undefined && rows.length < total && last.data.rows.length > 0,
    retry: () => void first?.refetch(),
    more: () => setPages(pages + 1),
  }
}

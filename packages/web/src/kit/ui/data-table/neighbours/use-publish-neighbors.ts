import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { hideList, showList } from '../../../lib/lists-on-screen.ts'
import type { BodyProps } from '../body.ts'
import { findNeighbor } from './place-in-list.ts'

interface Shown<Row> {
  readonly reveal?: (position: number) => void
  readonly rows: readonly (Row | undefined)[]
  readonly first: number
  readonly total: number
}

/** Publishes the neighbors of the visible rows, so that the side panel can step through the list. */
export const usePublishNeighbors = <Row extends object>(
  { state, pageOf, idOf }: Pick<BodyProps<Row>, 'state' | 'pageOf' | 'idOf'>,
  { reveal, rows, first, total }: Shown<Row>,
): void => {
  const queries = useQueryClient()
  const [entity = '', ...scope] = pageOf({ ...state.request, page: 1 }).queryKey
  useLayoutEffect(() => () => hideList(entity), [entity])
  useLayoutEffect(() =>
    showList(entity, {
      scope: scope.join('\n'),
      records: rows.map((row) => row && idOf(row)),
      first,
      total,
      findNeighbor: (known, by) => findNeighbor(queries, { request: state.request, pageOf, idOf, reveal }, known, by),
    }),
  )
}

import type { ListSpec } from '@quarterdeck/contract/kit/list'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListPage } from '../../../lib/list-page.ts'
import { parseSearch, writeSearch } from '../../../lib/search-params.ts'
import { readReturnState, writeReturnState } from '../return-state.ts'
import { type ListState, readAt, readRequest } from '../use-list-state.ts'
import { listUrlAt, numberOf } from './place-in-list.ts'

export interface Neighbourhood<Row> {
  /** Path of the list, such as `/users`; its records are at `/users/7`. */
  readonly list: string
  /** Suffix of a record's path, such as `/details`. */
  readonly suffix?: string
  readonly spec: ListSpec
  readonly pageOf: (request: ListState['request']) => UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, string[]>
  readonly idOf: (row: Row) => string
  /** Record on screen. */
  readonly id: string
}

export interface Neighbour {
  readonly path: string
  /** Saves in the return state that the neighbor is opened. */
  readonly enter: () => void
}

interface Neighbours {
  /** Position of the record in the list, from 0. */
  readonly position: number
  readonly total: number | undefined
  /** Returns the record at a distance before or after this one, if known. */
  readonly at: (by: number) => Neighbour | undefined
}

/** Returns the neighbors of a record in the list it was opened from, across pages. */
export const useNeighbours = <Row>({
  list,
  suffix = '',
  spec,
  pageOf,
  idOf,
  id,
}: Neighbourhood<Row>): Neighbours | undefined => {
  const [returnState] = useState(() => readReturnState(list))
  const isOurs = returnState?.id === id
  useEffect(() => {
    if (returnState && isOurs) writeReturnState(list, { ...returnState, away: true })
  }, [list, returnState, isOurs])

  const left = parseSearch(returnState?.search ?? '')
  const request = readRequest(spec, left)
  const { perPage } = request
  const leftAt = returnState?.position ?? 0
  const start = (numberOf(leftAt, perPage) - 1) * perPage
  const page = (position: number) => pageOf({ ...request, page: numberOf(position, perPage) })
  const here = useQuery({ ...page(leftAt), enabled: isOurs })
  const rows = here.data?.rows ?? []
  const found = rows.findIndex((row) => idOf(row) === id)
  // It may have left the list meanwhile, by a change: then what followed it stands in its place.
  const position = found === -1 ? leftAt : start + found
  const [before, after] = [position - 1, found === -1 ? position : position + 1]

  const previousPage = useQuery({ ...page(Math.max(0, before)), enabled: isOurs && before >= 0 && before < start })
  const nextPage = useQuery({ ...page(after), enabled: isOurs && after >= start + perPage })
  if (!returnState || !isOurs) return undefined

  const neighbour = (at: number): Neighbour | undefined => {
    const there = at < start ? previousPage : at < start + perPage ? here : nextPage
    const row = at < 0 ? undefined : there.data?.rows[at % perPage]
    const to = row && idOf(row)
    if (to === undefined) return undefined
    const search = writeSearch(listUrlAt(left, at, perPage, readAt(left) !== undefined))
    return {
      path: `${list}/${to}${suffix}`,
      enter: () => writeReturnState(list, { ...returnState, id: to, position: at, search }),
    }
  }
  const at = (by: number) => neighbour(by < 0 ? before + by + 1 : after + by - 1)
  return { position, total: here.data?.total, at }
}

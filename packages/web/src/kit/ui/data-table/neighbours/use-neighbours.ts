import type { ListSpec } from '@quarterdeck/contract/kit/list'
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListPage } from '../../../lib/list-page.ts'
import type { Placed } from '../../../lib/lists-on-screen.ts'
import { parseSearch, writeSearch } from '../../../lib/search-params.ts'
import { readReturnState, writeReturnState } from '../return-state.ts'
import { type ListState, readAt, readRequest } from '../use-list-state.ts'
import { findNeighbor, listUrlAt, numberOf } from './place-in-list.ts'

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

interface Neighbour {
  readonly path: string
  /** Saves in the return state that the neighbor is opened. */
  readonly enter: () => void
}

export interface Neighbours {
  /** The record on screen. */
  readonly here: Placed
  readonly total: number | undefined
  /** Returns the record after (1) or before (-1) another one, if its page is loaded. */
  readonly loaded: (from: Placed, by: number) => Placed | undefined
  /** Loads the record after or before another one. */
  readonly find: (from: Placed, by: number) => Promise<Placed | undefined>
  readonly linkTo: (record: Placed) => Neighbour
}

/** Returns the neighbors of a record in the list it was opened from, across pages. */
export const useNeighbours = <Row extends object>({
  list,
  suffix = '',
  spec,
  pageOf,
  idOf,
  id,
}: Neighbourhood<Row>): Neighbours | undefined => {
  const queries = useQueryClient()
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

  const pages = new Map([
    [numberOf(before, perPage), previousPage.data],
    [numberOf(after, perPage), nextPage.data],
    [numberOf(leftAt, perPage), here.data],
  ])
  const positionBeside = (from: Placed, by: number) => {
    if (from.record !== id) return from.position + by
    return by < 0 ? before : after
  }
  const loaded = (from: Placed, by: number): Placed | undefined => {
    const at = positionBeside(from, by)
    const row = at < 0 ? undefined : pages.get(numberOf(at, perPage))?.rows[at % perPage]
    return row && { record: idOf(row), position: at }
  }
  const linkTo = ({ record, position: at }: Placed): Neighbour => {
    const search = writeSearch(listUrlAt(left, at, perPage, readAt(left) !== undefined))
    return {
      path: `${list}/${record}${suffix}`,
      enter: () => writeReturnState(list, { ...returnState, id: record, position: at, search }),
    }
  }
  const total = here.data?.total
  const find = async (from: Placed, by: number) => {
    const at = positionBeside(from, by)
    if (at < 0 || (total !== undefined && at >= total)) return undefined
    return findNeighbor(queries, { request, pageOf, idOf }, from, by)
  }
  return { here: { record: id, position }, total, loaded, find, linkTo }
}

import { parseSearch, type SearchParams } from '../../lib/search-params.ts'
import { tabStorage } from '../../lib/storage.ts'

/** The list that one came from to a record: which, how it was, and the record's place in it. */
export interface ReturnState {
  /** The list's query string as it was. */
  readonly from: string
  /** The same where the record stands, to which one may have leafed. */
  readonly search: string
  /** The record, and its place among all that match, from 0. */
  readonly id: string
  readonly position: number
  readonly scroll: { readonly table: number; readonly page: number }
  /** Whether the list was left for a record and not yet come back to. */
  readonly away: boolean
}

const prefix = 'trail'

const keyOf = (path: string) => `${prefix}${path}`

/** @param path the list's, without the base path: `/users` */
export const readReturnState = (path: string): ReturnState | undefined => {
  try {
    return JSON.parse(tabStorage.get(keyOf(path)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const writeReturnState = (path: string, returnState: ReturnState): void =>
  tabStorage.set(keyOf(path), JSON.stringify(returnState))

/** What was searched for in lists is left to nobody who signs in after. */
export const forgetReturnStates = (): void => {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.remove(key)
}

/** What a list that one has left for a record is found by again. */
export const leftAt = (path: string): SearchParams => {
  const returnState = readReturnState(path)
  return returnState?.away ? parseSearch(returnState.search) : {}
}

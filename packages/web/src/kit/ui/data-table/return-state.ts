import { parseSearch, type SearchParams } from '../../lib/search-params.ts'
import { tabStorage } from '../../lib/storage.ts'

/** Saved position in a list from which a record was opened. */
export interface ReturnState {
  /** Query string of the list when it was left. */
  readonly from: string
  /** Query string of the page with the record, which changes when the user steps to another one. */
  readonly search: string
  /** The record, and its position among all matches, from 0. */
  readonly id: string
  readonly position: number
  readonly scroll: { readonly table: number; readonly page: number }
  /** True until the user returns to the list. */
  readonly away: boolean
}

const prefix = 'trail'

const keyOf = (path: string) => `${prefix}${path}`

/** @param path path of the list without the base path, such as `/users` */
export const readReturnState = (path: string): ReturnState | undefined => {
  try {
    return JSON.parse(tabStorage.get(keyOf(path)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const writeReturnState = (path: string, returnState: ReturnState): void =>
  tabStorage.set(keyOf(path), JSON.stringify(returnState))

/** Removes saved positions, so that the next user of this tab doesn't see the searches. */
export const clearReturnStates = (): void => {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.remove(key)
}

/** Returns the URL parameters to restore a list that was left for a record. */
export const savedSearchOf = (path: string): SearchParams => {
  const returnState = readReturnState(path)
  return returnState?.away ? parseSearch(returnState.search) : {}
}

import type { SearchParams } from './search-params.ts'

/** A list on this screen, to what stands beside it. */
export interface ListOnScreen {
  /** What is asked for: another one begins at its first row. */
  readonly scope: string
  /** The records that it shows, in their order; undefined where one is not there yet. */
  readonly records: readonly (string | undefined)[]
  /** The place of the first of them among all that match, from 0. */
  readonly first: number
  readonly total: number
  /**
   * Which record stands at a place, and the address of the list where it is in sight; without one, the list has gone there
   * by itself.
   */
  readonly find: (position: number) => Promise<{ readonly record: string; readonly search?: SearchParams } | undefined>
}

const lists = new Map<string, ListOnScreen>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

export const showList = (entity: string, list: ListOnScreen): void => {
  lists.set(entity, list)
  tell()
}

export const hideList = (entity: string): void => {
  lists.delete(entity)
  tell()
}

export const listOnScreen = (entity: string): ListOnScreen | undefined => lists.get(entity)

export const onLists = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { createAtom } from '@tanstack/react-store'

/** A record and its place among all that match, from 0. */
export interface Placed {
  readonly record: string
  readonly position: number
}

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
   * Asks for the record after (1) or before (-1) one; where that has left the list, what followed it stands in its place.
   * With the page on which it is in sight; without one, the list has gone there by itself.
   */
  readonly findBeside: (known: Placed, by: number) => Promise<(Placed & { readonly page?: number }) | undefined>
}

/** The list of each entity that is on screen. */
export const listsOnScreen = createAtom<Readonly<Partial<Record<string, ListOnScreen>>>>({})

export const showList = (entity: string, list: ListOnScreen): void =>
  listsOnScreen.set((lists) => ({ ...lists, [entity]: list }))

export const hideList = (entity: string): void => listsOnScreen.set(({ [entity]: _, ...others }) => others)

export const listOnScreen = (entity: string): ListOnScreen | undefined => listsOnScreen.get()[entity]

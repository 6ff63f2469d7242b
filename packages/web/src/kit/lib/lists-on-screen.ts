import { createAtom } from '@tanstack/react-store'

/** A record and its position among all matches, from 0. */
export interface Placed {
  readonly record: string
  readonly position: number
}

/** The visible list of an entity, for components beside it. */
export interface ListOnScreen {
  /** Identifies filters and order; a different value starts at the first row. */
  readonly scope: string
  /** Ids of the visible records, in order; undefined if not loaded yet. */
  readonly records: readonly (string | undefined)[]
  /** Position of the first one among all matches, from 0. */
  readonly first: number
  readonly total: number
  /**
   * Finds the record after (1) or before (-1) another one; if that has left the list, counts from the record that
   * took its place. The result has the page to open; without a page, the list has scrolled to it.
   */
  readonly findNeighbor: (known: Placed, by: number) => Promise<(Placed & { readonly page?: number }) | undefined>
}

/** Visible list by entity. */
export const listsOnScreen = createAtom<Readonly<Partial<Record<string, ListOnScreen>>>>({})

export const showList = (entity: string, list: ListOnScreen): void =>
  listsOnScreen.set((lists) => ({ ...lists, [entity]: list }))

export const hideList = (entity: string): void => listsOnScreen.set(({ [entity]: _, ...others }) => others)

export const listOnScreen = (entity: string): ListOnScreen | undefined => listsOnScreen.get()[entity]

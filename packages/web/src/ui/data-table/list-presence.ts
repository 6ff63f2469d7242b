import { useEffect, useSyncExternalStore } from 'react'

/** By this the link above the screen finds the list; a screen has one. */
export const listId = 'list'

let lists = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  lists += by
  for (const tell of listeners) tell()
}

/** Says that a list is on the screen. */
export const useListPresence = (): void =>
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Whether a list is on the screen. */
export const useHasList = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lists > 0,
    () => false,
  )

/** The first of these that there is: where one was in the rows, the first card, the search. */
const places = ['tbody tr[data-row] [tabindex="0"]', 'tbody td[tabindex="0"]', 'li[data-row] a', 'search input']

/** Gives the focus to the rows of the list, past all that stands above them. */
export const focusList = (): void => {
  const list = document.getElementById(listId)
  const place = places.map((each) => list?.querySelector<HTMLElement>(each)).find(Boolean)
  place?.focus()
}

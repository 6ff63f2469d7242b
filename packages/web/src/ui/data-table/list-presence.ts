import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

/** By this the link above the screen finds the list; a screen has one. */
export const listId = 'list'

/** How many are on the screen: on the way from one to another there may be both. */
const lists = createAtom(0)

/** Says that a list is on the screen. */
export const useListPresence = (): void =>
  useEffect(() => {
    lists.set((count) => count + 1)
    return () => lists.set((count) => count - 1)
  }, [])

/** Whether a list is on the screen. */
export const useHasList = (): boolean => useSelector(lists, (count) => count > 0)

/** The first of these that there is: where one was in the rows, the first card, the search. */
const places = ['tbody tr[data-row] [tabindex="0"]', 'tbody td[tabindex="0"]', 'li[data-row] a', 'search input']

/** Gives the focus to the rows of the list, past all that stands above them. */
export const focusList = (): void => {
  const list = document.getElementById(listId)
  const place = places.map((each) => list?.querySelector<HTMLElement>(each)).find(Boolean)
  place?.focus()
}

import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

/** Target of the skip link; one per screen. */
export const listId = 'list'

/** Number of mounted lists; two during navigation between lists. */
const lists = createAtom(0)

/** Registers a list on the screen. */
export const useListPresence = (): void =>
  useEffect(() => {
    lists.set((count) => count + 1)
    return () => lists.set((count) => count - 1)
  }, [])

/** Returns true if the screen has a list. */
export const useHasList = (): boolean => useSelector(lists, (count) => count > 0)

/** Focus candidates, first match wins: last focused row, first card, search field. */
const places = ['tbody tr[data-row] [tabindex="0"]', 'tbody td[tabindex="0"]', 'li[data-row] a', 'search input']

/** Moves the focus to the rows of the list. */
export const focusList = (): void => {
  const list = document.getElementById(listId)
  const place = places.map((each) => list?.querySelector<HTMLElement>(each)).find(Boolean)
  place?.focus()
}

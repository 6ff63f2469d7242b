import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { listOnScreen } from '../lib/lists-on-screen.ts'
import { type Place, placeOf, usePeek } from '../lib/peek.ts'
import { rowOf } from './around.ts'

const comeTo = (place: Place, isInList: boolean) => {
  const row = rowOf(place)
  // Who is in the list stays in the list, at the row that is shown.
  if (isInList) row?.querySelector<HTMLElement>('a')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return row !== null
}

/**
 * Goes to the record at a place of the list, in which its row comes into sight: on another page, or where nobody has
 * scrolled to yet, the list goes there as well.
 */
export const useStep = (place: Place) => {
  const { peekNext } = usePeek()
  const navigate = useNavigate()
  const awaited = useRef<{ readonly place: string; readonly isInList: boolean }>(undefined)
  useEffect(() => {
    const { current } = awaited
    if (current?.place === placeOf(place) && comeTo(place, current.isInList)) awaited.current = undefined
  })

  return async (position: number | undefined): Promise<void> => {
    const list = listOnScreen(place.entity)
    if (position === undefined || !list) return
    const isInList = Boolean(document.activeElement?.closest('[data-row]'))
    const record = list.records[position - list.first]
    if (record !== undefined) {
      const to = { ...place, record }
      comeTo(to, isInList)
      return peekNext(to)
    }
    // What cannot be asked for now can be asked for again by the same key.
    const found = await list.find(position).catch(() => undefined)
    if (!found) return
    const to = { ...place, record: found.record }
    const peek = placeOf(to)
    awaited.current = { place: peek, isInList }
    if (!found.search) return peekNext(to)
    // Closing the panel stays there, so it is not going back.
    await navigate({ to: '.', search: { ...found.search, peek } as never, replace: true, resetScroll: false })
  }
}

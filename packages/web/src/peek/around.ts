import { useSyncExternalStore } from 'react'
import type { Place } from '../lib/peek.ts'

const rowsOf = ({ entity }: Place) => [...document.querySelectorAll<HTMLElement>(`[data-list="${entity}"] [data-row]`)]

/** The records of the list on this screen, whichever of its rows are drawn. */
export const orderAround = (place: Place): readonly string[] => rowsOf(place).map(({ dataset }) => dataset.row ?? '')

export const rowOf = ({ entity, record }: Place): HTMLElement | null =>
  document.querySelector(`[data-list="${entity}"] [data-row="${CSS.escape(record)}"]`)

/** Tells when rows come or go. */
export const watchRows = (tell: () => void) => {
  const observer = new MutationObserver(tell)
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** What stands before and after a record in the list on this screen, whichever of its rows are drawn. */
export const useAround = (place: Place) => {
  const written = useSyncExternalStore(watchRows, () => {
    const rows = orderAround(place)
    const here = rows.indexOf(place.record)
    return here === -1 ? ' ' : `${rows[here - 1] ?? ''} ${rows[here + 1] ?? ''}`
  })
  const [previous = '', next = ''] = written.split(' ')
  const at = (record: string): Place | undefined => (record ? { entity: place.entity, record } : undefined)
  return { previous: at(previous), next: at(next) }
}

import { useState, useSyncExternalStore } from 'react'
import { listOnScreen, onLists } from '../lib/lists-on-screen.ts'
import type { Place } from '../lib/peek.ts'

export const rowOf = ({ entity, record }: Place): HTMLElement | null =>
  document.querySelector(`[data-list="${entity}"] [data-row="${CSS.escape(record)}"]`)

/** The records of the list on this screen that are there. */
export const orderAround = ({ entity }: Place): readonly string[] =>
  listOnScreen(entity)?.records.filter((record) => record !== undefined) ?? []

const positionOf = ({ entity, record }: Place): number | undefined => {
  const { records = [], first = 0 } = listOnScreen(entity) ?? {}
  const here = records.indexOf(record)
  return here === -1 ? undefined : first + here
}

/**
 * The place of a record among all of the list on this screen, from 0. It is remembered where one has scrolled or turned
 * away from its row.
 */
const usePosition = (place: Place): number | undefined => {
  const seen = useSyncExternalStore(onLists, () => positionOf(place))
  const scope = useSyncExternalStore(onLists, () => listOnScreen(place.entity)?.scope)
  const [last, setLast] = useState({ record: place.record, scope, position: seen })
  if (seen !== undefined && (last.record !== place.record || last.scope !== scope || last.position !== seen)) {
    setLast({ record: place.record, scope, position: seen })
  }
  return seen ?? (last.record === place.record && last.scope === scope ? last.position : undefined)
}

/** Where a record stands in the list on this screen, and whether there are others before and after it. */
export const useAround = (place: Place) => {
  const position = usePosition(place)
  const total = useSyncExternalStore(onLists, () => listOnScreen(place.entity)?.total ?? 0)
  return { position, hasPrevious: Boolean(position), hasNext: position !== undefined && position + 1 < total }
}

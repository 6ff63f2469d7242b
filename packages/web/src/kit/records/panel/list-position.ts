import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { type ListOnScreen, listOnScreen, listsOnScreen } from '../../lib/lists-on-screen.ts'
import type { RecordReference } from '../../lib/side-panel.ts'

export const findRow = ({ entity, record }: RecordReference): HTMLElement | null =>
  document.querySelector(`[data-list="${entity}"] [data-row="${CSS.escape(record)}"]`)

/** The records of the list on this screen that are there. */
export const listedRecordKeys = ({ entity }: RecordReference): readonly string[] =>
  listOnScreen(entity)?.records.filter((record) => record !== undefined) ?? []

const positionIn = ({ records, first }: ListOnScreen, record: string): number | undefined => {
  const here = records.indexOf(record)
  return here === -1 ? undefined : first + here
}

/**
 * The place of a record among all of the list on this screen, from 0. It is remembered where one has scrolled or turned
 * away from its row.
 */
const usePosition = (place: RecordReference): number | undefined => {
  const { [place.entity]: list } = useSelector(listsOnScreen)
  const scope = list?.scope
  const seen = list && positionIn(list, place.record)
  const [last, setLast] = useState({ record: place.record, scope, position: seen })
  if (seen !== undefined && (last.record !== place.record || last.scope !== scope || last.position !== seen)) {
    setLast({ record: place.record, scope, position: seen })
  }
  return seen ?? (last.record === place.record && last.scope === scope ? last.position : undefined)
}

/** Returns the position of a record in the list on this screen, and whether there are others before and after it. */
export const useListPosition = (place: RecordReference) => {
  const position = usePosition(place)
  const total = useSelector(listsOnScreen, (lists) => lists[place.entity]?.total ?? 0)
  return { position, hasPrevious: Boolean(position), hasNext: position !== undefined && position + 1 < total }
}

import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { listOnScreen, type Placed } from '../../lib/lists-on-screen.ts'
import { placeOf, type RecordReference, usePanel } from '../../lib/side-panel.ts'
import { useIsCurrentScreen } from '../../lib/use-is-current-screen.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useWalk } from '../../ui/data-table/neighbours/use-walk.ts'
import { findRow } from './list-position.ts'

const comeTo = (place: RecordReference, isInList: boolean) => {
  const row = findRow(place)
  // Who is in the list stays in the list, at the row that is shown.
  if (isInList) row?.querySelector<HTMLElement>('a')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return row !== null
}

/** The address of the list on another page, with a record beside it. */
const onPage =
  (page: number, peek: string) =>
  ({ page: _, ...search }: Readonly<Record<string, unknown>>) => ({ ...search, ...(page > 1 && { page }), peek })

/**
 * Returns a function that shows the next record of the list (1) or the previous one (-1) in the panel, and scrolls or turns
 * the list to its row.
 * @param position position of the record in the list, from 0
 */
export const useStep = (place: RecordReference, position: number | undefined) => {
  const { replacePanel } = usePanel()
  const navigate = useNavigate()
  const isAlive = useIsMounted()
  const isHere = useIsCurrentScreen()
  const awaited = useRef<{ readonly place: string; readonly isInList: boolean }>(undefined)
  useEffect(() => {
    const { current } = awaited
    if (current?.place === placeOf(place) && comeTo(place, current.isInList)) awaited.current = undefined
  })

  const step = async ({ record, position: at }: Placed, by: number): Promise<Placed | undefined> => {
    const list = listOnScreen(place.entity)
    if (!list) return undefined
    const isInList = Boolean(document.activeElement?.closest('[data-row]'))
    const index = list.records.indexOf(record)
    const visible = index === -1 ? undefined : list.records[index + by]
    if (visible !== undefined) {
      comeTo({ ...place, record: visible }, isInList)
      await replacePanel({ ...place, record: visible })
      return { record: visible, position: list.first + index + by }
    }
    // After a failure the user can press the key again.
    const found = await list.findNeighbor({ record, position: at }, by).catch(() => undefined)
    // The user has closed the panel or left meanwhile, or the list shows something else.
    if (!found || !isAlive() || !isHere() || listOnScreen(place.entity)?.scope !== list.scope) return undefined
    const to = { ...place, record: found.record }
    const peek = placeOf(to)
    awaited.current = { place: peek, isInList }
    // Closing the panel stays there, so it is not going back.
    if (found.page === undefined) await replacePanel(to)
    else await navigate({ to: '.', search: onPage(found.page, peek) as never, replace: true, resetScroll: false })
    return found
  }
  return useWalk(position === undefined ? undefined : { record: place.record, position }, step)
}

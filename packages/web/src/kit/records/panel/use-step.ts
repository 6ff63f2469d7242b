import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { listOnScreen } from '../../lib/lists-on-screen.ts'
import { placeOf, type RecordReference, usePanel } from '../../lib/side-panel.ts'
import { useIsCurrentScreen } from '../../lib/use-is-here.ts'
import { rowOf } from './around.ts'
import { useIsAlive } from './use-is-alive.ts'

const comeTo = (place: RecordReference, isInList: boolean) => {
  const row = rowOf(place)
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
 * Goes to the next record of the list (1) or the previous one (-1), and its row comes into sight: where it is on another
 * page, or where nobody has scrolled to yet, the list goes there as well. What is asked for meanwhile is done afterwards.
 * @param position of the shown record among all of the list, from 0
 */
export const useStep = (place: RecordReference, position: number | undefined) => {
  const { replacePanel } = usePanel()
  const navigate = useNavigate()
  // Where one is, ahead of the address, which follows.
  const here = useRef({ record: place.record, position })
  const wanted = useRef(0)
  const isBusy = useRef(false)
  const seen = useRef(place.record)
  useLayoutEffect(() => {
    const isOther = seen.current !== place.record
    seen.current = place.record
    if (isBusy.current) return
    if (isOther || here.current.record === place.record) here.current = { record: place.record, position }
  })
  const isAlive = useIsAlive()
  const isHere = useIsCurrentScreen()
  const awaited = useRef<{ readonly place: string; readonly isInList: boolean }>(undefined)
  useEffect(() => {
    const { current } = awaited
    if (current?.place === placeOf(place) && comeTo(place, current.isInList)) awaited.current = undefined
  })

  const step = async (by: number): Promise<boolean> => {
    const list = listOnScreen(place.entity)
    const { record, position: at } = here.current
    if (at === undefined || !list) return false
    const isInList = Boolean(document.activeElement?.closest('[data-row]'))
    const shown = list.records.indexOf(record)
    const beside = shown === -1 ? undefined : list.records[shown + by]
    if (beside !== undefined) {
      here.current = { record: beside, position: list.first + shown + by }
      comeTo({ ...place, record: beside }, isInList)
      await replacePanel({ ...place, record: beside })
      return true
    }
    // What cannot be asked for now can be asked for again by the same key.
    const found = await list.findBeside({ record, position: at }, by).catch(() => undefined)
    // Somebody closed the panel meanwhile or went elsewhere, or the list shows something else.
    if (!found || !isAlive() || !isHere() || listOnScreen(place.entity)?.scope !== list.scope) return false
    here.current = found
    const to = { ...place, record: found.record }
    const peek = placeOf(to)
    awaited.current = { place: peek, isInList }
    // Closing the panel stays there, so it is not going back.
    if (found.page === undefined) await replacePanel(to)
    else await navigate({ to: '.', search: onPage(found.page, peek) as never, replace: true, resetScroll: false })
    return true
  }
  const run = async () => {
    isBusy.current = true
    while (wanted.current !== 0) {
      const by = Math.sign(wanted.current)
      wanted.current -= by
      if (!isAlive() || !(await step(by))) wanted.current = 0
    }
    isBusy.current = false
  }
  return (by: 1 | -1): void => {
    wanted.current += by
    if (!isBusy.current) void run()
  }
}

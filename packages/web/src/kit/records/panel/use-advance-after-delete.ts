import { useEffect, useEffectEvent, useRef } from 'react'
import { onDeleted } from '../../lib/deleted-records.ts'
import { listOnScreen, listsOnScreen } from '../../lib/lists-on-screen.ts'
import { type RecordReference, usePanel } from '../../lib/side-panel.ts'
import { useIsCurrentScreen } from '../../lib/use-is-current-screen.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { listedRecordKeys } from './list-position.ts'
import { useClosePanel } from './use-close-panel.ts'

/**
 * Goes on to the next record of the list, or the one before, when the one that is shown is deleted; else closes the panel.
 * @param onMoved what takes the focus, as what was clicked is gone
 */
export const useAdvanceAfterDelete = (place: RecordReference, onMoved: (to: RecordReference) => void): void => {
  const { replacePanel } = usePanel()
  const close = useClosePanel()
  // The row goes before the answer comes.
  const order = useRef<{ readonly first: number; readonly records: readonly string[] }>({ first: 0, records: [] })
  const isAlive = useIsMounted()
  const isHere = useIsCurrentScreen()
  const look = useEffectEvent(() => {
    const rows = listedRecordKeys(place)
    const { first = 0 } = listOnScreen(place.entity) ?? {}
    if (rows.includes(place.record)) order.current = { first, records: rows }
  })
  // What stood on the next page comes up into its place.
  const beyond = async (here: number) => {
    const list = listOnScreen(place.entity)
    const position = order.current.first + here
    if (!list || position + 1 >= list.total) return undefined
    const found = await list.findNeighbor({ record: place.record, position }, 1).catch(() => undefined)
    return found?.record
  }
  const leave = useEffectEvent(async (entity: string, gone: ReadonlySet<string>) => {
    if (entity !== place.entity || !gone.has(place.record)) return
    const { records } = order.current
    const here = records.indexOf(place.record)
    const stays = (record: string) => !gone.has(record)
    const following = () => records.slice(here + 1).find(stays)
    const before = () => records.slice(0, Math.max(0, here)).findLast(stays)
    const next = here === -1 ? undefined : (following() ?? (await beyond(here)) ?? before())
    if (!isAlive() || !isHere()) return
    if (next === undefined) return close()
    void replacePanel({ ...place, record: next })
    onMoved({ ...place, record: next })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another record the rows are looked at anew
  useEffect(() => {
    look()
    const { unsubscribe } = listsOnScreen.subscribe(() => look())
    return unsubscribe
  }, [place.record])
  useEffect(() => onDeleted((entity, gone) => void leave(entity, gone)), [])
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { onDeleted } from '../lib/deleted.ts'
import { listOnScreen, onLists } from '../lib/lists-on-screen.ts'
import { type Place, usePeek } from '../lib/peek.ts'
import { orderAround } from './around.ts'
import { useClose } from './use-close.ts'

/**
 * Whoever deletes the record that is shown goes on to the next one of the list, or the one before, or closes the panel.
 * @param onMoved what takes the focus, as what was clicked is gone
 */
export const useMoveOn = (place: Place, onMoved: (to: Place) => void): void => {
  const { peekNext } = usePeek()
  const close = useClose()
  // The row goes before the answer comes.
  const order = useRef<readonly string[]>([])
  const look = useEffectEvent(() => {
    const rows = orderAround(place)
    if (rows.includes(place.record)) order.current = rows
  })
  // What stood on the next page comes up into its place.
  const beyond = async (here: number) => {
    const list = listOnScreen(place.entity)
    if (!list || list.first + here + 1 >= list.total) return undefined
    const found = await list.findBeside({ record: place.record, position: list.first + here }, 1).catch(() => undefined)
    return found?.record
  }
  const leave = useEffectEvent(async (entity: string, gone: ReadonlySet<string>) => {
    if (entity !== place.entity || !gone.has(place.record)) return
    const here = order.current.indexOf(place.record)
    const stays = (record: string) => !gone.has(record)
    const following = () => order.current.slice(here + 1).find(stays)
    const before = () => order.current.slice(0, Math.max(0, here)).findLast(stays)
    const next = here === -1 ? undefined : (following() ?? (await beyond(here)) ?? before())
    if (next === undefined) return close()
    void peekNext({ ...place, record: next })
    onMoved({ ...place, record: next })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another record the rows are looked at anew
  useEffect(() => {
    look()
    return onLists(() => look())
  }, [place.record])
  useEffect(() => onDeleted((entity, gone) => void leave(entity, gone)), [])
}

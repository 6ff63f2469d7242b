import { useEffect, useEffectEvent } from 'react'
import { type Place, placeOf, usePeek } from '../../lib/peek.ts'

/** Shows the record of the row that has the focus, as one goes through the list. */
export const useFollowList = (place: Place): void => {
  const { peekNext } = usePeek()
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    const { list } = row?.closest<HTMLElement>('[data-list]')?.dataset ?? {}
    const record = row?.dataset.row
    if (list !== place.entity || !record || placeOf(place) === placeOf({ ...place, record })) return
    void peekNext({ ...place, record })
  })
  useEffect(() => {
    const listen = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])
}

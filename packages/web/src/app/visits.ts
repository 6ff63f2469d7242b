import { useParams, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onDeleted } from '../kit/lib/deleted-records.ts'
import { recentRecords } from '../kit/lib/recent.ts'
import { useMe } from '../kit/lib/session.ts'
import { parseRecordReference, placeOf } from '../kit/lib/side-panel.ts'

/** The record on screen: that of the panel, or else that of the address. */
const useRecordHere = (): string | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { id }: { id?: string } = useParams({ strict: false })
  const { peek, id: person }: { peek?: unknown; id?: unknown } = useSearch({ strict: false })
  const named = path === '/users/profile' ? person : id
  const place = parseRecordReference(peek) ?? parseRecordReference(named && `${path.split('/')[1]}/${named}`)
  return place && placeOf(place)
}

/** Remembers the records that one opens, and forgets those that one deletes. */
export const useVisits = (): void => {
  const { id: person } = useMe()
  const here = useRecordHere()
  useEffect(() => {
    if (here) recentRecords.add(person, here)
  }, [person, here])
  useEffect(
    () =>
      onDeleted((entity, ids) =>
        recentRecords.forget(person, (place) => {
          const [of, id] = place.split('/')
          return of === entity && id !== undefined && ids.has(id)
        }),
      ),
    [person],
  )
}

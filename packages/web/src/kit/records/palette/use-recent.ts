import { type Found, search } from '@quarterdeck/contract/system/search'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { reading } from '../../lib/api/queries.ts'
import { recentRecords } from '../../lib/recent.ts'
import { useMe } from '../../lib/session.ts'

interface Recent {
  /** The places of the records, the one opened last first. */
  readonly places: readonly string[]
  readonly found: Found | undefined
  /** Expected number of entries, before they are loaded. */
  readonly expected: number
}

/** The records opened last, but for the one that is on screen. The server names those that are still there. */
export const useRecent = (): Recent => {
  const me = useMe()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const places = recentRecords.of(me.id).filter((place) => !`${here}/`.startsWith(`/${place}/`))
  const { data, isPending } = useQuery({
    ...reading(search.records, { records: places.join(',') }),
    enabled: places.length > 0,
    staleTime: 0,
  })
  return { places, found: data, expected: isPending ? places.length : 0 }
}

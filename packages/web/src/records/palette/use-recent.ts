import { search } from '@quarterdeck/contract/work/search'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { reading } from '../../lib/api/queries.ts'
import { recentUsers } from '../../lib/recent.ts'
import { useMe } from '../../lib/session.ts'
import type { Person } from './use-records.tsx'

interface Recent {
  readonly users: readonly Person[]
  /** How many will be there, before they are. */
  readonly expected: number
}

/** The records opened last, but for the one that is on screen. The server names those that are still there. */
export const useRecent = (): Recent => {
  const me = useMe()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const ids = recentUsers.of(me.id).filter((id) => here !== `/users/${id}`)
  const { data, isPending } = useQuery({
    ...reading(search.records, { users: ids.join(',') }),
    enabled: ids.length > 0,
    staleTime: 0,
  })
  return { users: data?.users ?? [], expected: isPending ? ids.length : 0 }
}

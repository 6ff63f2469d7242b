import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useMe } from '../../lib/session.ts'
import { unreadCount } from './unread.ts'
import { watchNotices } from './watch.ts'

/** The first screen comes first. */
const afterMs = 1200

/** How many notices are new. */
export const useUnread = (): number => {
  const queries = useQueryClient()
  const { id } = useMe()
  // Whose count it is: someone else who signs in has another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = watchNotices(queries)
    }, afterMs)
    return () => {
      clearTimeout(timer)
      stop?.()
      unreadCount.set(0)
    }
  }, [queries, id])
  return useSelector(unreadCount)
}

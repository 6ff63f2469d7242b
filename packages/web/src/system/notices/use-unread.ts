import { unreadNotices } from '@quarterdeck/contract/kit/unread-notices'
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMe } from '../../kit/lib/session.ts'
import { unreadCount } from './unread.ts'

/** The first screen comes first. */
const afterMs = 1200

/** Keeps the count under the bell, which the stream of events has asked for anew. Returns a function that stops it. */
const watchNotices = (queries: QueryClient): (() => void) =>
  new QueryObserver(queries, reading(unreadNotices)).subscribe(({ data }) => {
    if (data) unreadCount.set(data.unread)
  })

/** Returns the number of unread notices. */
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

import { unreadNotices } from '@quarterdeck/contract/core/unread-notices'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import { unreadCount } from './unread.ts'

/** Keeps the count under the bell; the stream of events has it asked for anew. Answers how to stop. */
export const watchNotices = (queries: QueryClient): (() => void) =>
  new QueryObserver(queries, reading(unreadNotices)).subscribe(({ data }) => {
    if (data) unreadCount.set(data.unread)
  })

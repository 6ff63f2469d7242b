import { notices } from '@quarterdeck/contract/notices'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { reading } from '../lib/api/queries.ts'
import { unreadNotices } from './unread.ts'

/** Keeps the count under the bell; the stream of events has it asked for anew. Answers how to stop. */
export const watchNotices = (queries: QueryClient): (() => void) =>
  new QueryObserver(queries, reading(notices.unread)).subscribe(({ data }) => {
    if (data) unreadNotices.set(data.unread)
  })

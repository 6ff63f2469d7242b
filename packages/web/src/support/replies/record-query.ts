import { replies } from '@quarterdeck/contract/support/replies'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'

export const replyRecord = (id: string) => reading(replies.read, { id })

/** Asks for the record of an address before its screen is there. */
export const prefetchReply = (queries: QueryClient, id: string): void => {
  void queries.prefetchQuery(replyRecord(id))
}

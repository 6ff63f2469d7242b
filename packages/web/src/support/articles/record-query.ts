import { articles } from '@quarterdeck/contract/support/articles'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'

export const articleRecord = (id: string) => reading(articles.read, { id })

/** Asks for the record of an address before its screen is there. */
export const prefetchArticle = (queries: QueryClient, id: string): void => {
  void queries.prefetchQuery(articleRecord(id))
}

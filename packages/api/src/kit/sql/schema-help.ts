import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { Generated } from 'kysely'
import type { At } from './column-types.ts'

/** Recent readers of articles, and their ratings. */
interface ArticleVisitsTable {
  articleId: number
  visitor: string
  seenAt: At
  helpful: boolean | null
}

/** Searches without a result. */
interface HelpMissesTable {
  id: Generated<number>
  words: string
  language: Locale
  count: Generated<number>
  lastAt: At
}

/** Messages to support, by the digest of the link that their sender received. */
interface ContactRequestsTable {
  hash: string
  ticketId: number
  topic: string
  reference: string
  message: string
  createdAt: At
}

export interface HelpSchema {
  contactRequests: ContactRequestsTable
  articleVisits: ArticleVisitsTable
  helpMisses: HelpMissesTable
}

import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { Generated } from 'kysely'
import type { At } from './column-types.ts'

/** Who has opened an article lately, and what they think of it. */
interface ArticleVisitsTable {
  articleId: number
  visitor: string
  seenAt: At
  helpful: boolean | null
}

/** What was looked for in vain. */
interface HelpMissesTable {
  id: Generated<number>
  words: string
  language: Locale
  count: Generated<number>
  lastAt: At
}

/** What somebody wrote to support, by the digest of the link that they were given. */
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

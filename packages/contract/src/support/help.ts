import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, requiredText, sentId, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { articleCategories } from './article-words.ts'

const language = z.enum(locales)

/** A question in the reader's language, or in another one if it isn't translated. */
const HelpQuestion = z.object({
  id,
  category: z.enum(articleCategories),
  /** Language of the text. */
  language,
  title: z.string(),
})
export type HelpQuestion = z.output<typeof HelpQuestion>

const HelpAnswer = HelpQuestion.extend({ body: z.string(), updatedAt: timestamp })
export type HelpAnswer = z.output<typeof HelpAnswer>

const HelpFound = z.object({
  found: z.array(HelpQuestion.extend({ excerpt: z.string() })),
  /** Words of these texts that match the search, including corrections of typos. */
  words: z.array(z.string()),
})
export type HelpFound = z.output<typeof HelpFound>

/** Search text. */
const sought = requiredText(100)

const HelpMiss = z.object({ id, words: z.string(), language, count: z.int(), lastAt: timestamp })
export type HelpMiss = z.output<typeof HelpMiss>

const done = z.object({ noted: z.boolean() })

export const help = {
  questions: endpoint({
    method: 'GET',
    path: '/help',
    needs: 'anyone',
    summary: 'List published help articles by category; public',
    query: z.object({ language }),
    output: z.array(HelpQuestion),
  }),
  popular: endpoint({
    method: 'GET',
    path: '/help/popular',
    needs: 'anyone',
    summary: 'List the most viewed published help articles',
    query: z.object({ language }),
    output: z.array(HelpQuestion),
  }),
  answer: endpoint({
    method: 'GET',
    path: '/help/answer',
    needs: 'anyone',
    summary: 'Get a published help article',
    query: z.object({ id: z.string(), language }),
    output: HelpAnswer,
  }),
  search: endpoint({
    method: 'GET',
    path: '/help/search',
    needs: 'anyone',
    summary: 'Search published help articles, best match first; typos are tolerated',
    query: z.object({ q: sought, language }),
    output: HelpFound,
  }),
  opened: endpoint({
    method: 'POST',
    path: '/help/opened',
    needs: 'anyone',
    sendsNoMail: true,
    canWait: true,
    isRead: true,
    summary: 'Count a view of an article, once a day for each reader',
    body: z.object({ id: sentId }),
    output: done,
    status: 200,
  }),
  vote: endpoint({
    method: 'POST',
    path: '/help/vote',
    needs: 'anyone',
    sendsNoMail: true,
    canWait: true,
    summary: 'Vote on whether an article helped; another vote of the same reader replaces the first',
    body: z.object({ id: sentId, helpful: z.boolean() }),
    output: done,
    status: 200,
  }),
  miss: endpoint({
    method: 'POST',
    path: '/help/misses',
    needs: 'anyone',
    sendsNoMail: true,
    canWait: true,
    isRead: true,
    summary:
      'Record a search without results for the authors of articles; searches that look personal are not recorded',
    body: z.object({ q: sought, language }),
    output: done,
    status: 200,
  }),
  replyTime: endpoint({
    method: 'GET',
    path: '/help/reply-time',
    needs: 'anyone',
    summary:
      'Get the median time to the first reply to a ticket over the last 30 days, in seconds; null if there was none',
    output: z.object({ seconds: z.number().nullable() }),
  }),
  misses: endpoint({
    method: 'GET',
    path: '/help/misses',
    needs: 'articles:write',
    summary: 'List searches without results, most frequent first',
    output: z.array(HelpMiss),
  }),
  dismiss: endpoint({
    method: 'DELETE',
    path: '/help/misses',
    needs: 'articles:write',
    sendsNoMail: true,
    summary: 'Dismiss a search without results',
    query: z.object({ id: z.string() }),
    output: z.object({ id }),
  }),
}

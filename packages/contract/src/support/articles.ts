import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { choice, draftOf, id, multilineText, sentId, text, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { articleCategories, articleStatuses, maxQuestion, translations } from './article-words.ts'

const question = text(maxQuestion)
const answer = multilineText(30_000)

/**
 * A question and its answer in each language. Each text is a field of its own, so that edits of two translators
 * merge.
 */
const fields = z.object({
  category: choice(articleCategories),
  status: choice(articleStatuses),
  titleEn: question,
  bodyEn: answer,
  titleEs: question,
  bodyEs: answer,
  titleDe: question,
  bodyDe: answer,
  titleJa: question,
  bodyJa: answer,
  /** Synonyms for the search, in any language. */
  keywords: text(300),
})

export const ArticleDraft = draftOf(fields, {
  status: 'Draft',
  titleEn: '',
  bodyEn: '',
  titleEs: '',
  bodyEs: '',
  titleDe: '',
  bodyDe: '',
  titleJa: '',
  bodyJa: '',
  keywords: '',
})
export type ArticleDraft = z.output<typeof ArticleDraft>

export const ArticlePatch = fields.partial()
export type ArticlePatch = z.output<typeof ArticlePatch>

export const Article = fields.extend({
  id,
  /** The question in the first language that has one. */
  title: z.string(),
  /** Sort key within its category, ascending. */
  position: z.number(),
  /** Number of readers, and their votes. */
  views: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Article = z.output<typeof Article>

export const articleKind = kindOf(
  'articles',
  {
    title: { personal: false },
    category: { personal: false, edited: 'bulk', values: articleCategories },
    status: { personal: false, edited: 'bulk', values: articleStatuses },
    position: { personal: false, as: 'number', filter: false },
    titleEn: { personal: false, filter: false },
    bodyEn: { personal: false, as: 'rich text' },
    titleEs: { personal: false, filter: false },
    bodyEs: { personal: false, as: 'rich text' },
    titleDe: { personal: false, filter: false },
    bodyDe: { personal: false, as: 'rich text' },
    titleJa: { personal: false, filter: false },
    bodyJa: { personal: false, as: 'rich text' },
    keywords: { personal: false, edited: 'cells', filter: false },
    views: { personal: false, as: 'number' },
    helpful: { personal: false, as: 'number' },
    unhelpful: { personal: false, as: 'number' },
  },
  {
    one: 'article',
    record: Article,
    draft: ArticleDraft,
    patch: ArticlePatch,
    filters: { translation: { kind: 'choice', values: translations } },
    order: ['title', 'category', 'status', 'translation', 'views', 'helpful', 'unhelpful'],
    screenSort: '-updatedAt',
    exported: ['id', 'title', 'category', 'status', 'views', 'helpful', 'unhelpful', 'updatedAt'],
    words: {
      one: 'a help article',
      all: 'articles',
      list: 'List help articles, including drafts',
      read: 'Get a help article in all its languages',
      create: 'Create a help article at the end of its category',
      update: 'Change a help article; absent fields stay unchanged. A new category moves it to the end of that one',
      facets: 'category, status and missing translations',
    },
    endpoints: (usual) => ({
      ...usual,
      move: endpoint({
        method: 'POST',
        path: '/articles/move',
        needs: 'articles:write',
        sendsNoMail: true,
        summary: 'Move an article after another one, or to the top of a category',
        body: z.object({
          id: sentId,
          category: choice(articleCategories),
          /** The article to place it after; null for the first position. */
          after: sentId.nullable(),
        }),
        output: z.object({ article: Article }),
        status: 200,
      }),
    }),
  },
)
export const articleList = articleKind.list
export const articles = articleKind.endpoints

import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { choice, id, multilineText, sentId, text, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { articleCategories, articleStatuses, maxQuestion, translations } from './article-words.ts'

const question = text(maxQuestion)
const answer = multilineText(30_000)

/** A question and its answer in each language: each text is a field of its own, so that two translators merge. */
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
  /** Other words by which it is looked for, in any language. */
  keywords: text(300),
})

export const ArticleDraft = fields.extend({
  status: fields.shape.status.default('Draft'),
  titleEn: question.default(''),
  bodyEn: answer.default(''),
  titleEs: question.default(''),
  bodyEs: answer.default(''),
  titleDe: question.default(''),
  bodyDe: answer.default(''),
  titleJa: question.default(''),
  bodyJa: answer.default(''),
  keywords: fields.shape.keywords.default(''),
})
export type ArticleDraft = z.output<typeof ArticleDraft>

export const ArticlePatch = fields.partial()
export type ArticlePatch = z.output<typeof ArticlePatch>

export const Article = fields.extend({
  id,
  /** The question in the first language that has one. */
  title: z.string(),
  /** Where it stands in its category, the lowest first. */
  position: z.number(),
  /** How many people opened it, and what they say of it. */
  views: z.int(),
  helpful: z.int(),
  unhelpful: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Article = z.output<typeof Article>

export const articleList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    title: { kind: 'text' },
    category: { kind: 'choice', values: articleCategories },
    status: { kind: 'choice', values: articleStatuses },
    translation: { kind: 'choice', values: translations },
    views: { kind: 'number' },
    helpful: { kind: 'number' },
    unhelpful: { kind: 'number' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'title', 'category', 'status', 'views', 'helpful', 'unhelpful', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: '-updatedAt',
  search: true,
} as const satisfies ListSpec

export const articles = {
  ...verbs({
    entity: 'articles',
    one: 'article',
    record: Article,
    draft: ArticleDraft,
    patch: ArticlePatch,
    list: articleList,
    words: {
      one: 'a help article',
      all: 'articles',
      list: 'All help articles, drafts too, or a page of those that match',
      read: 'One help article in all its languages',
      create: 'Write a help article; it goes to the end of its category',
      update: 'Change a help article; fields that are not sent stay. Another category puts it at the end of that one',
      facets: 'category, status and whether a language is missing',
    },
  }),
  move: endpoint({
    method: 'POST',
    path: '/articles/move',
    needs: 'articles:write',
    sendsNoMail: true,
    summary: 'Put an article behind another one, or first in a category',
    body: z.object({
      id: sentId,
      category: choice(articleCategories),
      /** The article that it comes after; null for the first place. */
      after: sentId.nullable(),
    }),
    output: z.object({ article: Article }),
    status: 200,
  }),
}

const described = {
  title: { personal: false },
  category: { personal: false, edited: 'bulk' },
  status: { personal: false, edited: 'bulk' },
  position: { personal: false, as: 'number' },
  titleEn: { personal: false },
  bodyEn: { personal: false, as: 'rich text' },
  titleEs: { personal: false },
  bodyEs: { personal: false, as: 'rich text' },
  titleDe: { personal: false },
  bodyDe: { personal: false, as: 'rich text' },
  titleJa: { personal: false },
  bodyJa: { personal: false, as: 'rich text' },
  keywords: { personal: false, edited: 'cells' },
  views: { personal: false },
  helpful: { personal: false },
  unhelpful: { personal: false },
  createdAt: { personal: false },
} as const satisfies Fields<Article, ArticlePatch>

export const articleKind = {
  entity: 'articles',
  record: Article,
  draft: ArticleDraft,
  patch: ArticlePatch,
  list: articleList,
  endpoints: articles,
  fields: described,
  exported: ['id', 'title', 'category', 'status', 'views', 'helpful', 'unhelpful', 'updatedAt'],
} as const satisfies Kind<'articles'>

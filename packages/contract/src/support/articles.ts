import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  exportQuery,
  facets,
  id,
  idQuery,
  idsBody,
  multilineText,
  sentId,
  text,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
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

const one = z.object({ article: Article })

export const articles = {
  list: endpoint({
    method: 'GET',
    path: '/articles',
    needs: 'articles:read',
    summary: 'All help articles, drafts too, or a page of those that match',
    list: articleList,
    output: z.array(Article),
  }),
  read: endpoint({
    method: 'GET',
    path: '/articles',
    by: 'id',
    needs: 'articles:read',
    summary: 'One help article in all its languages',
    query: idQuery,
    output: Article,
  }),
  create: endpoint({
    method: 'POST',
    path: '/articles',
    needs: 'articles:write',
    sendsNoMail: true,
    summary: 'Write a help article; it goes to the end of its category',
    body: ArticleDraft,
    output: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/articles',
    needs: 'articles:write',
    sendsNoMail: true,
    summary: 'Change a help article; fields that are not sent stay. Another category puts it at the end of that one',
    query: idQuery,
    body: ArticlePatch,
    output: one,
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
    output: one,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/articles',
    needs: 'articles:delete',
    sendsNoMail: true,
    summary: 'Move articles to the bin: by ids or by id',
    query: idQuery,
    body: idsBody.optional(),
    output: z.object({ article: z.union([Article, z.array(Article)]) }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/articles/facets',
    needs: 'articles:read',
    summary: 'How many articles there are by category, status and whether a language is missing',
    list: articleList,
    output: facets,
  }),
  export: endpoint({
    method: 'GET',
    path: '/articles/export.csv',
    needs: 'articles:read',
    summary: 'All articles that match, as a CSV file with the columns of `fields`',
    list: articleList,
    query: exportQuery,
    output: z.string(),
    answers: 'text/csv',
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
  patch: ArticlePatch,
  list: articleList,
  endpoints: articles,
  fields: described,
  exported: ['id', 'title', 'category', 'status', 'views', 'helpful', 'unhelpful', 'updatedAt'],
} as const satisfies Kind<'articles'>

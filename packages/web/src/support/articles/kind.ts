import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { articleMessages } from './messages/index.ts'

const words = titleOf(articleMessages, (m) => m.words)

export const articleKind = {
  words,
  icon: IconBook2,
  history: part(async () => (await import('./described.ts')).useArticleHistory),
  reading: part(async () => {
    const { ArticleDetails, ArticleName } = await import('./details.tsx')
    return { Details: ArticleDetails, Name: ArticleName }
  }),
  list: {
    entity: 'articles',
    words,
    title: titleOf(articleMessages, (m) => m.list.title),
    statuses: titleOf(articleMessages, (m) => m.statuses),
    shortcut: 'goToArticles',
    source: async () => (await import('./source.ts')).articleSource,
    screen: async () => (await import('./list.tsx'))?.ArticleList,
  },
  form: {
    entity: 'articles',
    createTitle: titleOf(articleMessages, (m) => m.form.createTitle),
    editTitle: titleOf(articleMessages, (m) => m.form.editTitle),
    createScreen: async () => (await import('./form/create-page.tsx'))?.ArticleCreatePage,
    editScreen: async () => (await import('./form/edit-page.tsx'))?.ArticleEditPage,
    prefetch: async () => (await import('./record-query.ts')).prefetchArticle,
  },
  bin: { entity: 'articles', title: titleOf(articleMessages, (m) => m.words.bin) },
  search: {
    entity: 'articles',
    words: titleOf(articleMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ articles = [] }) =>
      articles.map(({ id, title, match, matched }) => ({
        id,
        match,
        matched,
        label: title,
        about: `#${id}`,
        to: { to: '/articles/$id', params: { id: String(id) } },
      })),
  },
} satisfies Kind

import { type Article, ArticleDraft, articles } from '@quarterdeck/contract/support/articles'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { type EditConflict, useEditForm } from '../../../records/index.ts'
import { articleMessages } from '../messages/index.ts'
import { articleRecord } from '../record-query.ts'
import { inputOf } from './article-input.ts'

export type ArticleEditConflict = EditConflict<Article, ArticleDraft>

/** Editing one article. */
export const useArticleForm = (article: Article) => {
  const m = useMessages(articleMessages).form
  const queries = useQueryClient()
  return useEditForm<Article, ArticleDraft>({
    record: article,
    schemaOf: () => ArticleDraft,
    inputOf,
    send: async (changed, typed, version) => {
      const { data, batch } = await call(articles.update, {
        query: { id: String(article.id) },
        body: Object.fromEntries(changed.map((name) => [name, typed[name]])),
        ifMatch: version,
      })
      return { record: data.article, batch }
    },
    keep: (next) => queries.setQueryData(articleRecord(String(next.id)).queryKey, next),
    entity: 'articles',
    enabled: useMay('articles:write'),
    words: { saved: m.saved, unchanged: m.unchanged },
  })
}

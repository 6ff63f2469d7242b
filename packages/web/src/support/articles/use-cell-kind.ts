import { type Article, type ArticlePatch, articleKind, articles } from '@quarterdeck/contract/support/articles'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type CellKind, choiceInputs, textInputs } from '../../records/lists/index.ts'
import { useArticleHistory } from './history.ts'
import { articleMessages } from './messages/index.ts'

const save = async ({ id, version }: Article, change: ArticlePatch) => {
  const { data, batch } = await call(articles.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.article, batch }
}

/** How articles are edited in the cells of their list. */
export const useArticleCellKind = (): CellKind<Article> => {
  const { fields } = useArticleHistory()
  const { reasons } = useMessages(articleMessages).bulk
  const inputs = {
    ...textInputs<Article>(articleKind, fields),
    ...choiceInputs<'status' | 'category', Article>(fields, ['status', 'category']),
  }
  return { entity: 'articles', inputs, reasons, save }
}

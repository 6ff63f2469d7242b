import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { useArticleHistory } from './history.ts'
import { articleMessages } from './messages/index.ts'

/** How articles are spoken of where many of them are changed. */
export const useArticleBulkWords = (): BulkWords => {
  const { bulk } = useMessages(articleMessages)
  const { fields } = useArticleHistory()
  return {
    entity: 'articles',
    ...bulk,
    shown: fields,
    fields: [choiceOf(fields, 'status'), choiceOf(fields, 'category')],
  }
}

import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { useReplyHistory } from './history.tsx'
import { replyMessages } from './messages/index.ts'

/** How replies are spoken of where many of them are changed. */
export const useReplyBulkWords = (): BulkWords => {
  const { bulk } = useMessages(replyMessages)
  const { fields } = useReplyHistory()
  return {
    entity: 'replies',
    ...bulk,
    shown: fields,
    fields: [choiceOf(fields, 'category')],
  }
}

import { type Reply, type ReplyPatch, replies, replyKind } from '@quarterdeck/contract/support/replies'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type CellKind, choiceInputs, textInputs } from '../../records/lists/index.ts'
import { useReplyHistory } from './history.tsx'
import { replyMessages } from './messages/index.ts'

const save = async ({ id, version }: Reply, change: ReplyPatch) => {
  const { data, batch } = await call(replies.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.reply, batch }
}

/** How replies are edited in the cells of their list. */
export const useReplyCellKind = (): CellKind<Reply> => {
  const { fields } = useReplyHistory()
  const { reasons } = useMessages(replyMessages).bulk
  const inputs = {
    ...textInputs<Reply>(replyKind, fields),
    ...choiceInputs<'category', Reply>(fields, ['category']),
  }
  return { entity: 'replies', inputs, reasons, save }
}

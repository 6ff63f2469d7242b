import { type Reply, ReplyDraft, replies } from '@quarterdeck/contract/support/replies'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { type EditConflict, useEditForm } from '../../../records/index.ts'
import { replyMessages } from '../messages/index.ts'
import { replyRecord } from '../record-query.ts'
import { inputOf } from './reply-input.ts'

export type ReplyEditConflict = EditConflict<Reply, ReplyDraft>

/** Editing one reply. */
export const useReplyForm = (reply: Reply) => {
  const m = useMessages(replyMessages).form
  const queries = useQueryClient()
  return useEditForm<Reply, ReplyDraft>({
    record: reply,
    schemaOf: () => ReplyDraft,
    inputOf,
    send: async (changed, typed, version) => {
      const { data, batch } = await call(replies.update, {
        query: { id: String(reply.id) },
        body: Object.fromEntries(changed.map((name) => [name, typed[name]])),
        ifMatch: version,
      })
      return { record: data.reply, batch }
    },
    keep: (next) => queries.setQueryData(replyRecord(String(next.id)).queryKey, next),
    entity: 'replies',
    enabled: useMay('replies:write'),
    words: { saved: m.saved, unchanged: m.unchanged },
  })
}

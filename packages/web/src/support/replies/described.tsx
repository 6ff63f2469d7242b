import { type Reply, replyKind } from '@quarterdeck/contract/support/replies'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, useShownFields } from '../../records/index.ts'
import type { Changes } from '../../records/lists/index.ts'
import { ticketMessages } from '../tickets/index.ts'
import { Audience } from './audience.tsx'
import { replyMessages } from './messages/index.ts'

/** How canned replies and their fields are told of. */
export const useReplyHistory = (): History => {
  const { name, fields: labels } = useMessages(replyMessages)
  const { categories } = useMessages(ticketMessages)
  const fields = useShownFields<Reply>(replyKind, {
    labels,
    choices: { category: categories },
    show: { ownerId: (value) => <Audience ownerId={value ? Number(value) : null} /> },
  })
  return { name, fields }
}

/** How canned replies are changed in their list. */
export const useReplyChanges = (): Changes<Reply> => ({
  kind: replyKind,
  fields: useReplyHistory().fields,
  ...useMessages(replyMessages).bulk,
})

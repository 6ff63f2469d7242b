import { inboundMail } from '@quarterdeck/contract/support/inbound-mail'
import { messageList, messages } from '@quarterdeck/contract/support/messages'
import { listing, reading } from '../../../lib/api/queries.ts'

/** As many messages of a thread as are shown at once: the latest. */
const most = 200

/** The messages of tickets whose threads go on in one, the latest first; what others write is there at once. */
export const messagesOf = (ids: readonly number[]) => ({
  ...listing(messages.list, messageList, {
    sort: [{ field: 'id', desc: true }],
    perPage: most,
    where: [{ field: 'ticketId', op: 'in', values: ids }],
  }),
  queryKey: ['messages', 'of-ticket', ids.join()],
})

export const draftsOf = (ticketId: number) => ({
  ...reading(messages.drafts, { ticketId }),
  queryKey: ['drafts', 'of-ticket', String(ticketId)],
})

/** The mails that a thread is made of, those of tickets that were merged into it among them. */
export const mailsOf = (ticketId: number) => ({
  ...reading(inboundMail.list, { ticketId }),
  queryKey: ['messages', 'mails-of-ticket', String(ticketId)],
})

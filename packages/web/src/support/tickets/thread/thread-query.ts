import { inboundMail } from '@quarterdeck/contract/support/inbound-mail'
import { messageList, messages } from '@quarterdeck/contract/support/messages'
import { listing, reading } from '../../../kit/lib/api/queries.ts'

/** Maximum number of messages shown at once, latest first. */
const most = 200

/** Returns the query of messages of merged tickets, latest first; updated live. */
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

/** Returns the query of mails in a thread, including those of merged tickets. */
export const mailsOf = (ticketId: number) => ({
  ...reading(inboundMail.list, { ticketId }),
  queryKey: ['messages', 'mails-of-ticket', String(ticketId)],
})

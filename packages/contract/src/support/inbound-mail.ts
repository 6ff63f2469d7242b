import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, timestamp } from '../kit/fields.ts'

/** Largest inbound mail, in bytes as transferred, including attachments. */
export const maxMailBytes = 25 * 1024 * 1024

/**
 * Result of an inbound mail: a new ticket, a message in a thread, a note there (for delivery failures and automatic
 * replies), or ignored, because nobody expects an answer.
 */
export const inboundMailResults = ['ticket', 'message', 'note', 'ignored'] as const
export type MailOutcome = (typeof inboundMailResults)[number]

/** The mail that opened a ticket or added a message to it. */
export const TicketMail = z.object({
  id,
  ticketId: id,
  /** Null if the mail opened the ticket. */
  messageId: id.nullable(),
  from: z.string(),
  subject: z.string(),
  /** True if the sender isn't authenticated, although the result of the mail depends on it. */
  isUnverified: z.boolean(),
  /** True if the original mail can be downloaded. */
  hasOriginal: z.boolean(),
  receivedAt: timestamp,
})
export type TicketMail = z.output<typeof TicketMail>

const number = z.coerce.number().pipe(id)

export const inboundMail = {
  list: endpoint({
    method: 'GET',
    path: '/tickets/mails',
    needs: 'tickets:read',
    summary: 'List the received mails of a ticket and of those merged into it',
    query: z.object({ ticketId: number }),
    output: z.array(TicketMail),
  }),
  original: endpoint({
    method: 'GET',
    path: '/tickets/mails/original',
    needs: 'tickets:read',
    summary: 'Get an original received mail with all headers and files (RFC 5322)',
    query: z.object({ id: number }),
    output: z.instanceof(Uint8Array),
    answers: 'application/octet-stream',
  }),
  receive: endpoint({
    method: 'POST',
    path: '/mail/inbound',
    needs: 'inbound-secret',
    summary:
      'Receive a mail from a mail server: it becomes a message in the ticket it replies to, or a new ticket. Repeating a mail changes nothing and returns the same result. On 429 and 503, retry later',
    accepts: 'message/rfc822',
    streams: true,
    maxBytes: maxMailBytes,
    output: z.object({
      outcome: z.enum(inboundMailResults),
      ticketId: id.nullable(),
      messageId: id.nullable(),
      /** Explanation of the result; empty if there is nothing to explain. */
      reason: z.string(),
      /** True if the same mail was received before. */
      isKnown: z.boolean(),
    }),
    status: 200,
  }),
}

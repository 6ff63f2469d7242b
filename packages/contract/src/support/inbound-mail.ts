import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'

/** A mail that comes in may be this large as it travels, with its files in it. */
export const maxMailBytes = 25 * 1024 * 1024

/**
 * What became of a mail: the first of a ticket, a message in the thread of one, a note there (it says that a mail did not
 * arrive, or a program wrote it), or nothing, because nobody waits for an answer to it.
 */
export const mailOutcomes = ['ticket', 'message', 'note', 'ignored'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

export const inboundMail = {
  receive: endpoint({
    method: 'POST',
    path: '/mail/inbound',
    needs: 'inbound-secret',
    summary:
      'Take in a mail as it came, for a mail server: it becomes a message of the ticket that it answers, or a new ticket. The same mail again changes nothing and is answered alike. 429 and 503: come again later',
    accepts: 'message/rfc822',
    streams: true,
    maxBytes: maxMailBytes,
    output: z.object({
      outcome: z.enum(mailOutcomes),
      ticketId: id.nullable(),
      messageId: id.nullable(),
      /** Why, in words; empty where there is nothing to say. */
      reason: z.string(),
      /** Whether it had come before. */
      isKnown: z.boolean(),
    }),
    status: 200,
  }),
}

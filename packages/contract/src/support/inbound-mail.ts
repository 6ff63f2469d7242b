import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'

/** A mail that comes in may be this large as it travels, with its files in it. */
export const maxMailBytes = 25 * 1024 * 1024

/**
 * What became of a mail: the first of a ticket, a message in the thread of one, a note there (it says that a mail did not
 * arrive, or a program wrote it), or nothing, because nobody waits for an answer to it.
 */
export const mailOutcomes = ['ticket', 'message', 'note', 'ignored'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

/** A mail that a ticket begins with, or a message in its thread came by. */
export const TicketMail = z.object({
  id,
  ticketId: id,
  /** Null where the ticket begins with it. */
  messageId: id.nullable(),
  from: z.string(),
  subject: z.string(),
  /** Whether nothing shows that it is from whom it says, although that matters for what became of it. */
  isUnverified: z.boolean(),
  /** Whether it can be read as it was received. */
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
    summary: 'The mails that a ticket and those merged into it begin with, and that their messages came by',
    query: z.object({ ticketId: number }),
    output: z.array(TicketMail),
  }),
  original: endpoint({
    method: 'GET',
    path: '/tickets/mails/original',
    needs: 'tickets:read',
    summary: 'A mail as it was received, with all headers and files (RFC 5322)',
    query: z.object({ id: number }),
    output: z.instanceof(Uint8Array),
    answers: 'application/octet-stream',
  }),
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

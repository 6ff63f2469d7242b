import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idQuery, timestamp } from './fields.ts'
import type { ListSpec } from './list.ts'
import { locales } from './locales.ts'

/** `unclear`: the line broke while the mail was handed over; it is not sent again, because it may have arrived. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear'] as const
export type MailState = (typeof mailStates)[number]

/** A mail that the product wrote. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  locale: z.enum(locales),
  state: z.enum(mailStates),
  /** How often sending it was tried, and what the last try ran into. */
  tries: z.int(),
  error: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
})
export type Mail = z.output<typeof Mail>

/**
 * What it says. Null where that is nobody’s to read any more: a link that lets somebody in is forgotten when the mail is
 * sent, and what is written to an owner only owners read.
 */
export const MailText = z.object({ text: z.string(), html: z.string(), link: z.string().nullable() })
export type MailText = z.output<typeof MailText>

export const outboxList = {
  filters: {
    state: { kind: 'choice', values: mailStates },
    to: { kind: 'text' },
    template: { kind: 'text' },
    createdAt: { kind: 'date' },
  },
  sort: ['createdAt'],
  defaultSort: '-createdAt',
  search: true,
} as const satisfies ListSpec

export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/outbox',
    needs: 'outbox:read',
    summary: 'The mails that the product wrote, and what became of them',
    list: outboxList,
    output: z.array(Mail),
  }),
  read: endpoint({
    method: 'GET',
    path: '/outbox',
    by: 'id',
    needs: 'outbox:read',
    summary: 'One mail with what it says and the link in it',
    query: idQuery,
    output: Mail.extend({ content: MailText.nullable() }),
  }),
  again: endpoint({
    method: 'POST',
    path: '/outbox/again',
    needs: 'outbox:read',
    summary: 'Send a mail again that failed or of which nobody knows whether it arrived, as long as its text is kept',
    body: z.object({ id }),
    output: Mail,
    status: 200,
  }),
}

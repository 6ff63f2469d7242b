import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, idQuery, timestamp } from '../core/fields.ts'
import type { ListSpec } from '../core/list.ts'
import { locales } from '../core/locales.ts'

/** `withdrawn`: what it says was taken back before it went out. `unclear`: the line broke while the mail was handed over; it is not sent again, because it may have arrived. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'withdrawn'] as const
export type MailState = (typeof mailStates)[number]

/** A mail that the product wrote. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  /** Who was sent a copy. */
  cc: z.array(z.string()),
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
 * What it says. Null where that is not this reader’s to know: a link that lets somebody in is forgotten when the mail is
 * sent; into the account of somebody it is shown to those who may impersonate them, into a new one to those who may give its
 * access role, and never to an API key. Each first reading of one is journalled, and told to whose account it is. A key is shown
 * what it may read of what the mail is about, and never a link.
 */
export const MailText = z.object({ text: z.string(), html: z.string(), link: z.string().nullable() })
export type MailText = z.output<typeof MailText>

/** A file that is attached to a mail. */
const MailFile = z.object({ name: z.string(), bytes: z.int() })

/** The mailbox that mail is taken in from. */
export const MailboxStatus = z.object({
  /** Whose it is, where, and which folder of it. */
  name: z.string(),
  readAt: timestamp.nullable(),
  failingSince: timestamp.nullable(),
  /** In the words of its server; empty while it can be read. */
  error: z.string(),
})
export type MailboxStatus = z.output<typeof MailboxStatus>

/** The last mail that went out, and since when none has, if that is a quarter of an hour or longer. */
export const OutgoingStatus = z.object({
  sentAt: timestamp.nullable(),
  stuckSince: timestamp.nullable(),
  /** In the words of the mail server; empty unless it is stuck. */
  error: z.string(),
})
export type OutgoingStatus = z.output<typeof OutgoingStatus>

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
  status: endpoint({
    method: 'GET',
    path: '/outbox/status',
    needs: 'outbox:read',
    summary: 'How sending and receiving mail goes; null where no mail server and no mailbox is configured',
    output: z.object({ outgoing: OutgoingStatus.nullable(), mailbox: MailboxStatus.nullable() }),
  }),
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
    output: Mail.extend({ content: MailText.nullable(), files: z.array(MailFile) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/outbox/file',
    needs: 'outbox:read',
    summary: 'A file that is attached to a mail, as long as it is kept',
    query: z.object({ id: z.string(), name: z.string() }),
    output: z.instanceof(Uint8Array),
    answers: 'application/octet-stream',
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

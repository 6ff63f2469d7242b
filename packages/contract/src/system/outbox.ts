import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, idQuery, timestamp } from '../kit/fields.ts'
import type { ListSpec } from '../kit/list.ts'
import { locales } from '../kit/locales.ts'

/**
 * `withdrawn`: its content was undone before it was sent. `unclear`: the connection broke during delivery; it isn't
 * retried, because it may have arrived.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'withdrawn'] as const
export type MailState = (typeof mailStates)[number]

/** A mail written by the product. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  /** CC recipients. */
  cc: z.array(z.string()),
  subject: z.string(),
  template: z.string(),
  locale: z.enum(locales),
  state: z.enum(mailStates),
  /** Number of delivery attempts, and the error of the last one. */
  tries: z.int(),
  error: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
})
export type Mail = z.output<typeof Mail>

/**
 * Content of a mail. Null without permission: sign-in links are deleted when the mail is sent; before that, links to
 * existing accounts are shown to users who may impersonate them, links to new accounts to users who may grant the
 * access role, and neither to API keys. Each first reading of such a link is journaled and reported to the account's
 * owner. API keys read other mails if they may read their subject, always without links.
 */
export const MailText = z.object({ text: z.string(), html: z.string(), link: z.string().nullable() })
export type MailText = z.output<typeof MailText>

/** An attachment. */
const MailFile = z.object({ name: z.string(), bytes: z.int() })

/** The mailbox from which inbound mail is fetched. */
export const MailboxStatus = z.object({
  /** Account, server and folder. */
  name: z.string(),
  readAt: timestamp.nullable(),
  failingSince: timestamp.nullable(),
  /** Error message of its server; empty if it can be read. */
  error: z.string(),
})
export type MailboxStatus = z.output<typeof MailboxStatus>

/**
 * Status of outbound mail: the last sent mail, and the time since which sending has failed, if it has for at least 15
 * minutes.
 */
export const OutgoingStatus = z.object({
  sentAt: timestamp.nullable(),
  stuckSince: timestamp.nullable(),
  /** Error message of the mail server; empty unless it is stuck. */
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
    summary: 'Get the status of outbound and inbound mail; null if not configured',
    output: z.object({ outgoing: OutgoingStatus.nullable(), mailbox: MailboxStatus.nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/outbox',
    needs: 'outbox:read',
    summary: 'List mails written by the product, with their delivery status',
    list: outboxList,
    output: z.array(Mail),
  }),
  read: endpoint({
    method: 'GET',
    path: '/outbox',
    by: 'id',
    needs: 'outbox:read',
    summary: 'Get a mail with its text and link',
    query: idQuery,
    output: Mail.extend({ content: MailText.nullable(), files: z.array(MailFile) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/outbox/file',
    needs: 'outbox:read',
    summary: 'Download an attachment of a mail, while it is stored',
    query: z.object({ id: z.string(), name: z.string() }),
    output: z.instanceof(Uint8Array),
    answers: 'application/octet-stream',
  }),
  again: endpoint({
    method: 'POST',
    path: '/outbox/again',
    needs: 'outbox:read',
    summary: 'Resend a mail that failed or whose delivery is unclear, while its text is stored',
    body: z.object({ id }),
    output: Mail,
    status: 200,
  }),
}

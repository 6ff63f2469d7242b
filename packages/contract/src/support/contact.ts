import { z } from 'zod'
import { Attachment, maxAttachmentBytes, sentAttachments } from '../kit/attachments.ts'
import { ticketStatuses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, id, requiredMultilineText, requiredText, text, timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { contactTopics, maxContactMessage } from './contact-topics.ts'

/** A message to support from somebody without an account. */
export const ContactDraft = z.object({
  name: requiredText(120),
  email: requiredText(254).pipe(emailAddress),
  topic: z.enum(contactTopics),
  /** Number of an order or an invoice, as the sender typed it. */
  reference: text(40).default(''),
  message: requiredMultilineText(maxContactMessage),
  /** Together no larger than the limit of one file. */
  files: sentAttachments.default([]),
  /** Consent to storing their data to answer the message. */
  consent: z.literal(true),
  language: z.enum(locales),
  /** Honeypot, hidden from people: only bots fill it in. */
  website: text(200).default(''),
})
export type ContactDraft = z.output<typeof ContactDraft>

const token = z.object({ token: requiredText(100) })

/** Status of a message, shown to whoever has the link to it. */
const ContactRequest = z.object({
  receipt: id,
  topic: z.enum(contactTopics),
  reference: z.string(),
  message: z.string(),
  status: z.enum(ticketStatuses),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type ContactRequest = z.output<typeof ContactRequest>

export const contact = {
  upload: endpoint({
    method: 'POST',
    path: '/contact/files',
    needs: 'anyone',
    secret: true,
    sendsNoMail: true,
    summary:
      'Upload a file for a message that is sent later; files without a message are deleted after a day. Rate-limited by client network; only support can read it',
    query: z.object({ name: text(200).min(1) }),
    accepts: 'application/octet-stream',
    streams: true,
    maxBytes: maxAttachmentBytes,
    output: Attachment,
    status: 201,
  }),
  send: endpoint({
    method: 'POST',
    path: '/contact',
    needs: 'anyone',
    secret: true,
    summary:
      'Send a message to support, which becomes a ticket. The response does not tell if the email address belongs to a customer. Rate-limited by client network',
    body: ContactDraft,
    output: z.object({
      receipt: id,
      ...token.shape,
      /**
       * False if too many receipts were mailed recently, to this address or in all; then the link is only in this
       * response.
       */
      isMailed: z.boolean(),
    }),
    canWait: true,
  }),
  status: endpoint({
    method: 'POST',
    path: '/contact/status',
    needs: 'anyone',
    secret: true,
    isRead: true,
    summary:
      'Get the status of a message by the link returned when it was sent; the link expires 90 days after the ticket is closed',
    body: token,
    output: ContactRequest,
    status: 200,
  }),
}

import { z } from 'zod'
import { Attachment, sentAttachments } from '../kit/attachments.ts'
import { messageSides, messageWays, ticketStatuses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  id,
  idQuery,
  instant,
  multilineText,
  requiredText,
  sentId,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'
import { maxRedactionReason, Ticket } from './tickets.ts'

export const maxMessage = 50_000
/** Time in which a message can be undone, in milliseconds; its mail is delayed until then. */
export const messageUndoMs = 10_000

/** Changes of the ticket that are saved and undone together with the reply. */
const Along = z.object({
  status: choice(ticketStatuses).optional(),
  snoozedUntil: instant.nullable().optional(),
  assigneeId: sentId.nullable().optional(),
})

export const MessageDraft = z
  .object({
    ticketId: sentId,
    /** Formatted or plain text. */
    body: multilineText(maxMessage).default(''),
    /** `customer` records what a customer said elsewhere, such as on the phone. */
    from: choice(messageSides).default('agent'),
    files: sentAttachments.default([]),
    /**
     * The newest message the author has seen, 0 for none. A newer one by someone else is a conflict; absent to skip the
     * check.
     */
    seen: z.int().min(0).optional(),
    along: Along.default({}),
    /** Sends words in braces, such as `{order}`, as they are instead of rejecting the message. */
    allowPlaceholders: z.boolean().default(false),
  })
  .refine(({ body, files }) => body !== '' || files.length > 0, { path: ['body'], params: { code: 'required' } })
export type MessageDraft = z.output<typeof MessageDraft>

export const Message = z.object({
  id,
  ticketId: id,
  from: z.enum(messageSides),
  body: z.string(),
  files: z.array(Attachment),
  /** Null for an author without an account. */
  author: z.object({ id: id.nullable(), name: z.string(), email: z.string() }),
  via: z.enum(messageWays),
  /** True if it came by mail and its sender isn't authenticated. */
  isUnverified: z.boolean(),
  /** Moment at which its text and files were permanently removed; null if they are there. */
  redactedAt: timestamp.nullable(),
  /** The user who removed text and files, with the reason. */
  redactedBy: z.object({ id, name: z.string() }).nullable(),
  redactionReason: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Message = z.output<typeof Message>

export const messageList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    ticketId: { kind: 'number', isKey: true },
    authorId: { kind: 'number', isKey: true },
    from: { kind: 'choice', values: messageSides },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: 'id',
  search: true,
} as const satisfies ListSpec

/** An unsent reply, saved on the server. */
const Draft = z.object({
  /** The ticket the draft was written for, which may since have been merged into the requested one. */
  ticketId: id,
  author: z.object({ id, name: z.string() }),
  body: z.string(),
  files: z.array(Attachment),
  /** The newest message the author had seen when they began, 0 for none; null if unknown. */
  seen: z.int().nullable(),
  updatedAt: timestamp,
})
export type Draft = z.output<typeof Draft>

const DraftDraft = z.object({
  ticketId: sentId,
  body: multilineText(maxMessage),
  files: sentAttachments.default([]),
  /** The newest message the author had seen when they began, 0 for none; returned with the draft. */
  seen: z.int().min(0).optional(),
  /**
   * The author's own newest message in the ticket when they wrote this, 0 for none. Absent to skip the check for a
   * reply sent in the meantime.
   */
  ownMessage: z.int().min(0).optional(),
})
export type DraftDraft = z.output<typeof DraftDraft>

const ofTicket = z.object({ ticketId: z.coerce.number().pipe(id) })

export const messages = {
  list: endpoint({
    method: 'GET',
    path: '/messages',
    needs: 'tickets:read',
    summary: 'List messages of tickets, without their descriptions',
    list: messageList,
    output: z.array(Message),
  }),
  create: endpoint({
    method: 'POST',
    path: '/messages',
    needs: 'tickets:write',
    summary:
      'Reply to the customer of a ticket, and optionally change its status. 409 `conflict` with the newer messages if `seen` is not the newest one; 422 `placeholder` at `body` if it contains unfilled placeholders, unless `allowPlaceholders` is set. API keys can only reply to people who wrote to the ticket; users have a daily limit for others',
    body: MessageDraft,
    output: z.object({ message: Message, ticket: Ticket }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/messages',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Undo a message sent less than ten seconds ago, with its mail; 409 `locked` for any other, which can be redacted',
    query: idQuery,
    output: z.object({ message: Message }),
  }),
  redact: endpoint({
    method: 'POST',
    path: '/messages/redact',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Permanently remove text and files of a message, also from the journal; the thread shows who did so, when and why. A waiting mail is withdrawn; a sent one cannot be',
    body: z.object({ id: sentId, reason: requiredText(maxRedactionReason) }),
    output: z.object({ message: Message }),
    status: 200,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/messages/drafts',
    needs: 'tickets:write',
    summary: 'List unsent drafts of all users in a ticket and those merged into it, which others can take over',
    query: ofTicket,
    output: z.array(Draft),
  }),
  keepDraft: endpoint({
    method: 'PUT',
    path: '/messages/drafts',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Save your draft of a reply; an empty one without files deletes it. 409 `conflict` if you have sent a message after `ownMessage`, so that a late save does not restore a sent reply',
    body: DraftDraft,
    output: z.object({ draft: Draft.nullable() }),
  }),
  takeDraft: endpoint({
    method: 'POST',
    path: '/messages/drafts/take',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Take over another user’s draft in a ticket, or any draft in one merged into it; it is appended to your own draft',
    body: z.object({ ticketId: sentId, authorId: sentId, from: sentId.optional() }),
    output: z.object({ draft: Draft }),
    status: 200,
  }),
}

const described = {
  ticketId: { personal: false },
  from: { personal: false },
  body: { personal: true, as: 'rich text' },
  files: { personal: true, as: 'list' },
  author: { personal: true, as: 'parts' },
  via: { personal: false, as: 'choice' },
  isUnverified: { personal: false, as: 'yes/no' },
  redactedAt: { personal: false, as: 'instant' },
  redactedBy: { personal: true, as: 'parts' },
  redactionReason: { personal: true },
  createdAt: { personal: false },
} as const satisfies Fields<Message, Record<never, never>>

export const messageKind = {
  entity: 'messages',
  record: Message,
  list: messageList,
  endpoints: messages,
  fields: described,
} as const satisfies Kind<'messages'>

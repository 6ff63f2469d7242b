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
    summary: 'The messages of tickets, without the descriptions that their threads begin with',
    list: messageList,
    output: z.array(Message),
  }),
  create: endpoint({
    method: 'POST',
    path: '/messages',
    needs: 'tickets:write',
    summary:
      'Reply to the customer of a ticket, and change its status along with it; 409 `conflict` with the newer messages where `seen` is not the newest one; 422 `placeholder` at `body` where words in braces are not filled in, unless `allowPlaceholders`. An API key replies only to who wrote to the ticket; people to so many others a day',
    body: MessageDraft,
    output: z.object({ message: Message, ticket: Ticket }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/messages',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Take back a message written here less than ten seconds ago, and its mail with it; 409 `locked` for any other, which can be redacted',
    query: idQuery,
    output: z.object({ message: Message }),
  }),
  redact: endpoint({
    method: 'POST',
    path: '/messages/redact',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Remove the text and the files of a message for good, also from the journal; who did so, when and why stays in its thread. A mail that went out stays as it is; one that waits is withdrawn',
    body: z.object({ id: sentId, reason: requiredText(maxRedactionReason) }),
    output: z.object({ message: Message }),
    status: 200,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/messages/drafts',
    needs: 'tickets:write',
    summary:
      'What has been written to a ticket and those merged into it and was not sent yet, by whom: whoever sees to it next can take it over',
    query: ofTicket,
    output: z.array(Draft),
  }),
  keepDraft: endpoint({
    method: 'PUT',
    path: '/messages/drafts',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Keep what one has written to a ticket; an empty text without files forgets it; 409 `conflict` where one has sent a message after `ownMessage`, so that a save that comes late brings no sent reply back',
    body: DraftDraft,
    output: z.object({ draft: Draft.nullable() }),
  }),
  takeDraft: endpoint({
    method: 'POST',
    path: '/messages/drafts/take',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary:
      'Take over what somebody else has written to a ticket, or anybody to one that was merged into it; what one had written oneself stays above it',
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

import { z } from 'zod'
import { Attachment, sentAttachments } from '../core/attachments.ts'
import { messageSides, messageWays, ticketStatuses } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import { choice, id, idQuery, instant, multilineText, sentId, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { Ticket } from './tickets.ts'

export const maxMessage = 50_000

/** What becomes of a ticket along with a reply, in the same batch. */
const Along = z.object({
  status: choice(ticketStatuses).optional(),
  snoozedUntil: instant.nullable().optional(),
  assigneeId: sentId.nullable().optional(),
})

export const MessageDraft = z
  .object({
    ticketId: sentId,
    /** Formatted, or plain as it was written. */
    body: multilineText(maxMessage).default(''),
    /** `customer`: what a customer said elsewhere, such as on the phone, is put on record. */
    from: choice(messageSides).default('agent'),
    files: sentAttachments.default([]),
    /** The newest message that whoever writes has seen, 0 for none; where it is absent, nobody looks. */
    seen: z.int().min(0).optional(),
    along: Along.default({}),
  })
  .refine(({ body, files }) => body !== '' || files.length > 0, { path: ['body'], params: { code: 'required' } })
export type MessageDraft = z.output<typeof MessageDraft>

export const Message = z.object({
  id,
  ticketId: id,
  from: z.enum(messageSides),
  body: z.string(),
  files: z.array(Attachment),
  /** Null for whoever has no account. */
  author: z.object({ id: id.nullable(), name: z.string(), email: z.string() }),
  via: z.enum(messageWays),
  /** Whether it came by mail, and nothing shows that it is from whom it says. */
  isUnverified: z.boolean(),
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

/** What somebody has not sent yet. */
const Draft = z.object({
  /** The ticket that it was written to, which may have been merged into the one that is asked about. */
  ticketId: id,
  author: z.object({ id, name: z.string() }),
  body: z.string(),
  files: z.array(Attachment),
  updatedAt: timestamp,
})
export type Draft = z.output<typeof Draft>

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
      'Reply to the customer of a ticket, and change its status along with it; 409 `conflict` with the newer messages where `seen` is not the newest one. An API key replies only to who wrote to the ticket; people to so many others a day',
    body: MessageDraft,
    output: z.object({ message: Message, ticket: Ticket }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/messages',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary: 'Take a message out of its thread, into the bin; what was mailed stays mailed',
    query: idQuery,
    output: z.object({ message: Message }),
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
    summary: 'Keep what one has written to a ticket; an empty text without files forgets it',
    body: z.object({
      ticketId: sentId,
      body: multilineText(maxMessage),
      files: sentAttachments.default([]),
    }),
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
  createdAt: { personal: false },
} as const satisfies Fields<Message, Record<never, never>>

export const messageKind = {
  entity: 'messages',
  record: Message,
  list: messageList,
  endpoints: messages,
  fields: described,
} as const satisfies Kind<'messages'>

import { z } from 'zod'
import { Attachment, attachmentEndpoints, sentAttachments } from '../kit/attachments.ts'
import {
  messageSides,
  ticketCategories,
  ticketDues,
  ticketPriorities,
  ticketStates,
  ticketStatuses,
} from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  emailAddress,
  id,
  instant,
  multilineText,
  picture,
  requiredText,
  sentId,
  summaryCard,
  text,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { locales } from '../kit/locales.ts'
import { optionList } from '../kit/options.ts'
import { User } from '../people/users.ts'

/** Kinds of records that can be linked to a ticket. */
export const relatedEntities = ['orders', 'invoices', 'products', 'reviews', 'tickets'] as const

const Related = z.object({
  entity: z.enum(relatedEntities),
  id: z.union([requiredText(40), id.transform(String)]),
})
export type Related = z.output<typeof Related>

const areDifferent = <Value>(values: readonly Value[]) =>
  new Set(values.map((value) => JSON.stringify(value).toLowerCase())).size === values.length

const fields = z.object({
  userId: sentId.nullable(),
  subject: requiredText(200),
  /** The first message of its thread. */
  describe: multilineText(20_000),
  status: choice(ticketStatuses),
  image: picture,
  /** Name and e-mail address of a requester without an account. */
  requesterName: text(120),
  requesterEmail: text(254).refine((value) => value === '' || emailAddress.safeParse(value).success, {
    params: { code: 'email' },
  }),
  /** Language of replies. */
  language: choice(locales),
  assigneeId: sentId.nullable(),
  teamId: sentId.nullable(),
  priority: choice(ticketPriorities),
  category: choice(ticketCategories),
  tags: z
    .array(requiredText(40))
    .max(20)
    .refine(areDifferent, { params: { code: 'taken' } }),
  /** Hidden from queues until then; reopens automatically. */
  snoozedUntil: instant.nullable(),
  /** Linked records. */
  related: z
    .array(Related)
    .max(20)
    .refine(areDifferent, { params: { code: 'taken' } }),
})

export const TicketDraft = fields.extend({
  userId: fields.shape.userId.default(null),
  describe: fields.shape.describe.default(''),
  status: fields.shape.status.default('Open'),
  image: fields.shape.image.default(''),
  requesterName: fields.shape.requesterName.default(''),
  requesterEmail: fields.shape.requesterEmail.default(''),
  language: fields.shape.language.default('en'),
  assigneeId: fields.shape.assigneeId.default(null),
  teamId: fields.shape.teamId.default(null),
  priority: fields.shape.priority.default('Normal'),
  category: fields.shape.category.default('General'),
  tags: fields.shape.tags.default([]),
  snoozedUntil: fields.shape.snoozedUntil.default(null),
  related: fields.shape.related.default([]),
  files: sentAttachments.default([]),
})
export const TicketPatch = fields.partial()
export type TicketDraft = z.output<typeof TicketDraft>
export type TicketPatch = z.output<typeof TicketPatch>

export const Ticket = fields.extend({
  id,
  userId: id.nullable(),
  user: User.nullable(),
  assigneeId: id.nullable(),
  assignee: z.object({ id, name: z.string(), image: picture }).nullable(),
  teamId: id.nullable(),
  snoozedUntil: timestamp.nullable(),
  /** Derived from its status and the current time. */
  state: z.enum(ticketStates),
  files: z.array(Attachment),
  related: z.array(z.object({ entity: z.enum(relatedEntities), id: z.string() })),
  /** The ticket that this one was merged into. */
  mergedInto: id.nullable(),
  /** All tickets merged into this one, directly or through others. */
  merged: z.array(id),
  /** The ticket from which it was split; its description is the first of the moved messages. */
  splitFrom: id.nullable(),
  /** Author side and time of the newest message; the description counts as the customer's. */
  lastFrom: z.enum(messageSides),
  lastMessageAt: timestamp,
  firstRepliedAt: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  firstReplyDueAt: timestamp.nullable(),
  nextReplyDueAt: timestamp.nullable(),
  solveDueAt: timestamp.nullable(),
  /** The next due time, and the moment from which it counts as near; null if nothing is due or the clock is paused. */
  dueAt: timestamp.nullable(),
  warnAt: timestamp.nullable(),
  /** Moment at which its description and files were permanently removed; null if they are there. */
  redactedAt: timestamp.nullable(),
  /** The user who removed description and files, with the reason. */
  redactedBy: z.object({ id, name: z.string() }).nullable(),
  redactionReason: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Ticket = z.output<typeof Ticket>

/** Views of the ticket list by the work to be done. */
export const ticketQueues = ['mine', 'unassigned', 'open', 'pending', 'breaching', 'snoozed', 'closed', 'all'] as const
export type TicketQueue = (typeof ticketQueues)[number]

const queueCounts = Object.fromEntries(ticketQueues.map((queue) => [queue, z.int()])) as Record<TicketQueue, z.ZodInt>

const seconds = z.number().min(0).nullable()

/**
 * Ticket statistics: those waiting now, and those first replied to or closed in a period. Times are medians since
 * creation, in seconds of the calendar; null if there are none.
 */
export const TicketFigures = z.object({
  waiting: z.int(),
  late: z.int(),
  replied: z.int(),
  replySeconds: seconds,
  closed: z.int(),
  solveSeconds: seconds,
})
export type TicketFigures = z.output<typeof TicketFigures>

const created = Ticket.extend({ createAt: timestamp })

/** Maximum number of tickets merged or unmerged by one request. */
export const maxMerged = 50
/** Maximum number of messages moved out of a thread by one request. */
export const maxSplit = 200
export const maxRedactionReason = 500

const someIds = (max: number) =>
  z
    .array(sentId)
    .min(1)
    .max(max)
    .refine(areDifferent, { params: { code: 'taken' } })

export const TicketSplit = z.object({
  ticketId: sentId,
  /** The messages to move, all of this ticket. */
  ids: someIds(maxSplit),
  subject: fields.shape.subject,
  /** Default to those of the original ticket. */
  tags: fields.shape.tags.optional(),
})
export type TicketSplit = z.output<typeof TicketSplit>

export const ticketKind = kindOf(
  'tickets',
  {
    userId: { personal: false, as: 'reference', edited: 'bulk' },
    user: { personal: true, as: 'parts' },
    subject: { personal: true },
    describe: { personal: true, as: 'long text' },
    status: { personal: false, values: ticketStatuses, edited: 'bulk' },
    image: { personal: true, as: 'picture' },
    requesterName: { personal: true, filter: false },
    requesterEmail: { personal: true },
    language: { personal: false, as: 'choice' },
    assigneeId: { personal: false, as: 'reference', edited: 'bulk' },
    assignee: { personal: false, as: 'parts' },
    teamId: { personal: false, as: 'reference', edited: 'bulk' },
    priority: { personal: false, values: ticketPriorities, edited: 'bulk' },
    category: { personal: false, values: ticketCategories, edited: 'bulk' },
    tags: { personal: true, as: 'list', edited: 'cells' },
    snoozedUntil: { personal: false, filter: false, as: 'instant', edited: 'bulk' },
    state: { personal: false, values: ticketStates },
    files: { personal: true, as: 'list' },
    related: { personal: false, as: 'list' },
    mergedInto: { personal: false, filter: false, as: 'reference' },
    merged: { personal: false, as: 'list' },
    splitFrom: { personal: false, as: 'reference' },
    lastFrom: { personal: false, values: messageSides },
    lastMessageAt: { personal: false, as: 'instant' },
    firstRepliedAt: { personal: false, as: 'instant' },
    closedAt: { personal: false, as: 'instant' },
    firstReplyDueAt: { personal: false, filter: false, as: 'instant' },
    nextReplyDueAt: { personal: false, filter: false, as: 'instant' },
    solveDueAt: { personal: false, filter: false, as: 'instant' },
    dueAt: { personal: false, as: 'instant' },
    warnAt: { personal: false, filter: false, as: 'instant' },
    redactedAt: { personal: false, filter: false, as: 'instant' },
    redactedBy: { personal: true, as: 'parts' },
    redactionReason: { personal: true, filter: false },
    createdAt: { personal: false, as: 'instant' },
  },
  {
    one: 'ticket',
    record: Ticket,
    draft: TicketDraft,
    patch: TicketPatch,
    words: {
      one: 'a ticket',
      all: 'tickets',
      facets: 'state, priority, category and next due time',
      list: 'List tickets with their users',
      read: 'Get a ticket with its user',
      export: 'Download matching tickets as a CSV file, or as JSON lines with `Accept: application/x-ndjson`',
    },
    filters: {
      tags: { kind: 'text' },
      due: { kind: 'choice', values: ticketDues },
      updatedAt: false,
    },
    order: [
      'id',
      'ids',
      'userId',
      'subject',
      'requesterEmail',
      'status',
      'state',
      'assigneeId',
      'teamId',
      'splitFrom',
      'priority',
      'category',
      'tags',
      'lastFrom',
      'due',
      'createdAt',
      'lastMessageAt',
      'dueAt',
      'closedAt',
      'firstRepliedAt',
    ],
    sort: ['id', 'subject', 'status', 'priority', 'createdAt', 'lastMessageAt', 'dueAt', 'closedAt'],
    screenSort: '-lastMessageAt',
    exported: [
      'id',
      'subject',
      'describe',
      'status',
      'priority',
      'category',
      'tags',
      'userId',
      'assigneeId',
      'createdAt',
      'lastMessageAt',
      'closedAt',
    ],
    endpoints: ({ list, read, create, update, remove, facets, export: file }, ticketList) => ({
      list,
      read,
      create: endpoint({ ...create, output: z.object({ ticket: created }) }),
      update,
      remove,
      merge: endpoint({
        method: 'POST',
        path: '/tickets/merge',
        needs: 'tickets:write',
        sendsNoMail: true,
        summary:
          'Merge tickets into another one, whose thread includes theirs; nothing is moved. `If-Match` applies only to a single ticket',
        body: z.object({ into: sentId, ids: someIds(maxMerged) }),
        output: z.object({ ticket: Ticket, merged: z.array(Ticket) }),
        status: 200,
      }),
      unmerge: endpoint({
        method: 'POST',
        path: '/tickets/unmerge',
        needs: 'tickets:write',
        sendsNoMail: true,
        summary: 'Unmerge tickets, restoring them as they were. `If-Match` applies only to a single ticket',
        body: z.object({ ids: someIds(maxMerged) }),
        output: z.object({ tickets: z.array(Ticket) }),
        status: 200,
      }),
      split: endpoint({
        method: 'POST',
        path: '/tickets/split',
        needs: 'tickets:write',
        sendsNoMail: true,
        summary: 'Split messages off into a new ticket, whose requester is the author of the first customer message',
        body: TicketSplit,
        output: z.object({ ticket: Ticket }),
      }),
      redact: endpoint({
        method: 'POST',
        path: '/tickets/redact',
        needs: 'tickets:write',
        sendsNoMail: true,
        summary:
          'Permanently remove description and files of a ticket, also from the journal, the status page of a contact form, and the received mail; the thread shows who did so, when and why. Send a `subject` to replace one that repeats the removed text. 409 `locked` if the description repeats a message: redact that message instead',
        body: z.object({
          id: sentId,
          reason: requiredText(maxRedactionReason),
          subject: fields.shape.subject.optional(),
        }),
        output: z.object({ ticket: Ticket }),
        status: 200,
      }),
      ...attachmentEndpoints('/tickets', 'tickets:read', 'tickets:write'),
      facets,
      queues: endpoint({
        method: 'GET',
        path: '/tickets/queues',
        needs: 'tickets:read',
        summary: 'Get the number of tickets by queue, including your own, under the filters of a list',
        list: ticketList,
        output: z.object(queueCounts),
      }),
      tags: endpoint({
        method: 'GET',
        path: '/tickets/tags',
        needs: 'tickets:read',
        summary: 'List the tags of tickets, most frequent first',
        output: z.array(z.object({ tag: z.string(), count: z.int() })),
      }),
      figures: endpoint({
        method: 'GET',
        path: '/tickets/figures',
        needs: 'tickets:read',
        summary: 'Get the number of waiting tickets, and reply and closing times of a period, in total and by assignee',
        query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
        output: z.object({
          /** Start of the period for replied and closed tickets. */
          since: timestamp,
          all: TicketFigures,
          /** Ordered by waiting tickets, most first; null is the row of unassigned tickets. */
          agents: z.array(
            TicketFigures.extend({ agent: z.object({ id, name: z.string(), image: picture }).nullable() }),
          ),
        }),
      }),
      export: file,
      statuses: optionList('/tickets/status', 'tickets:read', 'List ticket statuses'),
      summary: endpoint({
        method: 'GET',
        path: '/tickets/summary',
        needs: 'tickets:read',
        summary: 'Get the summary cards: live counts plus the opening balance',
        output: z.array(summaryCard),
      }),
    }),
  },
)
export const ticketList = ticketKind.list
export const tickets = ticketKind.endpoints

import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import type {
  MessageSide,
  MessageWay,
  TicketCategory,
  TicketPriority,
  TicketStatus,
} from '@quarterdeck/contract/kit/constants'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { ArticleDraft } from '@quarterdeck/contract/support/articles'
import type { ReplyDraft } from '@quarterdeck/contract/support/replies'
import type { Related } from '@quarterdeck/contract/support/tickets'
import type { Generated, Selectable } from 'kysely'
import type { At, EmptyJson, Json, MaybeAt, RecordTable } from './column-types.ts'
import type { RemainingColumns } from './schema-ordinary.ts'

interface TicketColumns extends RecordTable {
  id: Generated<number>
  userId: number | null
  subject: string
  describe: string
  status: TicketStatus
  image: string
  requesterName: Generated<string>
  requesterEmail: Generated<string>
  language: Generated<Locale>
  assigneeId: number | null
  teamId: number | null
  priority: Generated<TicketPriority>
  category: Generated<TicketCategory>
  tags: EmptyJson<string[]>
  snoozedUntil: MaybeAt
  related: EmptyJson<Related[]>
  files: EmptyJson<Attachment[]>
  mergedInto: number | null
  /** Status to restore when the merge is undone; null if it wasn't merged. */
  statusBeforeMerge: TicketStatus | null
  splitFrom: number | null
  /** Derived from the messages by triggers, like the next two columns. */
  lastFrom: Generated<MessageSide>
  lastMessageAt: Generated<Date>
  firstRepliedAt: MaybeAt
  /** Derived from the status by a trigger. */
  closedAt: MaybeAt
  firstReplyDueAt: MaybeAt
  nextReplyDueAt: MaybeAt
  solveDueAt: MaybeAt
  dueAt: MaybeAt
  warnAt: MaybeAt
  redactedAt: Generated<Date | null>
  redactedById: Generated<number | null>
  redactedByName: Generated<string>
  redactionReason: Generated<string>
  createdAt: At
}

export interface TicketsTable
  extends TicketColumns,
    RemainingColumns<'tickets', keyof TicketColumns | 'user' | 'assignee' | 'state' | 'merged' | 'redactedBy'> {}

/** Message in the thread of a ticket, after its description. */
interface MessagesTable extends RecordTable {
  id: Generated<number>
  ticketId: number
  from: MessageSide
  body: string
  files: Json<Attachment[]>
  /** Null for authors without an account. */
  authorId: number | null
  authorName: string
  authorEmail: string
  via: Generated<MessageWay>
  /** Message-ID of the mail by which it arrived or is sent. */
  messageId: string | null
  /** True if it arrived by mail and nothing proves its sender. */
  isUnverified: Generated<boolean>
  redactedAt: Generated<Date | null>
  redactedById: Generated<number | null>
  redactedByName: Generated<string>
  redactionReason: Generated<string>
  createdAt: At
}

/** Unsent reply to a ticket. */
export interface TicketDraftsTable {
  ticketId: number
  userId: number
  body: string
  files: Json<Attachment[]>
  /** Newest message that the author had seen when they began. */
  seen: number | null
  updatedAt: At
}

/** Question with its answer in all languages. */
export interface ArticlesTable extends RecordTable, ArticleDraft {
  id: Generated<number>
  position: number
  title: Generated<string>
  views: Generated<number>
  helpful: Generated<number>
  unhelpful: Generated<number>
  createdAt: At
}

/** Canned reply. */
export interface RepliesTable extends RecordTable, ReplyDraft {
  id: Generated<number>
  createdAt: At
}

export type MessageRow = Selectable<MessagesTable>

/** Tickets, articles and replies. */
export interface SupportSchema {
  tickets: TicketsTable
  messages: MessagesTable
  ticketDrafts: TicketDraftsTable
  articles: ArticlesTable
  replies: RepliesTable
}

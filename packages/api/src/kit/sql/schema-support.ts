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
import type { Further } from './schema-ordinary.ts'

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
  /** What it goes back to when it stands by itself again; null where it was not merged. */
  statusBeforeMerge: TicketStatus | null
  splitFrom: number | null
  /** This and the two after it follow from the messages, by triggers. */
  lastFrom: Generated<MessageSide>
  lastMessageAt: Generated<Date>
  firstRepliedAt: MaybeAt
  /** Follows from the status, by a trigger. */
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
    Further<'tickets', keyof TicketColumns | 'user' | 'assignee' | 'state' | 'merged' | 'redactedBy'> {}

/** What stands in the thread of a ticket after its description. */
interface MessagesTable extends RecordTable {
  id: Generated<number>
  ticketId: number
  from: MessageSide
  body: string
  files: Json<Attachment[]>
  /** Null for whoever has no account. */
  authorId: number | null
  authorName: string
  authorEmail: string
  via: Generated<MessageWay>
  /** Of the mail that it came by, or goes out by. */
  messageId: string | null
  /** Whether it came by mail, and nothing shows that it is from whom it says. */
  isUnverified: Generated<boolean>
  redactedAt: Generated<Date | null>
  redactedById: Generated<number | null>
  redactedByName: Generated<string>
  redactionReason: Generated<string>
  createdAt: At
}

/** What somebody has not sent yet to a ticket. */
export interface TicketDraftsTable {
  ticketId: number
  userId: number
  body: string
  files: Json<Attachment[]>
  /** The newest message that the author had seen when they began it. */
  seen: number | null
  updatedAt: At
}

/** A question and its answer in all languages. */
export interface ArticlesTable extends RecordTable, ArticleDraft {
  id: Generated<number>
  position: number
  title: Generated<string>
  views: Generated<number>
  helpful: Generated<number>
  unhelpful: Generated<number>
  createdAt: At
}

/** A reply to customers that is written once and sent often. */
export interface RepliesTable extends RecordTable, ReplyDraft {
  id: Generated<number>
  createdAt: At
}

export type MessageRow = Selectable<MessagesTable>

/** What customers ask, and what they are told. */
export interface SupportSchema {
  tickets: TicketsTable
  messages: MessagesTable
  ticketDrafts: TicketDraftsTable
  articles: ArticlesTable
  replies: RepliesTable
}

import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { MailOutcome } from '@quarterdeck/contract/support/inbound-mail'
import type { MailState } from '@quarterdeck/contract/system/outbox'
import type { ColumnType, Generated } from 'kysely'
import type { StoreName } from './schema-files.ts'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Headers by which mail programs group mails; ids are without brackets. */
export interface MailThread {
  readonly messageId: string
  /** Absent if nobody wrote by mail. */
  readonly inReplyTo?: string
  /** Earlier messages, the oldest first. */
  readonly references: readonly string[]
  /** Address for replies, if it isn't that of the sender. */
  readonly replyTo?: string
}

export interface OutboxTable {
  id: Generated<number>
  to: string
  /** Recipients of a copy, visible to all. */
  cc: ColumnType<string[], string | undefined, string>
  userId: number | null
  locale: Locale
  template: string
  subject: string
  text: string
  html: string
  /** Path of the link, below the origin of the product. */
  link: string | null
  /** Access role that a secret mail grants its reader, if it leads to a new account. */
  accessRole: AccessRole | null
  /** True if the mail lets its reader in: its text is deleted when it is sent. */
  secret: boolean
  state: Generated<MailState>
  tries: Generated<number>
  error: Generated<string>
  createdAt: At
  sentAt: MaybeAt
  /** Invoice of the mail. */
  invoiceId: string | null
  /** Link in the mail; its token is inserted on sending or reading. */
  linkId: string | null
  /** Author of a mail to a stranger (`mail/strangers.ts`). */
  strangerBy: ColumnType<number | null, number | null | undefined, number | null>
  /** Position in a conversation. */
  thread: ColumnType<MailThread | null, string | null | undefined, string | null>
  /** Attached stored files; those generated for the mail are in `outboxFiles`. */
  attached: ColumnType<Attachment[], string | undefined, string>
  /** Message of a ticket in the mail. */
  ticketMessageId: number | null
  /** True if recipients may unsubscribe from such mails. */
  optional: Generated<boolean>
}

interface OutboxFilesTable {
  mailId: number
  name: string
  /** MIME type, e.g. `application/pdf`. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Links to invoices that work without an account. */
export interface InvoiceLinksTable {
  id: string
  invoiceId: string
  /** SHA-256 of its token. */
  hash: string
  actorId: number
  actorName: string
  createdAt: At
  expiresAt: At
  revokedAt: MaybeAt
  viewedAt: MaybeAt
}

/** Received mail and its outcome. */
interface InboundMailsTable {
  id: Generated<number>
  /** Identifies the mail, so that it is processed once. */
  key: string
  /** Message-ID by its sender. */
  mailId: string | null
  from: string
  subject: string
  userId: number | null
  outcome: MailOutcome
  reason: string
  ticketId: number | null
  messageId: number | null
  /** Text, if nothing else stores it. */
  text: Generated<string>
  /** True if nothing proves its sender, although it joined a ticket, or if its mail server found that the sender is wrong. */
  isUnverified: Generated<boolean>
  /** Original of the mail. */
  original: string | null
  receivedAt: At
}

/** Originals of received mails, each once; their compressed bytes are in a file store. */
interface InboundOriginalsTable {
  hash: string
  store: StoreName
  /** Stored size in bytes. */
  size: number
  createdAt: At
}

/** Leases of tasks that one server does at a time, such as fetching mail. */
interface LeasesTable {
  name: string
  holder: string
  /** End of the lease, unless it is renewed. */
  until: At
}

/** Mailbox that is polled, with its position and status. */
interface MailboxesTable {
  /** Identifies account, server and folder. */
  name: string
  /** UIDVALIDITY (IMAP) of the numbers in it; empty before the first poll. */
  uidValidity: string
  /** Mails with smaller UIDs, or from before that time, are ignored. */
  firstUid: number
  since: ColumnType<Date | null, Date | null, Date | null>
  readAt: ColumnType<Date | null, Date | null, Date | null>
  failingSince: ColumnType<Date | null, Date | null, Date | null>
  /** Error of the last poll; empty after a success. */
  error: string
  /** Time when owners were notified that it can't be read; null while it can. */
  notifiedAt: MaybeAt
}

/** Status of outgoing mail, in one row. */
interface OutgoingMailTable {
  id: number
  sentAt: MaybeAt
  /** First failure since a mail was sent. */
  failingSince: MaybeAt
  /** Last failure; empty if the last mail was sent. */
  error: Generated<string>
  /** First mail since then that was rejected for its content or recipient, which alone proves no outage. */
  refusedMailId: ColumnType<number | null, number | null | undefined, number | null>
  /** Time when owners were notified that mail isn't sent; null while it is. */
  notifiedAt: MaybeAt
}

export interface MailSchema {
  leases: LeasesTable
  mailboxes: MailboxesTable
  outgoingMail: OutgoingMailTable
  inboundMails: InboundMailsTable
  inboundOriginals: InboundOriginalsTable
  outbox: OutboxTable
  outboxFiles: OutboxFilesTable
  invoiceLinks: InvoiceLinksTable
}

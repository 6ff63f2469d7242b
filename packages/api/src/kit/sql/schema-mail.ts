import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { MailOutcome } from '@quarterdeck/contract/support/inbound-mail'
import type { MailState } from '@quarterdeck/contract/system/outbox'
import type { ColumnType, Generated } from 'kysely'
import type { StoreName } from './schema-files.ts'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

/** How mail programs see that mails belong together; ids are without brackets. */
export interface MailThread {
  readonly messageId: string
  /** Absent where nobody wrote by mail. */
  readonly inReplyTo?: string
  /** What was written before, the oldest first. */
  readonly references: readonly string[]
  /** Where answers go, if not to whom mail is from. */
  readonly replyTo?: string
}

export interface OutboxTable {
  id: Generated<number>
  to: string
  /** Who is sent a copy, as everybody who gets it sees. */
  cc: ColumnType<string[], string | undefined, string>
  userId: number | null
  locale: Locale
  template: string
  subject: string
  text: string
  html: string
  /** Where the mail leads to, below the product's address. */
  link: string | null
  /** The access role that a secret mail gives whoever reads it, where it is a way to a new account. */
  accessRole: AccessRole | null
  /** Whether who reads it gets in: what it says is forgotten when it is sent. */
  secret: boolean
  state: Generated<MailState>
  tries: Generated<number>
  error: Generated<string>
  createdAt: At
  sentAt: MaybeAt
  /** The invoice that it is about. */
  invoiceId: string | null
  /** The link in it, whose token is put in where the mail goes out or is read. */
  linkId: string | null
  /** Who wrote to a stranger, as `mail/strangers.ts` says. */
  strangerBy: ColumnType<number | null, number | null | undefined, number | null>
  /** Where it stands in a conversation. */
  thread: ColumnType<MailThread | null, string | null | undefined, string | null>
  /** Kept files that go along with it; what was made for it alone is in `outboxFiles`. */
  attached: ColumnType<Attachment[], string | undefined, string>
  /** The message of a ticket that it brings. */
  ticketMessageId: number | null
  /** Whether whoever gets it may turn such mails off. */
  optional: Generated<boolean>
}

interface OutboxFilesTable {
  mailId: number
  name: string
  /** As mail programs call it, e.g. `application/pdf`. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Links to invoices that need no account. */
export interface InvoiceLinksTable {
  id: string
  invoiceId: string
  /** The SHA-256 of its token. */
  hash: string
  actorId: number
  actorName: string
  createdAt: At
  expiresAt: At
  revokedAt: MaybeAt
  viewedAt: MaybeAt
}

/** A mail that came in, and what became of it. */
interface InboundMailsTable {
  id: Generated<number>
  /** Says which mail it is, so that each comes in once. */
  key: string
  /** What its sender called it, its Message-ID. */
  mailId: string | null
  from: string
  subject: string
  userId: number | null
  outcome: MailOutcome
  reason: string
  ticketId: number | null
  messageId: number | null
  /** What it says, where nothing else keeps that. */
  text: Generated<string>
  /** Whether nothing shows that it is from whom it says, although it joined a ticket, or its mail server found that it is not. */
  isUnverified: Generated<boolean>
  /** The mail as it was received. */
  original: string | null
  receivedAt: At
}

/** Mails as they were received, each once; their bytes are in a store of files, packed. */
interface InboundOriginalsTable {
  hash: string
  store: StoreName
  /** Of what is stored, in bytes. */
  size: number
  createdAt: At
}

/** What one of several servers does at a time, such as fetching mail. */
interface LeasesTable {
  name: string
  holder: string
  /** Until when nobody else may take it, unless it is held on to. */
  until: At
}

/** A mailbox that mail is fetched from, from where on, and how that goes. */
interface MailboxesTable {
  /** Says whose it is, where, and in which folder. */
  name: string
  /** Tells a numbering of the mails in it from another; empty where it was never opened. */
  uidValidity: string
  /** Mails with smaller numbers, or from before that time, are left alone. */
  firstUid: number
  since: ColumnType<Date | null, Date | null, Date | null>
  readAt: ColumnType<Date | null, Date | null, Date | null>
  failingSince: ColumnType<Date | null, Date | null, Date | null>
  /** What the last attempt to read it ran into; empty where that went well. */
  error: string
  /** When owners were told that it cannot be read; null while it can. */
  notifiedAt: MaybeAt
}

/** How handing mail over goes, in one row. */
interface OutgoingMailTable {
  id: number
  sentAt: MaybeAt
  /** The first failure since a mail was sent. */
  failingSince: MaybeAt
  /** What the last failure was; empty where the last mail was sent. */
  error: Generated<string>
  /** The first mail since then that was refused for what it is or whom it is to: alone it proves nothing. */
  refusedMailId: ColumnType<number | null, number | null | undefined, number | null>
  /** When owners were told that no mail goes out; null while it does. */
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

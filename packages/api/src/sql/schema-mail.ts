import type { Locale } from '@quarterdeck/contract/core/locales'
import type { AccessRole } from '@quarterdeck/contract/core/permission'
import type { MailState } from '@quarterdeck/contract/system/outbox'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface OutboxTable {
  id: Generated<number>
  to: string
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
  /** When it is sent; while it is being sent, until when nobody takes that for broken off. */
  nextAt: At
  error: Generated<string>
  createdAt: At
  sentAt: MaybeAt
  /** The invoice that it is about. */
  invoiceId: string | null
  /** The link in it, whose token is put in where the mail goes out or is read. */
  linkId: string | null
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

export interface MailSchema {
  outbox: OutboxTable
  outboxFiles: OutboxFilesTable
  invoiceLinks: InvoiceLinksTable
}

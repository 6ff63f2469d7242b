import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface RegistrationsTable {
  /** Secret that lets a client continue this registration. */
  ticket: string
  name: string
  email: string
  /** Hashes of the password and the code. */
  password: string
  code: string
  locale: Locale
  codeUntil: At
  /** Number of attempts with a code, and of codes sent. */
  tries: Generated<number>
  sends: Generated<number>
  sentAt: At
  createdAt: At
}

export interface InvitationsTable {
  id: Generated<number>
  email: string
  accessRole: AccessRole
  locale: Locale
  /** Incremented to invalidate earlier links. */
  round: Generated<number>
  inviterId: number | null
  inviterName: string
  createdAt: At
  sentAt: At
  expiresAt: At
  acceptedAt: MaybeAt
  revokedAt: MaybeAt
}

export interface TriesTable {
  key: string
  count: number
  at: At
  until: At
}

export interface EntranceSchema {
  registrations: RegistrationsTable
  invitations: InvitationsTable
  tries: TriesTable
}

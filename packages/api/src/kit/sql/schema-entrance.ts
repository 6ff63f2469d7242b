import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface RegistrationsTable {
  /** Whoever has it goes on with this registration. */
  ticket: string
  name: string
  email: string
  /** Hashes, of the password and of the code. */
  password: string
  code: string
  locale: Locale
  codeUntil: At
  /** How often a code was tried, and how many were sent. */
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
  /** Links of earlier rounds are worthless. */
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

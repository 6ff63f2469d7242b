import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { UserDraft } from '@quarterdeck/contract/people/users'
import type { Generated } from 'kysely'
import type { At, MaybeAt, RecordTable } from './column-types.ts'

/** Fields of the contract's draft are stored as they are; a new one needs only its column. */
export interface UsersTable extends RecordTable, UserDraft {
  id: Generated<number>
  emailVerified: Generated<boolean>
  /** Language of mails to them. */
  locale: Generated<Locale>
  twoFactorEnabled: Generated<boolean>
  createdAt: At
  /** Time of the erasure of all personal data; the record stays because others refer to it. */
  erasedAt: MaybeAt
}

interface SessionsTable {
  id: Generated<number>
  userId: number
  token: string
  expiresAt: At
  ipAddress: string | null
  userAgent: string | null
  createdAt: At
  updatedAt: At
  /** Time of the last proof of identity after signing in. */
  provenAt: MaybeAt
  /** User whose view of the product they see, and until when. */
  viewingId: number | null
  viewingUntil: MaybeAt
}

interface CredentialsTable {
  id: Generated<number>
  userId: number
  accountId: string
  providerId: string
  password: string | null
  createdAt: At
  updatedAt: At
}

/** Users and their ways to sign in. */
export interface UsersSchema {
  users: UsersTable
  sessions: SessionsTable
  credentials: CredentialsTable
}

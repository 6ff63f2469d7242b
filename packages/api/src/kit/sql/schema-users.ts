import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { UserDraft } from '@quarterdeck/contract/people/users'
import type { Generated } from 'kysely'
import type { At, MaybeAt, RecordTable } from './column-types.ts'

/** What the contract lets a person write is kept as it is; a new field of it needs its column and nothing here. */
export interface UsersTable extends RecordTable, UserDraft {
  id: Generated<number>
  emailVerified: Generated<boolean>
  /** In which language mails to them are written. */
  locale: Generated<Locale>
  twoFactorEnabled: Generated<boolean>
  createdAt: At
  /** When everything personal was taken out of the record, which others refer to. */
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
  /** When the person has last shown who they are, after signing in. */
  provenAt: MaybeAt
  /** As whom its person sees the product, and until when. */
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

/** Who there is, and by what they come in. */
export interface UsersSchema {
  users: UsersTable
  sessions: SessionsTable
  credentials: CredentialsTable
}

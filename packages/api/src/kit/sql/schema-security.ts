import type { SecurityEventKind } from '@quarterdeck/contract/account/security'
import type { ColumnType, Generated } from 'kysely'
import type { At } from './column-types.ts'

type MaybeAt = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Second factors, owned by better-auth, which encrypts the secret and the codes. */
interface TwoFactorsTable {
  id: Generated<number>
  userId: number
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  failedVerificationCount: Generated<number>
  lockedUntil: MaybeAt
}

/** Used codes, so that none works twice. */
interface UsedCodesTable {
  userId: number
  code: string
  at: At
}

interface PasskeysTable {
  id: Generated<number>
  name: string | null
  publicKey: string
  userId: number
  credentialID: string
  /** Counter that better-auth compares; advanced before it does. */
  counter: number
  signCount: Generated<number>
  deviceType: string
  backedUp: boolean
  transports: string | null
  createdAt: MaybeAt
  aaguid: string | null
  usedAt: MaybeAt
}

/** API keys; only the columns that we read of better-auth's table. */
interface ApiKeysTable {
  id: Generated<number>
  name: string | null
  start: string | null
  /** Owner of the key. */
  referenceId: string
  enabled: Generated<boolean>
  lastRequest: MaybeAt
  expiresAt: MaybeAt
  createdAt: At
  permissions: string | null
}

interface SecurityEventsTable {
  id: Generated<number>
  userId: number
  at: At
  kind: SecurityEventKind
  about: Generated<string>
  address: Generated<string>
  userAgent: Generated<string>
  byId: number | null
  byName: string | null
}

/** Pending verifications of better-auth, such as links to open, and trusted devices. */
interface VerificationsTable {
  id: Generated<number>
  identifier: string
  value: string
  expiresAt: At
}

export interface SecuritySchema {
  verifications: VerificationsTable
  twoFactors: TwoFactorsTable
  usedCodes: UsedCodesTable
  passkeys: PasskeysTable
  apiKeys: ApiKeysTable
  securityEvents: SecurityEventsTable
}

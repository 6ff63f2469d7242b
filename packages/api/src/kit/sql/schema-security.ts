import type { SecurityEventKind } from '@quarterdeck/contract/account/security'
import type { ColumnType, Generated } from 'kysely'
import type { At } from './column-types.ts'

type MaybeAt = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** What better-auth keeps of a second factor; the secret and the codes are encrypted by it. */
interface TwoFactorsTable {
  id: Generated<number>
  userId: number
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  failedVerificationCount: Generated<number>
  lockedUntil: MaybeAt
}

/** Codes that were tried: none counts twice. */
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
  /** What better-auth compares with; moved to the next one before it does. */
  counter: number
  signCount: Generated<number>
  deviceType: string
  backedUp: boolean
  transports: string | null
  createdAt: MaybeAt
  aaguid: string | null
  usedAt: MaybeAt
}

/** Only what we read of it; the rest is better-auth's. */
interface ApiKeysTable {
  id: Generated<number>
  name: string | null
  start: string | null
  /** The person whose key it is. */
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

/** What better-auth waits for, as a link to be followed, and devices that it trusts. */
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

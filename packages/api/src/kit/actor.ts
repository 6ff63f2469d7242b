import type { LeavingKind } from '@quarterdeck/contract/kit/constants'
import type { AccessRole, Permission } from '@quarterdeck/contract/kit/permission'

/** Who does something; the name goes into the journal as it was then. */
export interface Actor {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly image: string
  readonly accessRole: AccessRole
  /** By an API key: what it may be used for at most. */
  readonly scope?: readonly Permission[] | undefined
  /** Their access role requires a second factor, and they have none yet. */
  readonly needsSecondFactor?: boolean
  /** They have closed their account, and may return until then. */
  readonly leaving?: { readonly kind: LeavingKind; readonly until: Date } | undefined
  /** Who it really is that sees the product as this person, without changing anything. */
  readonly viewer?: { readonly id: number; readonly name: string; readonly until: Date } | undefined
  /** Which transactions the database showed when it was asked who this is, where a session told. */
  readonly seen?: string
}

/** Nobody who signed in: a stranger, or the product itself. */
export const nobody: Actor = { id: 0, name: '', email: '', image: '', accessRole: 'viewer' }

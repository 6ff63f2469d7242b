import type { LeavingKind } from '@quarterdeck/contract/kit/constants'
import type { AccessRole, Permission } from '@quarterdeck/contract/kit/permission'

/** Person who makes a request. Their name is copied into the journal, so later renames don't change it. */
export interface Actor {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly image: string
  readonly accessRole: AccessRole
  /** Permissions of the API key in use; undefined without one. */
  readonly scope?: readonly Permission[] | undefined
  /** True if their access role requires a second factor and they have none yet. */
  readonly needsSecondFactor?: boolean
  /** Deadline by which they can reopen the account that they closed. */
  readonly leaving?: { readonly kind: LeavingKind; readonly until: Date } | undefined
  /** Person who views the product as this one; they can't change anything. */
  readonly viewer?: { readonly id: number; readonly name: string; readonly until: Date } | undefined
  /** Snapshot of the database (`pg_current_snapshot()`) in which their session was read; undefined without a session. */
  readonly seen?: string
}

/** Actor of requests without a session, and of the product itself. */
export const nobody: Actor = { id: 0, name: '', email: '', image: '', accessRole: 'viewer' }

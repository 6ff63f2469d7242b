import type { Actor } from './actor.ts'
import type { Db, Log, Tx } from './ports.ts'

/**
 * What whoever makes a change has shown of who they are: lately their password (or passkey), or by the links that were sent to
 * them that the mailboxes are theirs. What an API key may do is its scope: it was made by somebody who had shown their password.
 */
export type Proof = 'none' | 'fresh' | 'mailbox'

/** What a write knows: the transaction, who, when, and under which batch the journal keeps it. */
export interface WriteContext {
  readonly tx: Tx
  readonly actor: Pick<Actor, 'id' | 'name' | 'accessRole' | 'scope'>
  readonly now: Date
  readonly batch: string
  /** Why, where somebody said so. */
  readonly reason?: string | undefined
  /** Asked only for changes that want it. */
  readonly proof: () => Promise<Proof>
  /** The batch that this takes back. */
  readonly undoes?: string | undefined
  /** Is handed a way to read the record as it was before the change. */
  readonly onFound?: (read: () => unknown) => void
  readonly random: () => number
}

/** What every request knows. */
export interface RequestContext {
  readonly db: Db
  readonly now: Date
  readonly log: Log
  readonly newId: () => string
  readonly background: (work: Promise<void>) => void
}

import type { Journalled } from '@quarterdeck/contract/kit/entities'
import type { ChangeAction } from '@quarterdeck/contract/system/changes'
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
  /** Those that run in its transaction see what it writes to the journal. */
  readonly subscribers: readonly Subscriber[]
}

/**
 * The change of one record, as the journal keeps it: of an update only the fields that differ, of any other action all fields.
 * Subscribers get the values in the form of the journal's JSON (instants as ISO texts), whichever way wrote them.
 */
export interface Change {
  readonly entity: Journalled
  readonly record: string
  readonly action: ChangeAction
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly version: number
}

/** A change that is committed, with who made it and when. */
export interface CommittedChange extends Change {
  readonly id: number
  readonly at: Date
  readonly actorId: number | null
  readonly actorName: string | null
  readonly batch: string
  readonly reason: string | null
  /** The batch that it took back. */
  readonly undoes: string | null
}

/** The changes that a subscriber wants. */
interface Subscription {
  /** Unique and lasting: the cursor of a durable one is stored under it. */
  readonly name: string
  readonly kinds: readonly Journalled[]
  /** All of them where absent. */
  readonly actions?: readonly ChangeAction[]
  /** Updates of other fields are passed over; the other actions concern all fields. */
  readonly fields?: readonly string[]
}

/** Runs in the transaction of the write; what it throws undoes the write. */
export interface TransactionSubscriber extends Subscription {
  readonly when: 'within'
  /** Also sees what one statement changes in many records. */
  readonly hasBulk?: true
  readonly run: (context: WriteContext, changes: readonly Change[]) => Promise<void>
}

/**
 * Runs after the commit, in a transaction of its own that also moves its cursor, so that what it writes to the database happens
 * once. What it does elsewhere may happen again after a crash.
 */
export interface DurableSubscriber extends Subscription {
  readonly when: 'after'
  readonly run: (context: WriteContext, changes: readonly CommittedChange[]) => Promise<void>
}

/** Something that follows from changes of records. All of them are listed in `subscribers.ts`. */
export type Subscriber = TransactionSubscriber | DurableSubscriber

/** What every request knows. */
export interface RequestContext {
  readonly db: Db
  readonly now: Date
  readonly log: Log
  readonly newId: () => string
  readonly background: (work: Promise<void>) => void
}

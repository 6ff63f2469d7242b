import type { Journalled } from '@quarterdeck/contract/kit/entities'
import type { ChangeAction } from '@quarterdeck/contract/system/changes'
import type { Actor } from './actor.ts'
import type { Db, Log, Tx } from './ports.ts'

/**
 * Proof of identity that somebody gave for a change: a recent password or passkey (`fresh`), or links from their mailboxes
 * (`mailbox`). API keys need none: their scope was granted after a fresh sign-in.
 */
export type Proof = 'none' | 'fresh' | 'mailbox'

/** Context of a write: transaction, actor, time and the batch of its journal entries. */
export interface WriteContext {
  readonly tx: Tx
  readonly actor: Pick<Actor, 'id' | 'name' | 'accessRole' | 'scope'>
  readonly now: Date
  readonly batch: string
  /** Reason that the person gave. */
  readonly reason?: string | undefined
  /** Reads the proof of identity; called only for changes that need it. */
  readonly proof: () => Promise<Proof>
  /** Batch that this one undoes. */
  readonly undoes?: string | undefined
  /** Receives a function that reads the record as it was before the change. */
  readonly onFound?: (read: () => unknown) => void
  readonly random: () => number
  /** Subscribers; those that run in the transaction receive its journal entries. */
  readonly subscribers: readonly Subscriber[]
}

/**
 * Change of one record, as in the journal: only the changed fields of an update, all fields for any other action. Values have the
 * form of the journal's JSON (instants as ISO texts), however they were written.
 */
export interface Change {
  readonly entity: Journalled
  readonly record: string
  readonly action: ChangeAction
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly version: number
}

/** Committed change, with its author and time. */
export interface CommittedChange extends Change {
  readonly id: number
  readonly at: Date
  readonly actorId: number | null
  readonly actorName: string | null
  readonly batch: string
  readonly reason: string | null
  /** Batch that this one undid. */
  readonly undoes: string | null
}

/** Changes that a subscriber receives. */
interface Subscription {
  /** Unique and permanent name: the cursor of a durable subscriber is stored under it. */
  readonly name: string
  readonly kinds: readonly Journalled[]
  /** Subscribed actions; all of them if absent. */
  readonly actions?: readonly ChangeAction[]
  /** Subscribed fields: updates of others are skipped. Other actions always concern all fields. */
  readonly fields?: readonly string[]
}

/** Subscriber that runs in the transaction of the write; an error in it rolls the write back. */
export interface TransactionSubscriber extends Subscription {
  readonly when: 'within'
  /** Set if it also receives the changes of bulk statements. */
  readonly hasBulk?: true
  readonly run: (context: WriteContext, changes: readonly Change[]) => Promise<void>
}

/**
 * Subscriber that runs after the commit, in a transaction that also moves its cursor: its writes to the database happen exactly
 * once. Effects elsewhere may repeat after a crash.
 */
export interface DurableSubscriber extends Subscription {
  readonly when: 'after'
  readonly run: (context: WriteContext, changes: readonly CommittedChange[]) => Promise<void>
}

/** Reaction to changes of records. All subscribers are listed in `subscribers.ts`. */
export type Subscriber = TransactionSubscriber | DurableSubscriber

/** Context of every request. */
export interface RequestContext {
  readonly db: Db
  readonly now: Date
  readonly log: Log
  readonly newId: () => string
  readonly background: (work: Promise<void>) => void
}

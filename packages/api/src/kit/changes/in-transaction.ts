import type { Change, Subscriber, TransactionSubscriber, WriteContext } from '../context.ts'

/** Returns true if a subscriber subscribes to a change. */
export const isSubscribed = (
  { kinds, actions, fields }: Subscriber,
  { entity, action, after }: Pick<Change, 'entity' | 'action' | 'after'>,
): boolean => {
  if (!kinds.includes(entity) || (actions && !actions.includes(action))) return false
  return action !== 'update' || !fields || fields.some((field) => field in (after ?? {}))
}

/** Returns the subscribers that run in the transaction of a write. */
const inTransaction = ({ subscribers }: Pick<WriteContext, 'subscribers'>): readonly TransactionSubscriber[] =>
  subscribers.filter((subscriber) => subscriber.when === 'within')

const asInJournal = (change: Change): Change => JSON.parse(JSON.stringify(change))

const runAll = async (
  context: WriteContext,
  subscribers: readonly TransactionSubscriber[],
  changes: readonly Change[],
): Promise<void> => {
  for (const subscriber of subscribers) {
    const subscribed = changes.filter((change) => isSubscribed(subscriber, change))
    if (subscribed.length > 0) await subscriber.run(context, subscribed.map(asInJournal))
  }
}

/** Runs the subscribers to changes that were just journaled one by one, in the order of the list. */
export const runInTransaction = (context: WriteContext, changes: readonly Change[]): Promise<void> =>
  runAll(context, inTransaction(context), changes)

/** Runs the subscribers to the changes of one bulk statement. */
export const runAfterBulk = (context: WriteContext, changes: readonly Change[]): Promise<void> =>
  runAll(
    context,
    inTransaction(context).filter(({ hasBulk }) => hasBulk),
    changes,
  )

/** Returns true if any subscriber needs the single changes of a bulk statement. */
export const needsBulkChanges = (context: WriteContext, change: Pick<Change, 'entity' | 'action' | 'after'>): boolean =>
  inTransaction(context).some((subscriber) => subscriber.hasBulk && isSubscribed(subscriber, change))

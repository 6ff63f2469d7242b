import type { Change, Subscriber, TransactionSubscriber, WriteContext } from '../context.ts'

/** Returns true if a subscriber subscribes to a change. */
export const isWanted = (
  { kinds, actions, fields }: Subscriber,
  { entity, action, after }: Pick<Change, 'entity' | 'action' | 'after'>,
): boolean => {
  if (!kinds.includes(entity) || (actions && !actions.includes(action))) return false
  return action !== 'update' || !fields || fields.some((field) => field in (after ?? {}))
}

/** Returns the subscribers that run in the transaction of a write. */
const within = ({ subscribers }: Pick<WriteContext, 'subscribers'>): readonly TransactionSubscriber[] =>
  subscribers.filter((subscriber) => subscriber.when === 'within')

const asInJournal = (change: Change): Change => JSON.parse(JSON.stringify(change))

const runAll = async (
  context: WriteContext,
  subscribers: readonly TransactionSubscriber[],
  changes: readonly Change[],
): Promise<void> => {
  for (const subscriber of subscribers) {
    const wanted = changes.filter((change) => isWanted(subscriber, change))
    if (wanted.length > 0) await subscriber.run(context, wanted.map(asInJournal))
  }
}

/** Runs the subscribers to changes that were just journaled one by one, in the order of the list. */
export const runWithin = (context: WriteContext, changes: readonly Change[]): Promise<void> =>
  runAll(context, within(context), changes)

/** Runs the subscribers to the changes of one bulk statement. */
export const runAfterBulk = (context: WriteContext, changes: readonly Change[]): Promise<void> =>
  runAll(
    context,
    within(context).filter(({ hasBulk }) => hasBulk),
    changes,
  )

/** Returns true if any subscriber needs the single changes of a bulk statement. */
export const wantsBulk = (context: WriteContext, change: Pick<Change, 'entity' | 'action' | 'after'>): boolean =>
  within(context).some((subscriber) => subscriber.hasBulk && isWanted(subscriber, change))

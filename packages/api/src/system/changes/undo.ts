import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { collections } from '../../kinds.ts'
import type { Actor } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Tx } from '../../kit/ports.ts'
import { untyped } from '../../kit/records/collection.ts'
import {
  type AllRevertible,
  batchSummary,
  isRevertible,
  rangeBelow,
  revertRange,
} from '../../kit/records/revert-bulk.ts'
import { revertible as company } from '../../sales/company/index.ts'
import type { Kind } from '../jobs/index.ts'

/** Everything that can be undone: records, and settings that are journaled like them. */
export const revertible: AllRevertible = {
  ...collections,
  company: untyped(company),
  views: null,
  accounts: null,
  billing: null,
  settings: null,
  invoiceLinks: null,
}

/**
 * Sets right what follows from records of several entities, and looks whether they agree.
 * @throws Problem where what was taken back does not agree with what stayed
 */
export const guardReverted = async (context: WriteContext): Promise<void> => {
  for (const known of Object.values(revertible)) {
    if (isRevertible(known)) await known.repository.afterRevert?.(context)
  }
}

const entriesAtOnce = 2000

/** Returns what a batch did, if this person could have done it. @throws Problem `not_found`, `forbidden`, or `conflict` while it is under way */
export const admit = async (tx: Tx, actor: Pick<Actor, 'accessRole' | 'scope'>, batch: string) => {
  // Of two concurrent requests the second sees the first one's job.
  await sql`select pg_advisory_xact_lock(hashtextextended(${batch}, 0))`.execute(tx)
  const survey = await batchSummary(tx, batch)
  if (survey.size === 0) throw notFound('Change')
  for (const { entity, action } of survey.doings) demand(actor, entity, action === 'update' ? 'write' : 'delete')
  const busy = await tx
    .selectFrom('jobs')
    .select('id')
    .where((where) => where.or([where('batch', '=', batch), where('undoes', '=', batch)]))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (busy) throw new Problem('conflict', { message: 'This change is still in progress: try again later' })
  return survey
}

/** Takes a batch back, thousands of its entries in a step, the newest first. A step that leaves what does not agree ends it. */
export const undoKind: Kind = {
  step: async (context, { data, undoes, cursor, actorId }) => {
    if (data.kind !== 'undo' || undoes === null || actorId === null) throw new Error('A job without its batch')
    for (const doing of data.doings) demand(context.actor, doing.entity, doing.action === 'update' ? 'write' : 'delete')
    const range = await rangeBelow(context.tx, undoes, cursor, entriesAtOnce)
    if (!range) return { cursor, done: 0, changed: 0, refused: [], isLast: true }
    const { undone, kept } = await revertRange(context, revertible, range, data.once)
    await guardReverted(context)
    return { cursor: range.from, done: range.size, changed: undone, refused: kept, isLast: range.isLast }
  },
}

import type { Entity } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import { remindLeaving, trashDueAccounts } from '../../account/deactivation/index.ts'
import { forgetUnconfirmed } from '../../account/registration/index.ts'
import { dropOldUsage, dropOldVisits } from '../../insight/visits/index.ts'
import type { WriteContext } from '../../kit/context.ts'
import { dropOldTries } from '../../kit/http/tries.ts'
import { compactShards } from '../../kit/lists/compact.ts'
import { forgetMails } from '../../kit/mail/index.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import {
  type AllCollections,
  belongingTo,
  type Collection,
  isCollection,
  type Stored,
} from '../../kit/records/collection.ts'
import { dropOldVisits as dropOldReaders } from '../../support/help/index.ts'
import { deleteOldFormDrafts } from '../form-drafts/index.ts'
import { deleteOldFiles, enqueue, type Kind } from '../jobs/index.ts'
import { forgetNotices } from '../notices/index.ts'
import { forgetPresence } from '../presence/index.ts'
import { expired, removeForGood } from './expire.ts'
import { expiryOf } from './store.ts'

const recordsAtOnce = 500
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Returns the length of the longest chain of records that belong to one of an entity, such as a note to an order to a person. */
const depths = (all: AllCollections): ((entity: Entity) => number) => {
  const known = new Map<Entity, number>()
  const depthOf = (entity: Entity): number => {
    const depth =
      known.get(entity) ?? Math.max(0, ...belongingTo(all, entity).map(({ of }) => 1 + depthOf(of.kind.entity)))
    known.set(entity, depth)
    return depth
  }
  return depthOf
}

/** Returns all collections with a bin, owners after what belongs to them, so that it is gone before they are looked at. */
const inOrder = (all: AllCollections): readonly Collection[] => {
  const depthOf = depths(all)
  return Object.values<Stored>(all)
    .filter(isCollection)
    .toSorted((one, other) => depthOf(one.kind.entity) - depthOf(other.kind.entity))
}

/** Deletes expired data: stored responses, plans, finished jobs. */
const forget = async (tx: Tx, now: Date): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await tx.deleteFrom('answers').where('at', '<', ago(3)).execute()
  await sql`
    delete from "plans" p where "madeAt" < ${ago(1)} and not exists (
      select from "jobs" j where j."id" = p."appliedBy" and j."state" in ('waiting', 'running', 'failed'))`.execute(tx)
  await tx.deleteFrom('jobs').where('kind', '!=', 'cleaning').where('endedAt', '<', ago(30)).execute()
  await tx.deleteFrom('jobs').where('kind', '=', 'cleaning').where('endedAt', '<', ago(1)).execute()
  await sql`
    delete from "work" w where w."kind" = 'jobs' and w."state" = 'failed'
      and not exists (select from "jobs" j where j."id" = w."key")`.execute(tx)
  await tx
    .deleteFrom('exports')
    .where('at', '<', new Date(now.getTime() - hourMs))
    .execute()
  await deleteOldFiles(tx, now)
  await tx.deleteFrom('imports').where('state', '=', 'uploading').where('createdAt', '<', ago(1)).execute()
  await forgetMails(tx, now)
  await forgetNotices(tx, now)
  await forgetPresence(tx, now)
  await deleteOldFormDrafts(tx, now)
  await tx.deleteFrom('emailReverts').where('expiresAt', '<', now).execute()
  await forgetUnconfirmed(tx, now)
  await remindLeaving(tx, now)
  await dropOldTries(tx, now)
  await dropOldReaders(tx, now)
  await dropOldVisits(tx, now)
  await dropOldUsage(tx, now)
  await compactShards(tx)
}

/** Forgets pictures that no record has. */
type DropPictures = (tx: Tx, now: Date) => Promise<void>

/** Returns ids to remove for good: of records that have been in the bin for too long, and of people who have left for good. */
const due = async (context: WriteContext, collection: Collection) => [
  ...(await expired(context.tx, collection, expiryOf(context.now), recordsAtOnce)),
  ...(collection.erasable ? await trashDueAccounts(context, collection, recordsAtOnce) : []),
]

/** Empties the trash of old records, and cleans up. The cursor is the current entity. */
export const cleaningKind = (collections: AllCollections, dropPictures: DropPictures): Kind => ({
  step: async (context, { cursor }) => {
    const { tx, now } = context
    const collection = inOrder(collections)[cursor]
    if (!collection) {
      await forget(tx, now)
      await dropPictures(tx, now)
      return { cursor, done: 0, changed: 0, refused: [], isLast: true }
    }
    const ids = await due(context, collection)
    if (ids.length > 0) await removeForGood(tx, collections, collection, ids, now)
    const next = ids.length < recordsAtOnce ? cursor + 1 : cursor
    return { cursor: next, done: ids.length, changed: ids.length, refused: [], isLast: false }
  },
})

/** Orders the cleaning, unless one is under way. */
export const orderCleaning = (ports: Pick<Ports, 'db' | 'newId' | 'now'>): Promise<void> =>
  ports.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('jobs.cleaning'))`.execute(tx)
    const open = await tx
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'cleaning')
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    if (open) return
    // One that failed need not be retried any more.
    await sql`
      delete from "work" w using "jobs" j
      where w."kind" = 'jobs' and w."state" = 'failed' and j."id" = w."key" and j."kind" = 'cleaning'`.execute(tx)
    const [id, now] = [ports.newId(), ports.now()]
    await enqueue(tx, { id, entity: null, data: { kind: 'cleaning' }, batch: id, total: 0, actor: null, now })
  })

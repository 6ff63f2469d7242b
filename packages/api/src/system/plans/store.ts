import { notFound } from '@quarterdeck/contract/kit/problem'
import type { BulkRequest, Plan } from '@quarterdeck/contract/system/plans'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { bulkStatementOf } from '../../kit/records/bulk.ts'
import { bulkOperationOf, type Collection } from '../../kit/records/collection.ts'
import { selected } from '../../kit/records/selected.ts'
import type { PlansTable } from '../../kit/sql/schema-jobs.ts'
import { aimedAt, countOf, fixKeys, refusedOf, sampleOf, sumsOf } from './make.ts'

type PlanRow = Selectable<PlansTable>

const keep = async (context: WriteContext, id: string, request: BulkRequest): Promise<void> => {
  const { rows } = await sql<{ seen: number }>`select coalesce(max("id"), 0) as "seen" from "changes"`.execute(
    context.tx,
  )
  await context.tx
    .insertInto('plans')
    .values({
      id,
      entity: request.entity,
      action: JSON.stringify(request.action),
      selection: JSON.stringify(request.selection),
      reason: request.reason ?? '',
      actorId: context.actor.id,
      madeAt: context.now,
      seen: rows[0]?.seen ?? 0,
      plan: null,
      appliedBy: null,
    })
    .execute()
}

/** Fixes what a change is about without looking at what it would do. Answers how many records it would change. */
export const fix = async (
  context: WriteContext,
  id: string,
  collection: Collection,
  request: BulkRequest,
  size?: number,
): Promise<number> => {
  const operation = bulkOperationOf(collection, request.action)
  await keep(context, id, request)
  return fixKeys(context.tx, id, collection, aimedAt(context.tx, collection, request, operation), operation, size)
}

/** Computes the effects of a change, and stores it to be applied. */
export const make = async (
  context: WriteContext,
  id: string,
  collection: Collection,
  request: BulkRequest,
): Promise<Plan> => {
  const { tx } = context
  const operation = bulkOperationOf(collection, request.action)
  const aim = aimedAt(tx, collection, request, operation)
  const fixed = await fix(context, id, collection, request)
  const total = await countOf(tx, aim)
  const { ids, ...refusals } = await refusedOf(context, collection, aim, operation)
  const plan: Plan = {
    id,
    entity: request.entity,
    action: request.action,
    reason: request.reason ?? '',
    madeAt: context.now.toISOString(),
    total,
    changing: fixed - refusals.refusedTotal,
    unchanged: total - fixed,
    sample: await sampleOf(context, collection, request, aim, operation, ids),
    ...refusals,
    sums: await sumsOf(tx, collection, aim, operation, ids),
  }
  await tx
    .updateTable('plans')
    .set({ plan: JSON.stringify(plan) })
    .where('id', '=', id)
    .execute()
  return plan
}

const ownPlan = (db: Db, id: string, actorId: number) =>
  db.selectFrom('plans').selectAll().where('id', '=', id).where('actorId', '=', actorId)

/** A plan of a change, as opposed to that of a mailing. */
type Made = PlanRow & { readonly plan: Plan; readonly action: BulkRequest['action'] }

const made = (row: PlanRow | undefined): Made => {
  if (!row?.plan || row.action.type === 'mailing' || row.action.type === 'batch') throw notFound('Plan')
  return { ...row, plan: row.plan, action: row.action }
}

/** Returns one of the actor's plans. @throws Problem `Plan not found` */
export const find = async (db: Db, id: string, actorId: number): Promise<Made> =>
  made(await ownPlan(db, id, actorId).executeTakeFirst())

/** Returns one of the actor's plans, locked, so that it is applied once. */
export const lock = async (tx: Tx, id: string, actorId: number): Promise<Made> =>
  made(await ownPlan(tx, id, actorId).forUpdate().executeTakeFirst())

/** Returns the keys of a step of a plan, and whether it is the last. */
export const keysOf = async (tx: Tx, planId: string, chunk: number) => {
  const rows = await tx
    .selectFrom('planKeys')
    .select(['keys'])
    .where('planId', '=', planId)
    .where('chunk', 'in', [chunk, chunk + 1])
    .orderBy('chunk')
    .execute()
  return { keys: (rows[0]?.keys ?? []).map(Number), isLast: rows.length < 2 }
}

/** Returns whether any record of a plan might need a recent proof of identity. */
export const needsProof = async (
  tx: Tx,
  planId: string,
  collection: Collection,
  action: BulkRequest['action'],
): Promise<boolean> => {
  const { entity, bulk } = collection.repository
  const needed = bulk.needsProof?.(bulkStatementOf(bulkOperationOf(collection, action)))
  if (!needed) return false
  const { rows } = await sql<{ needed: boolean }>`
    select exists (
      select from ${sql.table(entity)} t join "planKeys" k on t.${sql.id(bulk.key)} = any(k."keys")
      where k."planId" = ${planId} and ${needed}
    ) as "needed"`.execute(tx)
  return rows[0]?.needed ?? false
}

/** Counts the records that a plan is about, or would be about now, and that were changed since it was made. */
export const changedSince = async (
  tx: Tx,
  collection: Collection,
  { id, entity, selection, action, seen, snapshot }: PlanRow,
): Promise<number> => {
  const key = sql.id(collection.repository.bulk.key)
  const matching = selected(tx, collection, selection, action.type === 'restore' ? 'bin' : 'live')
  const { rows } = await sql<{ changed: number }>`
    with "since" as materialized (
      select "record" from "changes" where "id" > ${seen} and "entity" = ${entity}
      union
      select "record" from "changes"
      where "xact" >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and "entity" = ${entity}
        and not pg_visible_in_snapshot("xact", ${snapshot}::pg_snapshot)
    ), "planned" as (select unnest("keys") as "key" from "planKeys" where "planId" = ${id})
    select count(*)::int as "changed" from "since" where "record" in (
      select t."id"::text from ${sql.table(entity)} t
      where t.${key} in (select "key" from "planned")
        and exists (select from "since" s where s."record" = t."id"::text)
      union all
      select m."id"::text from (${matching.select(sql<string>`"id"`.as('id'))}) m
      where exists (select from "since" s where s."record" = m."id"::text)
    )`.execute(tx)
  return rows[0]?.changed ?? 0
}

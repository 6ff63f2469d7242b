import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { BulkRequest, Plan, Refused } from '@quarterdeck/contract/system/plans'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { isOutOfRange, valueAfter } from '../../kit/records/adjust.ts'
import { bulkStatementOf, changeBy, doEach, wouldChange } from '../../kit/records/bulk.ts'
import { fits, keysOf, rowChecksIn } from '../../kit/records/bulk-statements.ts'
import type { BulkOperation, Collection } from '../../kit/records/collection.ts'
import type { VersionedRecord } from '../../kit/records/records.ts'
import { selected } from '../../kit/records/selected.ts'

/** Maximum numbers of records shown, of records checked by a rule, and of refusals listed in a plan. */
const maxSampled = 3
const maxChecked = 200
const maxNamed = 50

/** Records per step: thousands in one statement, or fewer if rules are checked one by one. */
const recordsAtOnce = { together: 5000, alone: 200 }

/** SQL: the records of an operation as `t`, and those that would change. */
export const aimedAt = (
  tx: Tx,
  collection: Collection,
  { selection }: Pick<BulkRequest, 'selection'>,
  operation: BulkOperation,
) => {
  const all = sql`(${selected(tx, collection, selection, operation.type === 'restore' ? 'bin' : 'live').selectAll()}) t`
  return { all, changing: sql`${all} where ${wouldChange(collection.repository.bulk, operation)}` }
}

type Aim = ReturnType<typeof aimedAt>

export const countOf = async (tx: Tx, { all }: Aim): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as "count" from ${all}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Fixes the records of a plan, so that later matches are not included. Returns their number. */
export const fixKeys = async (
  tx: Tx,
  planId: string,
  { repository: { bulk } }: Collection,
  { changing }: Aim,
  operation: BulkOperation,
  size = fits(bulk, bulkStatementOf(operation)) ? recordsAtOnce.together : recordsAtOnce.alone,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with "chunks" as (
      insert into "planKeys" ("planId", "chunk", "keys")
      select ${planId}::text, "n" / ${size}::integer, array_agg("key") from (
        select t.${sql.id(bulk.key)}::bigint as "key", (row_number() over (order by t.${sql.id(bulk.key)}) - 1)::integer as "n"
        from ${changing}
      ) as "numbered" group by 2
      returning cardinality("keys") as "size"
    ) select coalesce(sum("size"), 0)::int as "count" from "chunks"`.execute(tx)
  return rows[0]?.count ?? 0
}

const dtoOf = ({ repository }: Collection, doc: VersionedRecord, now: Date) =>
  repository.toDto(doc, now) as Record<string, unknown>

const titleOf = ({ title }: Collection, doc: VersionedRecord) =>
  String((doc as unknown as Record<string, unknown>)[title])

/** Leaves out the records `t` that rules refuse. */
const isAllowed = (refusedIds: readonly string[]) => sql<boolean>`t."id"::text <> all(${keysOf(refusedIds, 'text')})`

/** Returns the first records before and after, in the fields to be set. */
export const sampleOf = async (
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
  collection: Collection,
  { action }: Pick<BulkRequest, 'action'>,
  aim: Aim,
  operation: BulkOperation,
  refusedIds: readonly string[],
): Promise<Plan['sample']> => {
  const { repository } = collection
  const statement = bulkStatementOf(operation)
  const beyond = (statement.type === 'edit' && statement.outOfRange) || sql`false`
  const { rows } = await sql<Pick<VersionedRecord, 'id'>>`
    select t."id" from ${aim.changing} and ${isAllowed(refusedIds)} and not (${beyond}) order by t.${sql.id(repository.bulk.key)} limit ${maxSampled}`.execute(
    tx,
  )
  const docs = await repository.lock(
    tx,
    rows.map(({ id }) => id),
  )
  const fields = action.type === 'edit' ? Object.keys(action.change) : action.type === 'adjust' ? [action.field] : []
  return docs.map((doc) => {
    const after = { ...doc, ...changeBy(operation, doc) }
    const shown = (one: VersionedRecord) =>
      Object.fromEntries(fields.map((field) => [field, dtoOf(collection, one, now)[field]]))
    return { id: String(doc.id), title: titleOf(collection, doc), before: shown(doc), after: shown(after) }
  })
}

const countOutOfRange = async (
  tx: Tx,
  changing: Aim['changing'],
  operation: Extract<BulkOperation, { type: 'adjust' }>,
) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from ${changing} and ${isOutOfRange(operation)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Refusals of a plan, with their records. */
type Refusals = Pick<Plan, 'refused' | 'refusedTotal' | 'refusedExact'> & { readonly ids: readonly string[] }

/** Finds out what rules would refuse, by doing it to those records and taking it back. */
export const refusedOf = async (
  context: WriteContext,
  collection: Collection,
  { changing }: Aim,
  operation: BulkOperation,
): Promise<Refusals> => {
  const { tx } = context
  const { bulk } = collection.repository
  const { rows } = await sql<Pick<VersionedRecord, 'id'>>`
    select t."id" from ${changing} and ${rowChecksIn(bulk, bulkStatementOf(operation), context.actor)}
    order by t.${sql.id(bulk.key)} limit ${maxChecked + 1}`.execute(tx)
  const ids = rows.slice(0, maxChecked).map(({ id }) => id)
  if (ids.length === 0) return { refused: [], refusedTotal: 0, refusedExact: true, ids: [] }
  await sql`savepoint "tried"`.execute(tx)
  // Rolled back, so it is not part of the batch.
  const { refused } = await doEach({ ...context, batch: 'tried' }, collection, ids, operation)
  await sql`rollback to savepoint "tried"`.execute(tx)
  // Values out of range are always refused, so that all of them can be counted.
  const beyond = operation.type === 'adjust' ? await countOutOfRange(tx, changing, operation) : 0
  return {
    refused: refused.slice(0, maxNamed).map((one): Refused => ({ ...one, fields: [...one.fields] })),
    refusedTotal: Math.max(refused.length, beyond),
    refusedExact: rows.length <= maxChecked || beyond > 0,
    ids: refused.map(({ id }) => id),
  }
}

/** Returns the change of the sum of an amount by a rule, without unchanged records. */
const sumByRule = async (
  tx: Tx,
  { changing }: Aim,
  operation: Extract<BulkOperation, { type: 'adjust' }>,
  refusedIds: readonly string[],
): Promise<Plan['sums']> => {
  if (operation.bounds.stored !== 'minor') return []
  const { rows } = await sql<{ before: number; after: number }>`
    select coalesce(sum(t.${sql.id(operation.field)}), 0)::bigint as "before", coalesce(sum(${valueAfter(operation)}), 0)::bigint as "after"
    from ${changing} and not ${isOutOfRange(operation)} and ${isAllowed(refusedIds)}`.execute(tx)
  return rows.map(({ before, after }) => ({
    field: operation.field,
    before: toDecimal(before),
    after: toDecimal(after),
  }))
}

/** Returns how the sum of an entity's amount moves: away with what is deleted, from one status to another with what is changed. */
export const sumsOf = async (
  tx: Tx,
  { sum }: Collection,
  aim: Aim,
  operation: BulkOperation,
  refusedIds: readonly string[],
): Promise<Plan['sums']> => {
  if (operation.type === 'adjust') return sumByRule(tx, aim, operation, refusedIds)
  const { changing } = aim
  const to = operation.type === 'edit' && sum ? operation.change[sum.by] : undefined
  if (!sum || (operation.type === 'edit' && to === undefined)) return []
  const { rows } = await sql<{ value: string; amount: number }>`
    select t.${sql.id(sum.by)} as "value", sum(t.${sql.id(sum.amount)})::bigint as "amount"
    from ${changing} and ${isAllowed(refusedIds)} group by 1 order by 1`.execute(tx)
  const moved = rows.map(({ value, amount }) => ({ value, amount: toDecimal(amount) }))
  const all = toDecimal(rows.reduce((total, { amount }) => total + amount, 0))
  if (operation.type === 'delete') return [{ field: sum.amount, before: all, after: 0 }]
  if (operation.type === 'restore') return [{ field: sum.amount, before: 0, after: all }]
  return [
    ...moved.map(({ value, amount }) => ({ field: sum.amount, by: sum.by, value, before: amount, after: 0 })),
    ...(moved.length > 0 ? [{ field: sum.amount, by: sum.by, value: String(to), before: 0, after: all }] : []),
  ]
}

import { type Entity, entities, factsOf } from '@quarterdeck/contract/kit/entities'
import type { Condition, ListQuery } from '@quarterdeck/contract/kit/list'
import { messageUndoMs } from '@quarterdeck/contract/support/messages'
import type { Change, changeList } from '@quarterdeck/contract/system/changes'
import { changeActions } from '@quarterdeck/contract/system/changes'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import { anyOf } from '../../kit/records/bulk-statements.ts'
import { type AllCollections, type Belonging, belongingTo, belongsTo } from '../../kit/records/collection.ts'
import { isAnythingHidden, namesHidden } from '../../kit/records/hidden.ts'
import type { ChangesTable } from '../../kit/sql/schema-records.ts'
import { type Column, choice, date, integer, text } from '../../kit/sql/select.ts'

/** A journal entry of a record; entries of settings, views and accounts have no history endpoint. */
export type ChangeRow = Selectable<ChangesTable> & { readonly entity: Entity }

/** Journal entries about records of an entity and their dependents. */
const about = (all: AllCollections, entity: Entity) => (ids: readonly (number | string)[]) => {
  const records = (of: Entity, belonging: Pick<Belonging, 'to' | 'by' | 'among'>) =>
    sql`select ${sql.lit(of)}, "id"::text from ${sql.table(of)} where ${belongsTo(belonging, anyOf(ids))}`
  const found = [
    records(entity, { to: entity, by: 'id' }),
    ...belongingTo(all, entity).map((belonging) => records(belonging.of.kind.entity, belonging)),
  ]
  // Record by record (`offset 0`): they have few entries each, however many there are of others.
  return sql<SqlBool>`"id" in (
    select "entry"."id" from (${sql.join(found, sql` union all `)}) as "about" ("entity", "record")
    cross join lateral (
      select "id" from "changes" where ("entity", "record") = ("about"."entity", "about"."record") offset 0
    ) as "entry")`
}

/** Filter by id, which is no column of the journal. */
const filterBy = (all: AllCollections, entity: Entity) => ({
  kind: 'integer' as const,
  sql: sql`null::integer`,
  having: about(all, entity),
})

const seenBy: Column = {
  kind: 'integer',
  sql: sql`null::integer`,
  having: ([me]) => sql`not ${namesHidden(Number(me), { entity: sql.ref('entity'), record: sql.ref('record') })}`,
}

/** The journal as a list. */
export const listedBy = (all: AllCollections): Listed<typeof changeList> => ({
  table: 'changes',
  key: 'id',
  binned: false,
  columns: {
    id: { ...integer('id'), kind: 'minor' },
    seenBy,
    entity: choice('entity', entities),
    record: text('record'),
    batch: text('batch'),
    actorId: integer('actorId'),
    about: filterBy(all, 'users'),
    aboutOrder: filterBy(all, 'orders'),
    aboutTicket: filterBy(all, 'tickets'),
    aboutProduct: filterBy(all, 'products'),
    // Filtered by id, which is a text.
    aboutInvoice: { kind: 'choice', sql: sql`null::text`, values: [], having: about(all, 'invoices') },
    action: choice('action', changeActions),
    at: date('at'),
  },
})

interface Reader {
  readonly me: number
  readonly readable: readonly Entity[]
}

export const list = async (db: Db, listed: Listed, query: ListQuery, { me, readable }: Reader) => {
  const also: Condition[] = [{ field: 'entity', op: 'in', values: readable }]
  if (await isAnythingHidden(db, me)) also.push({ field: 'seenBy', op: 'in', values: [me] })
  return pageOf<ChangeRow>(db, listed, query, also)
}

/** Entities whose records moved money. */
const final = entities.filter((entity) => factsOf(entity).final)

/**
 * SQL: entries that can't be undone, because issued invoices and credit notes keep their numbers. With `exists` the
 * planner could read all invoices.
 */
const isBooked = sql<boolean>`("entity" = 'invoices' and "action" = 'update' and jsonb_exists("after", 'issuedAt')
  or "entity" = 'invoices' and "action" = 'create' and (
    select i."issuedAt" from "invoices" as i where i."id" = "changes"."record") is not null
  or exists (select from "creditNotes" as n where n."batch" = "changes"."batch"))`

/** SQL: the customer has received the message, or its text was removed permanently. */
const isReceived = sql<boolean>`(case when "entity" not in ('messages', 'tickets') then false
  when "action" = 'update' then jsonb_exists("after", 'redactedAt')
  when "entity" = 'tickets' then false
  when "action" = 'delete' then false
  else (select m."deletedAt" is null and (m."via" <> 'product' or m."redactedAt" is not null
      or m."createdAt" < now() - make_interval(secs => ${sql.lit(messageUndoMs / 1000)}))
    from "messages" as m where m."id" = "changes"."record"::integer) end)`

interface Batch {
  readonly size: number
  readonly isFinal: boolean
}

/** Counts the entries of each batch and checks whether it can be undone. */
const batchesOf = async (db: Db, rows: readonly ChangeRow[]): Promise<ReadonlyMap<string, Batch>> => {
  if (rows.length === 0) return new Map()
  const sizes = await db
    .selectFrom('changes')
    .select([
      'batch',
      sql<number>`count(*)::int`.as('size'),
      sql<boolean>`bool_or("entity" in (${sql.join(final)}) and "actorId" is not null or ${isBooked} or coalesce(${isReceived}, false))`.as(
        'isFinal',
      ),
    ])
    .where('batch', 'in', [...new Set(rows.map(({ batch }) => batch))])
    .groupBy('batch')
    .execute()
  return new Map(sizes.map(({ batch, ...rest }) => [batch, rest]))
}

type Traced = Pick<Selectable<ChangesTable>, 'batch' | 'entity' | 'record'>

const traceOf = ({ batch, entity, record }: Traced) => `${batch} ${entity} ${record}`

/** Returns the entries that were taken back. Taking back may itself be taken back, and so on. */
const undoneOf = async (db: Db, rows: readonly Traced[]): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const undoings = await db
    .selectFrom('changes')
    .select(['batch', 'entity', 'record', 'undoes'])
    .where('undoes', 'in', [...new Set(rows.map(({ batch }) => batch))])
    .where('record', 'in', [...new Set(rows.map(({ record }) => record))])
    .execute()
  const undone = await undoneOf(db, undoings)
  return new Set(
    undoings
      .filter((undoing) => !undone.has(traceOf(undoing)))
      .map(({ undoes, ...undoing }) => traceOf({ ...undoing, batch: undoes ?? '' })),
  )
}

export const toDto = async (db: Db, rows: readonly ChangeRow[]): Promise<Change[]> => {
  const [batches, undone] = await Promise.all([batchesOf(db, rows), undoneOf(db, rows)])
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName ?? '' },
    entity: row.entity,
    record: row.record,
    action: row.action,
    before: row.before,
    after: row.after,
    reason: row.reason,
    batch: row.batch,
    batchSize: batches.get(row.batch)?.size ?? 1,
    isFinal: batches.get(row.batch)?.isFinal ?? false,
    undoes: row.undoes,
    undone: undone.has(traceOf(row)),
    version: row.version,
  }))
}

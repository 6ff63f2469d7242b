import type { Change } from '@quarterdeck/contract/changes'
import { changeActions } from '@quarterdeck/contract/changes'
import { type Entity, entities } from '@quarterdeck/contract/entities'
import type { ListQuery } from '@quarterdeck/contract/list'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Listed } from '../db/listed.ts'
import { pageOf } from '../db/page.ts'
import type { ChangesTable } from '../db/schema.ts'
import { choice, date, integer, text } from '../db/select.ts'
import type { Db } from '../ports.ts'

export type ChangeRow = Selectable<ChangesTable>

/** The records that have to do with people: their own, and what is theirs. */
const concerning = (ids: readonly number[]) => {
  const people = sql.join(ids)
  return sql<SqlBool>`("entity", "record") in (
    select 'users', "id"::text from "users" where "id" in (${people})
    union all select 'orders', "id"::text from "orders" where "customerId" in (${people})
    union all select 'invoices', "id" from "invoices" where "customerId" in (${people})
    union all select 'tickets', "id"::text from "tickets" where "userId" in (${people})
    union all select 'reviews', "id"::text from "reviews" where "userId" in (${people}))`
}

/** The records that have to do with orders: themselves, and what hangs on them. */
const hangingOn = (ids: readonly number[]) => {
  const orders = sql.join(ids)
  return sql<SqlBool>`("entity", "record") in (
    select 'orders', "id"::text from "orders" where "id" in (${orders})
    union all select 'notes', "id"::text from "notes" where "orderId" in (${orders})
    union all select 'refunds', "id"::text from "refunds" where "orderId" in (${orders})
    union all select 'shipments', "id"::text from "shipments" where "orderId" in (${orders})
    union all select 'invoices', "id" from "invoices" where "orderId" in (${orders}))`
}

/** The records that have to do with products: themselves, what comes in of them, and what is said of them. */
const inProducts = (ids: readonly number[]) => {
  const products = sql.join(ids)
  return sql<SqlBool>`("entity", "record") in (
    select 'products', "id"::text from "products" where "id" in (${products})
    union all select 'deliveries', "id"::text from "deliveries" where "productId" in (${products})
    union all select 'reviews', "id"::text from "reviews" where "productId" in (${products}))`
}

const listed: Listed = {
  table: 'changes',
  key: 'id',
  binned: false,
  columns: {
    id: { ...integer('id'), kind: 'minor' },
    entity: choice('entity', entities),
    record: text('record'),
    batch: text('batch'),
    actorId: integer('actorId'),
    about: { kind: 'integer', sql: sql`null::integer`, having: concerning },
    aboutOrder: { kind: 'integer', sql: sql`null::integer`, having: hangingOn },
    aboutProduct: { kind: 'integer', sql: sql`null::integer`, having: inProducts },
    action: choice('action', changeActions),
    at: date('at'),
  },
}

export const list = (db: Db, query: ListQuery, readable: readonly Entity[]) =>
  pageOf<ChangeRow>(db, listed, query, [{ field: 'entity', op: 'in', values: readable }])

interface Batch {
  readonly size: number
  readonly isFinal: boolean
}

/** How many entries each batch has, and whether money went out with it. */
const batchesOf = async (db: Db, rows: readonly ChangeRow[]): Promise<ReadonlyMap<string, Batch>> => {
  if (rows.length === 0) return new Map()
  const sizes = await db
    .selectFrom('changes')
    .select([
      'batch',
      sql<number>`count(*)::int`.as('size'),
      sql<boolean>`bool_or("entity" = 'refunds' and "actorId" is not null)`.as('isFinal'),
    ])
    .where('batch', 'in', [...new Set(rows.map(({ batch }) => batch))])
    .groupBy('batch')
    .execute()
  return new Map(sizes.map(({ batch, ...rest }) => [batch, rest]))
}

type Traced = Pick<ChangeRow, 'batch' | 'entity' | 'record'>

const traceOf = ({ batch, entity, record }: Traced) => `${batch} ${entity} ${record}`

/** Which entries were taken back. Taking back may itself be taken back, and so on. */
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

export const toWire = async (db: Db, rows: readonly ChangeRow[]): Promise<Change[]> => {
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

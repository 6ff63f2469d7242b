import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { roundQuantity } from '@quarterdeck/contract/kit/money'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import { reservedPieces } from '@quarterdeck/contract/sales/pieces'
import {
  Shipment,
  type ShipmentDraft,
  type ShipmentPatch,
  shipmentKind,
  shipmentList,
} from '@quarterdeck/contract/sales/shipments'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { changeRecord, deleteRecords, type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { groupParts } from '../../kit/sql/parts.ts'
import type { ShipmentLinesTable, ShipmentsTable } from '../../kit/sql/schema-orders.ts'
import { columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { guardVersion, type OrderDoc, repository as orders, piecesOf } from '../orders/index.ts'
import { refundsOf } from '../refunds/index.ts'

type ShipmentRow = Selectable<ShipmentsTable>
type LineRow = Omit<Selectable<ShipmentLinesTable>, 'shipmentId' | 'position'>
/** A shipment with its lines. */
export type ShipmentDoc = ShipmentRow & { readonly lines: readonly LineRow[] }

const listed: Listed<typeof shipmentList> = {
  table: 'shipments',
  key: 'id',
  columns: { ...columnsOf(shipmentList), id: integer('id'), ids: integer('id') },
}

export const list = (db: Db, query: ListQuery) => pageOf<ShipmentRow>(db, listed, query)

export const withLines = async (db: Db, rows: readonly ShipmentRow[]): Promise<ShipmentDoc[]> => {
  const linesOf = await groupParts(rows, (ids) =>
    db.selectFrom('shipmentLines').selectAll().where('shipmentId', 'in', ids).orderBy('position').execute(),
  )
  return rows.map((row) => ({
    ...row,
    lines: linesOf(row.id, 'shipmentId').map(({ line, productId, name, quantity }) => ({
      line,
      productId,
      name,
      quantity,
    })),
  }))
}

/** Returns a shipment that wasn't undone. */
export const byId = async (db: Db, id: number): Promise<ShipmentDoc | undefined> => {
  const rows = db.selectFrom('shipments').selectAll().where('id', '=', id).where('deletedAt', 'is', null)
  return (await withLines(db, await rows.execute()))[0]
}

export const toDto = dtoBy(Shipment, ({ lines, actorId, actorName }: ShipmentDoc) => ({
  lines: lines.map(({ productId, ...line }) => ({ ...line, id: productId })),
  actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
}))

/** Resets the status of an order after an Undo removed its only shipment. */
const waitAgain = async (context: WriteContext): Promise<void> => {
  const { rows } = await sql<{ id: number; status: OrderDoc['status'] }>`
    select o."id", e."before"->>'status' as "status"
    from "orders" o cross join lateral (
      select c."batch", c."before" from "changes" c
      where c."entity" = 'orders' and c."record" = o."id"::text and c."action" = 'update' and jsonb_exists(c."after", 'status')
      order by c."id" desc limit 1
    ) e
    where o."status" = 'Shipping' and o."deletedAt" is null and e."before"->>'status' in ('New', 'Pending')
      and o."id" in (
        select s."orderId" from "changes" c
        join "shipments" s on s."id" = case when c."entity" = 'shipments' then c."record"::integer end
        where c."batch" = ${context.batch} and c."entity" = 'shipments' and c."action" = 'delete')
      and not exists (select from "shipments" s where s."orderId" = o."id" and s."deletedAt" is null)
      and exists (
        select from "changes" m where m."batch" = e."batch" and m."entity" = 'shipments' and m."action" = 'create')`.execute(
    context.tx,
  )
  for (const { id, status } of rows) {
    const order = await lockOrder(context.tx, id)
    await setStatus(context, order, status)
  }
}

/**
 * Locks an order, so that nobody else ships from it meanwhile.
 * @throws Problem `Order not found`
 */
const lockOrder = async (tx: Tx, id: number): Promise<OrderDoc> => {
  const [order] = await orders.lock(tx, [id])
  if (!order || order.deletedAt !== null) throw notFound('Order')
  return order
}

/** Returns the shipments of an order that weren't undone. */
const shipmentsOf = async (tx: Tx, orderId: number): Promise<ShipmentDoc[]> => {
  const rows = tx.selectFrom('shipments').selectAll().where('orderId', '=', orderId).where('deletedAt', 'is', null)
  return withLines(tx, await rows.execute())
}

/** Returns the pieces per line that can't be shipped: already shipped or refunded. */
const closedOf = async (tx: Tx, { id, items }: OrderDoc): Promise<ReadonlyMap<number, number>> => {
  const open = reservedPieces(items, { shipments: await shipmentsOf(tx, id), refunds: await refundsOf(tx, id) })
  return new Map(items.map(({ quantity }, line) => [line, roundQuantity(quantity - (open[line] ?? 0))]))
}

/** Rejects restoring a shipment whose pieces were shipped otherwise since. */
const guardReturn = async (tx: Tx, { orderId, lines }: ShipmentDoc): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  const pieces = piecesOf(order, await closedOf(tx, order), lines)
  if (pieces.some(({ item, productId }) => item.productId !== productId)) {
    throw fieldProblem('lines', { code: 'unknown_record', message: 'The order has other items by now' })
  }
}

export const repository: Repository<ShipmentDoc> = {
  entity: 'shipments',
  title: 'Shipment',
  keyOf: integerKey,
  toDto,
  check: async ({ tx }, before, after) => {
    if (!before && after && after.deletedAt !== null) await guardReturn(tx, after)
  },
  afterRevert: waitAgain,
  bulk: {
    key: 'id',
    fields: ['carrier', 'trackingNumber', 'trackingUrl'],
    needsRowCheck: ({ type }) => (type === 'restore' ? sql<boolean>`true` : undefined),
    parts: sql`jsonb_build_object('lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'shipmentId' - 'position' order by l."position"), '[]')
      from "shipmentLines" l where l."shipmentId" = t."id"))`,
  },
  lock: (tx, ids) =>
    loadChunked(ids, async (some) =>
      withLines(
        tx,
        await tx.selectFrom('shipments').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
      ),
    ),
  childFields: ['lines'],
  // The content of a shipment never changes: it is undone, and another one created.
  save: async (tx, id, { lines: _, ...change }) =>
    void (await tx.updateTable('shipments').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'shipments', ids, at, now),
}

export const collection: Collection<ShipmentDoc, typeof shipmentKind> = {
  kind: shipmentKind,
  repository,
  listed,
  title: 'trackingNumber',
  toStored: (patch: ShipmentPatch) => patch,
  personal: {
    actorId: false,
    actorName: true,
  },
  belongs: [{ to: 'orders', by: 'orderId', cascade: true }],
  people: [{ id: 'actorId', name: 'actorName' }],
}

const save = async ({ tx, now, actor }: WriteContext, order: OrderDoc, draft: ShipmentDraft): Promise<ShipmentDoc> => {
  const { orderId, carrier, trackingNumber, trackingUrl } = draft
  const pieces = piecesOf(order, await closedOf(tx, order), draft.lines)
  const lines = pieces.map(({ line, quantity, item: { productId, name } }) => ({ line, productId, name, quantity }))
  const row = await tx
    .insertInto('shipments')
    .values({
      orderId,
      carrier,
      trackingNumber,
      trackingUrl,
      actorId: actor.id,
      actorName: actor.name,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('shipmentLines')
    .values(lines.map((line, position) => ({ ...line, shipmentId: row.id, position })))
    .execute()
  return { ...row, lines }
}

const setStatus = (context: WriteContext, { id }: OrderDoc, status: OrderDoc['status']) =>
  changeRecord(context, orders, String(id), undefined, () => ({ status }))

/**
 * Ships pieces of an order. The first shipment changes a waiting order to Shipping, as one change with one Undo. The
 * order is locked first, so that two people don't ship the same pieces.
 * @throws Problem `Order not found`; `conflict` if its items changed; at a line with too few pieces left
 */
export const create = async (
  context: WriteContext,
  draft: ShipmentDraft,
  ifMatch: number | undefined,
): Promise<ShipmentDoc> => {
  const { tx } = context
  const order = await lockOrder(tx, draft.orderId)
  await guardVersion(tx, order, ifMatch, ['items'])
  const shipment = await save(context, order, draft)
  await recordCreated(context, repository, [shipment])
  if (order.status === 'New' || order.status === 'Pending') await setStatus(context, order, 'Shipping')
  return shipment
}

/**
 * Deletes a shipment recorded by mistake. An order without other shipments waits again.
 * @throws Problem `Shipment not found`; `conflict` for a version other than `ifMatch`
 */
export const takeBack = async (
  context: WriteContext,
  ids: readonly string[],
  ifMatch: number | undefined,
): Promise<ShipmentDoc> => {
  const [shipment] = await deleteRecords(context, repository, ids, ifMatch)
  if (!shipment) throw notFound('Shipment')
  const [order] = await orders.lock(context.tx, [shipment.orderId])
  if (
    order?.status === 'Shipping' &&
    order.deletedAt === null &&
    (await shipmentsOf(context.tx, order.id)).length === 0
  ) {
    await setStatus(context, order, 'Pending')
  }
  return shipment
}

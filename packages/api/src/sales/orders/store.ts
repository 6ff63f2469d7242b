import { orderBuyers, orderReturnCauses } from '@quarterdeck/contract/kit/constants'
import { fieldsWhere, isBulkEdited } from '@quarterdeck/contract/kit/kind'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { type OrderPatch, orderKind, type orderList } from '@quarterdeck/contract/sales/orders'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { isReserving } from '../../catalog/products/index.ts'
import { exportedOf } from '../../kit/lists/exported.ts'
import { facetsOf } from '../../kit/lists/facets.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { newestOf as newest } from '../../kit/lists/newest.ts'
import { type Line, pageOf } from '../../kit/lists/page.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import { sumsByDay } from '../../kit/lists/tallies.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import type { Repository } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { OrdersTable } from '../../kit/sql/schema-orders.ts'
import { type Column, choice, text } from '../../kit/sql/select.ts'
import * as users from '../../people/users/index.ts'
import { creditRefunds, guardLinked, isInPlaceOf } from '../invoices/index.ts'
import { bill } from './bill.ts'
import { flagInvoice, flagReverted, isBillChanged } from './billed.ts'
import { checks } from './checks.ts'
import { fillOrders } from './fill.ts'
import { guardPaidBack, guardShipped, guardUnderWay } from './gone.ts'
import { lockWithItems } from './lock.ts'
import { dtoField, guardDates, type ItemRow, type OrderDoc, patched, toDto, totalled } from './rules.ts'
import { dimensionCounters, soldOfOrders } from './sold.ts'
import { line, wire } from './wire.ts'

export type OrderRow = Selectable<OrdersTable>

/** Returns the condition for orders that contain one of these products. */
const holding = (products: readonly number[]) =>
  sql<SqlBool>`exists (select from "orderItems" i where i."orderId" = "orders"."id" and i."productId" in (${sql.join(products)}))`

const cause = sql`coalesce("refundCause", 'Unknown')`

/** Column written by the database: `place` and `explain_returns` of migration `0830-4-sales`. */
const returnCause: Column = {
  kind: 'choice',
  sql: sql`case when "status" = 'Return' then ${cause} end`,
  values: orderReturnCauses,
  having: (causes) => sql<SqlBool>`("status" = 'Return' and ${cause} in (${sql.join(causes)}))`,
}

const country: Column = {
  kind: 'choice',
  sql: sql`nullif("country", '')`,
  values: [],
  having: (countries) => sql<SqlBool>`("country" in (${sql.join(countries)}) and "country" <> '')`,
}

export const listed: Listed<typeof orderList> = {
  table: 'orders',
  key: 'id',
  columns: columnsFor(orderKind, {
    customer: text('customerName'),
    productId: { kind: 'integer', sql: sql`null::integer`, having: holding },
    reservedId: { kind: 'integer', sql: sql`null::integer`, having: isReserving },
    country,
    cohort: choice('cohort', []),
    buyer: choice('buyer', orderBuyers),
    returnCause,
    bill,
  }),
  searched: sql`folded("id"::text || ' ' || coalesce("invoiceId", '') || ' ' || "customerName" || ' ' || "customerEmail" || ' ' || "shipping")`,
  searchedFields: ['invoiceId', 'customer'],
  counters: {
    date: 'createAt',
    fields: ['status', 'paymentMethod', 'buyer', 'returnCause', 'cohort', 'country'],
    amount: 'totalAmount',
  },
  tallies: [
    ...sumsByDay('createAt', 'status', ['discountAmount', 'refundedAmount']),
    ...dimensionCounters(returnCause.sql),
    ...soldOfOrders,
  ],
  written: { wire, line },
}

export const list = (db: Db, query: ListQuery) => pageOf<Line>(db, listed, query)

/** Returns an order without its items; undefined in the trash. */
export const byId = (db: Db, id: number): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const newestOf = (db: Db, q: string, max: number) => newest<OrderRow>(db, listed, q, max)

export const facets = (db: Db, query: ListQuery) => facetsOf(db, listed, query, ['status', 'paymentMethod'])

const saveItems = async (tx: Tx, orderId: number, items: readonly ItemRow[]): Promise<void> => {
  await tx.deleteFrom('orderItems').where('orderId', '=', orderId).execute()
  if (items.length === 0) return
  await tx
    .insertInto('orderItems')
    .values(items.map((item, position) => ({ ...item, orderId, position })))
    .execute()
}

/** @throws Problem `locked` if Undo would link an order to its corrected invoice again */
const guardReplaced = async (tx: Tx, before: OrderDoc, after: OrderDoc): Promise<void> => {
  if (!before.invoiceId || !after.invoiceId || before.invoiceId === after.invoiceId) return
  if (!(await isInPlaceOf(tx, before.invoiceId, after.invoiceId))) return
  throw new Problem('locked', { message: `${before.invoiceId} was issued in the place of ${after.invoiceId}` })
}

export const repository: Repository<OrderDoc> = {
  entity: 'orders',
  title: 'Order',
  keyOf: integerKey,
  toDto,
  dtoField,
  derived: ['subTotalAmount', 'totalAmount'],
  accompanying: ['refundedAmount'],
  withDerived: totalled,
  check: async ({ tx, undoes }, before, after) => {
    if (!after || !before) return
    guardDates(after)
    const waitsAgain = before.status === 'Shipping' && (after.status === 'New' || after.status === 'Pending')
    if (undoes && waitsAgain) await guardUnderWay(tx, after, undoes)
    if (after.invoiceId && before.invoiceId !== after.invoiceId) await guardLinked(tx, after.invoiceId, after.id)
    if (undoes) await guardReplaced(tx, before, after)
    if (same(before.items, after.items)) return
    await guardPaidBack(tx, after)
    await guardShipped(tx, after)
  },
  afterChange: async (context, before, after) => {
    const { invoiceId } = after
    if (invoiceId && before && before.invoiceId !== invoiceId) await creditRefunds(context, invoiceId, 'invoiceId')
    if (before && isBillChanged(before, after)) await flagInvoice(context, after)
  },
  afterRevert: flagReverted,
  bulk: {
    key: 'id',
    fields: fieldsWhere(orderKind, isBulkEdited),
    // Orders that would be delivered before they were placed.
    needsRowCheck: (statement) =>
      statement.type === 'edit' && statement.to.deliveredAt
        ? sql<boolean>`t."createAt" > ${statement.to.deliveredAt}`
        : undefined,
    needsUndoCheck: sql<boolean>`t."status" = 'Shipping'
      and exists (select from "shipments" s where s."orderId" = t."id" and s."deletedAt" is null)`,
    derivedColumns: ['buyer', 'cohort', 'country', 'refundCause'],
    parts: sql`jsonb_build_object('items', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'orderId' - 'position' order by i."position"), '[]')
      from "orderItems" i where i."orderId" = t."id"))`,
  },
  lock: (tx, ids) => loadChunked(ids, (some) => lockWithItems(tx, some)),
  childFields: ['items'],
  save: async (tx, id, { items, ...change }) => {
    await tx.updateTable('orders').set(change).where('id', '=', id).execute()
    if (items) await saveItems(tx, id, items)
  },
  trash: (tx, ids, at, now) => trashRows(tx, 'orders', ids, at, now),
}

const itemDtos = sql`(
  select coalesce(json_agg(json_build_object('id', i."productId", 'name', i."name", 'image', i."image",
    'price', trim_scale(i."price"::text::numeric / 100), 'quantity', i."quantity", 'unit', i."unit") order by i."position"), '[]')
  from "orderItems" i where i."orderId" = "orders"."id")`

/** Exported columns of an order; compound fields are one text. */
const exported = exportedOf(orderKind, {
  customer: {
    sql: sql`"customerName"`,
    isText: true,
    json: sql`json_build_object('id', "customerId", 'name', "customerName", 'email', "customerEmail",
        'phone', "customerPhone", 'image', "customerImage")`,
  },
  payment: {
    sql: sql`concat_ws(' ', nullif("paymentMethod", ''), nullif("cardNumber", ''))`,
    isText: true,
    json: sql`json_build_object('id', "paymentId", 'paymentMethod', "paymentMethod", 'cardNumber', "cardNumber")`,
  },
  items: {
    sql: sql`(select string_agg(i."quantity" || ' × ' || i."name", ', ' order by i."position")
        from "orderItems" i where i."orderId" = "orders"."id")`,
    isText: true,
    json: itemDtos,
  },
})

export const collection: ExportableCollection<OrderDoc, typeof orderKind> = {
  kind: orderKind,
  repository,
  listed,
  checks,
  title: 'customerName',
  fill: fillOrders,
  toStored: patched,
  exported,
  personal: {
    customerId: false,
    customerName: true,
    customerEmail: true,
    customerPhone: true,
    customerImage: true,
    paymentId: true,
    paymentMethod: false,
    cardNumber: true,
    // Written by the database for counters.
    buyer: false,
    cohort: false,
    country: false,
    refundCause: false,
  },
  belongs: [{ to: 'users', by: 'customerId' }],
  own: {
    by: 'customerId',
    more: sql`jsonb_build_object('items', (select jsonb_agg(to_jsonb(i) - 'orderId' order by "position")
      from "orderItems" i where i."orderId" = t."id"))`,
  },
  people: [{ id: 'customerId', image: 'customerImage' }],
  sum: { amount: 'totalAmount', by: 'status' },
}

/** Returns the changes of a patch: its fields, the customer's details and the resulting totals. */
export const changeOf = async (tx: Tx, order: OrderDoc, patch: OrderPatch): Promise<Partial<OrderDoc>> => {
  if (patch.invoiceId) await guardInvoice(tx, patch.invoiceId)
  const customer = patch.customer ? await customerOf(tx, order, patch.customer) : {}
  return totalled(order, { ...patched(patch), ...customer })
}

const customerOf = async (
  tx: Tx,
  order: OrderDoc,
  { id, ...sent }: NonNullable<OrderPatch['customer']>,
): Promise<Partial<OrderDoc>> => {
  const [user] = id === order.customerId ? [] : await users.byIds(tx, [id])
  if (id !== order.customerId && !user) {
    throw fieldProblem('customer.id', { code: 'unknown_record', message: 'There is no such user' })
  }
  return {
    customerId: id,
    customerName: sent.name ?? user?.name ?? order.customerName,
    customerEmail: sent.email ?? user?.email ?? order.customerEmail,
    customerPhone: sent.phone ?? user?.phone ?? order.customerPhone,
    customerImage: sent.image ?? user?.image ?? order.customerImage,
  }
}

const guardInvoice = async (tx: Tx, id: string): Promise<void> => {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) throw fieldProblem('invoiceId', { code: 'unknown_record', message: 'There is no such invoice' })
}

/** Returns a customer's orders and their value; returns and refunds have none. */
export const statsOf = async (db: Db, customerId: number) => {
  const returned = sql`"status" = 'Return'`
  const { value, ...counts } = await db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${returned}))::int`.as('returned'),
      sql<number>`coalesce(sum("totalAmount" - "refundedAmount") filter (where not ${returned}), 0)::bigint`.as(
        'value',
      ),
    ])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...counts, value: toDecimal(value) }
}

import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { type FieldProblem, fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { piecesByLine } from '@quarterdeck/contract/sales/pieces'
import { Refund, type RefundDraft, refundKind, refundList } from '@quarterdeck/contract/sales/refunds'
import type { Selectable } from 'kysely'
import { adjustPartStock, repository as products } from '../../catalog/products/index.ts'
import type { WriteContext } from '../../kit/context.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { Stored } from '../../kit/records/collection.ts'
import { journal } from '../../kit/records/journal.ts'
import { applyChange, changeRecord } from '../../kit/records/records.ts'
import { groupParts } from '../../kit/sql/parts.ts'
import type { RefundLinesTable, RefundsTable } from '../../kit/sql/schema-orders.ts'
import { columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { creditRefunds, notesOf } from '../invoices/index.ts'
import { guardVersion, repository as orders } from '../orders/index.ts'
import { checks } from './checks.ts'
import { type Gone, type Settled, settle } from './rules.ts'

type RefundRow = Selectable<RefundsTable>
type LineRow = Omit<Selectable<RefundLinesTable>, 'refundId' | 'position'>
/** A refund with its lines and its credit note. */
export type RefundDoc = RefundRow & Pick<Refund, 'creditNote'> & { readonly lines: readonly LineRow[] }

const listed: Listed<typeof refundList> = {
  table: 'refunds',
  key: 'id',
  columns: { ...columnsOf(refundList), id: integer('id'), ids: integer('id') },
}

export const list = (db: Db, query: ListQuery) => pageOf<RefundRow>(db, listed, query)

const withLines = async (db: Db, rows: readonly RefundRow[]): Promise<Omit<RefundDoc, 'creditNote'>[]> => {
  const lines = await groupParts(rows, (ids) =>
    db
      .selectFrom('refundLines')
      .selectAll()
      .where('refundId', 'in', ids)
      .orderBy('refundId')
      .orderBy('position')
      .execute(),
  )
  return rows.map((row) => ({
    ...row,
    lines: lines(row.id, 'refundId').map(({ refundId: _, position: __, ...line }): LineRow => line),
  }))
}

/** Returns refunds with their lines and credit notes. */
export const whole = async (db: Db, rows: readonly RefundRow[]): Promise<RefundDoc[]> => {
  if (rows.length === 0) return []
  const notes = await notesOf(
    db,
    rows.map(({ id }) => id),
  )
  return (await withLines(db, rows)).map((refund) => ({ ...refund, creditNote: notes.get(refund.id) ?? null }))
}

export const byId = async (db: Db, id: number): Promise<RefundDoc | undefined> =>
  (await whole(db, await db.selectFrom('refunds').selectAll().where('id', '=', id).execute()))[0]

export const toDto = dtoBy(Refund, ({ lines, actorId, actorName }: RefundDoc) => ({
  lines: lines.map(({ line, productId, name, quantity, amount, restock }) => ({
    line,
    id: productId,
    name,
    quantity,
    amount: toDecimal(amount),
    restock,
  })),
  actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
}))

export const stored: Stored<RefundDoc, typeof refundKind> = {
  kind: refundKind,
  listed,
  checks,
  personal: { actorId: false, actorName: true },
  belongs: [{ to: 'orders', by: 'orderId' }],
  people: [{ id: 'actorId', name: 'actorName' }],
}

/** Returns all refunds of an order. */
export const refundsOf = async (tx: Tx, orderId: number): Promise<Omit<RefundDoc, 'creditNote'>[]> =>
  withLines(tx, await tx.selectFrom('refunds').selectAll().where('orderId', '=', orderId).execute())

/** Returns the refunds so far. The order is locked, so that none is added meanwhile. */
const goneOf = async (tx: Tx, orderId: number): Promise<Gone> => {
  const refunds = await refundsOf(tx, orderId)
  return {
    pieces: piecesByLine(refunds),
    shipping: refunds.reduce((sum, { shippingAmount }) => sum + shippingAmount, 0),
  }
}

/** Fields of an order from which refunds are computed. */
const decisive = ['items', 'taxAmount', 'discountAmount', 'shippingChargeAmount', 'refundedAmount'] as const

const save = async (context: WriteContext, draft: RefundDraft, settled: Settled): Promise<RefundRow> => {
  const { tx, now, actor } = context
  const row = await tx
    .insertInto('refunds')
    .values({
      orderId: draft.orderId,
      kind: draft.kind,
      shippingAmount: settled.shippingAmount,
      amount: settled.amount,
      cause: draft.cause,
      reason: draft.reason,
      actorId: actor.id,
      actorName: actor.name,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const lines = settled.lines.map((line, position) => ({ ...line, refundId: row.id, position }))
  if (lines.length > 0) await tx.insertInto('refundLines').values(lines).execute()
  return row
}

/** Returns why a product can't be restocked: it is deleted, or the line doesn't name the returned variant. */
const refusalOf = (error: unknown): readonly [field: string, problem: FieldProblem] | undefined => {
  if (!(error instanceof Problem)) return undefined
  if (error.code === 'not_found') return ['restock', { code: 'unknown_record', message: 'There is no such product' }]
  return Object.entries(error.fields ?? {})[0]
}

/**
 * Adds returned pieces to the stock, journaled per product.
 * @throws Problem at a line that can't be restocked
 */
const restock = async (context: WriteContext, { lines: drafts }: RefundDraft, { lines }: Settled): Promise<void> => {
  const back = lines.flatMap(({ productId, quantity, restock: isRestocked }, index) =>
    isRestocked ? [{ productId, quantity, index, variant: drafts[index]?.variant }] : [],
  )
  for (const { productId, quantity, index, variant } of back.toSorted((a, b) => a.productId - b.productId)) {
    if (!Number.isInteger(quantity)) {
      throw fieldProblem(`lines.${index}.restock`, { code: 'whole', message: 'Only whole pieces are in stock' })
    }
    try {
      const change = adjustPartStock('restock', quantity, variant)
      await changeRecord(context, products, String(productId), undefined, change)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      throw fieldProblem(`lines.${index}.${refusal[0]}`, refusal[1])
    }
  }
}

const record = (context: WriteContext, { id, updatedAt: _, deletedAt: __, version, ...refund }: RefundDoc) =>
  journal(context, [{ entity: 'refunds', record: String(id), action: 'create', before: null, after: refund, version }])

/**
 * Refunds an order. The order is locked first, so that two people don't refund the same pieces.
 * @throws Problem `Order not found`; `conflict`; at a field that exceeds what is left
 */
export const create = async (
  context: WriteContext,
  draft: RefundDraft,
  ifMatch: number | undefined,
): Promise<RefundDoc> => {
  const [order] = await orders.lock(context.tx, [draft.orderId])
  if (!order || order.deletedAt !== null) throw notFound('Order')
  await guardVersion(context.tx, order, ifMatch, decisive)
  const settled = settle(order, await goneOf(context.tx, order.id), draft)
  const row = await save(context, draft, settled)
  const explained = { ...context, reason: draft.reason }
  if (settled.amount > 0) {
    const change = { refundedAmount: order.refundedAmount + settled.amount }
    await applyChange(explained, orders, order, change, ['refundedAmount'])
    if (order.invoiceId) await creditRefunds(explained, order.invoiceId, 'amount')
  }
  const [refund] = await whole(context.tx, [row])
  if (!refund) throw new Error('A refund was not kept')
  await record(explained, refund)
  await restock(explained, draft, settled)
  return refund
}

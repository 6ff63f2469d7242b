import {
  Delivery,
  type DeliveryDraft,
  type DeliveryPatch,
  type deliveries,
  deliveryKind,
  deliveryList,
  deliveryProgress,
  deliveryStates,
} from '@quarterdeck/contract/catalog/deliveries'
import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { amountBack, changeRecord, type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { DeliveriesTable } from '../../kit/sql/schema-catalog.ts'
import { columnsOf, integer, text } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { adjustPartStock, repository as products } from '../products/index.ts'
import { sampleDeliveries } from './sample.ts'

export type DeliveryRow = Selectable<DeliveriesTable>

const state = sql`case when "received" >= "pieces" then 'Received' when "cancelled" then 'Cancelled' else 'Expected' end`

const listed: Listed<typeof deliveryList> = {
  table: 'deliveries',
  key: 'id',
  columns: {
    ...columnsOf(deliveryList),
    id: integer('id'),
    expectedOn: text('expectedOn'),
    state: { kind: 'choice', sql: state, values: deliveryStates },
  },
}

export const list = (db: Db, query: ListQuery) => pageOf<DeliveryRow>(db, listed, query)

export const toDto = dtoBy(Delivery, (row: DeliveryRow) => deliveryProgress(row))

/** Rejects more received pieces than were ordered. @throws Problem at `pieces` */
const guardPieces = ({ pieces, received }: DeliveryRow): void => {
  if (received > pieces) {
    throw fieldProblem('pieces', {
      code: 'too_small',
      message: 'Fewer than the pieces already received',
      limit: received,
    })
  }
}

export const repository: Repository<DeliveryRow> = {
  entity: 'deliveries',
  title: 'Delivery',
  keyOf: integerKey,
  toDto,
  dtoField: (field) => (field === 'cancelled' ? 'state' : field),
  accompanying: ['received'],
  additive: { received: amountBack },
  check: async (_, __, after) => {
    if (after) guardPieces(after)
  },
  // Received pieces are checked for each delivery.
  bulk: { key: 'id', fields: ['expectedOn', 'reference', 'note'] },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('deliveries').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => void (await tx.updateTable('deliveries').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'deliveries', ids, at, now),
}

export const collection: Collection<DeliveryRow, typeof deliveryKind> = {
  kind: deliveryKind,
  repository,
  listed,
  title: 'reference',
  sample: sampleDeliveries,
  toStored: (patch: DeliveryPatch) => patch,
  personal: {
    cancelled: false,
  },
  belongs: [{ to: 'products', by: 'productId', cascade: true }],
}

/** @throws Problem `Product not found` */
export const create = async (context: WriteContext, draft: DeliveryDraft): Promise<DeliveryRow> => {
  const { tx, now } = context
  const [product] = await products.lock(tx, [draft.productId])
  if (!product || product.deletedAt !== null) throw notFound('Product')
  const delivery = await tx
    .insertInto('deliveries')
    .values({ ...draft, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [delivery])
  return delivery
}

const arrived =
  (pieces: number) =>
  (delivery: DeliveryRow): Partial<DeliveryRow> => {
    const { remaining } = deliveryProgress(delivery)
    if (pieces > remaining) {
      throw fieldProblem('pieces', {
        code: 'too_big',
        message: 'More than the pieces still expected',
        limit: remaining,
      })
    }
    return { received: delivery.received + pieces }
  }

/**
 * Receives pieces as one change of the delivery and the product's stock, undone together.
 * @throws Problem `Delivery not found`; at `pieces` if more than expected; at `variant` if missing
 */
export const receive = async (
  context: WriteContext,
  id: string,
  { pieces, variant, reason }: BodyOf<typeof deliveries.receive>,
): Promise<DeliveryRow> => {
  // Of what comes in twice at one moment each counts, so that no version is too old for it.
  const delivery = await changeRecord(context, repository, id, undefined, arrived(pieces))
  const explained = { ...context, reason: reason || `Delivery ${delivery.reference || `#${delivery.id}`}` }
  await changeRecord(
    explained,
    products,
    String(delivery.productId),
    undefined,
    adjustPartStock('pieces', pieces, variant),
  )
  return delivery
}

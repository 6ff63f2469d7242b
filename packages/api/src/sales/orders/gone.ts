import { type FieldCode, fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kit/ports.ts'
import type { ItemRow, OrderDoc } from './rules.ts'

interface Gone extends Pick<ItemRow, 'productId' | 'quantity'> {
  readonly line: number
}

/** Returns the pieces per line in some records of an order. */
const goneIn = async (tx: Tx, records: RawBuilder<unknown>): Promise<readonly Gone[]> => {
  const { rows } = await sql<Gone>`
    select l."line", l."productId", sum(l."quantity"::numeric)::double precision as "quantity" from ${records} group by 1, 2`.execute(
    tx,
  )
  return rows
}

const guard = (items: OrderDoc['items'], gone: readonly Gone[], code: FieldCode, message: string): void => {
  const stays = ({ line, productId, quantity }: Gone) => {
    const item = items[line]
    return item?.productId === productId && item.quantity >= quantity
  }
  if (!gone.every(stays)) throw fieldProblem('items', { code, message })
}

/** @throws Problem at `items` if refunded or returned pieces would be removed: they could be refunded again */
export const guardPaidBack = async (tx: Tx, { id, items }: OrderDoc): Promise<void> => {
  const refunded = sql`"refundLines" l join "refunds" r on r."id" = l."refundId" where r."orderId" = ${id}`
  guard(items, await goneIn(tx, refunded), 'refunded', 'What was paid back or came back has to stay in its line')
}

/**
 * Rejects a status that contradicts other shipments.
 * @throws Problem at `status` if undoing a shipment would make the order wait although other pieces were shipped
 */
export const guardUnderWay = async (tx: Tx, { id }: OrderDoc, undoes: string): Promise<void> => {
  const { rows } = await sql`
    select from "shipments" s where s."orderId" = ${id} and s."deletedAt" is null and not exists (
      select from "changes" c where c."batch" = ${undoes} and c."entity" = 'shipments' and c."action" = 'create'
        and c."record" = s."id"::text) limit 1`.execute(tx)
  if (rows.length > 0) throw fieldProblem('status', { code: 'shipped', message: 'Others of it are on their way' })
}

/** @throws Problem at `items` if shipped pieces would be removed: others could be shipped instead */
export const guardShipped = async (tx: Tx, { id, items }: OrderDoc): Promise<void> => {
  const shipped = sql`"shipmentLines" l join "shipments" s on s."id" = l."shipmentId"
    where s."orderId" = ${id} and s."deletedAt" is null`
  guard(items, await goneIn(tx, shipped), 'shipped', 'What was shipped has to stay in its line')
}

import { type FieldCode, fieldProblem } from '@quarterdeck/contract/core/problem'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../ports.ts'
import type { ItemRow, OrderDoc } from './rules.ts'

interface Gone extends Pick<ItemRow, 'productId' | 'quantity'> {
  readonly line: number
}

/** How many pieces of which line some records of an order have. */
const goneIn = async (tx: Tx, records: RawBuilder<unknown>): Promise<readonly Gone[]> => {
  const { rows } = await sql<Gone>`
    select l."line", l."productId", sum(l."quantity")::int as "quantity" from ${records} group by 1, 2`.execute(tx)
  return rows
}

const guard = (items: OrderDoc['items'], gone: readonly Gone[], code: FieldCode, message: string): void => {
  const stays = ({ line, productId, quantity }: Gone) => {
    const item = items[line]
    return item?.productId === productId && item.quantity >= quantity
  }
  if (!gone.every(stays)) throw fieldProblem('items', { code, message })
}

/** @throws Problem at `items` where pieces that were paid back or came back would be gone: they could be paid back anew */
export const guardPaidBack = async (tx: Tx, { id, items }: OrderDoc): Promise<void> => {
  const refunded = sql`"refundLines" l join "refunds" r on r."id" = l."refundId" where r."orderId" = ${id}`
  guard(items, await goneIn(tx, refunded), 'refunded', 'What was paid back or came back has to stay in its line')
}

/** @throws Problem at `items` where pieces that were shipped would be gone: others could be shipped in their place */
export const guardShipped = async (tx: Tx, { id, items }: OrderDoc): Promise<void> => {
  const shipped = sql`"shipmentLines" l join "shipments" s on s."id" = l."shipmentId"
    where s."orderId" = ${id} and s."deletedAt" is null`
  guard(items, await goneIn(tx, shipped), 'shipped', 'What was shipped has to stay in its line')
}

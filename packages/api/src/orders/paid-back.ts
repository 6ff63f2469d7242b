import { fieldProblem } from '@quarterdeck/contract/problem'
import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import type { ItemRow, OrderDoc } from './rules.ts'

interface PaidBack extends Pick<ItemRow, 'productId' | 'quantity'> {
  readonly line: number
}

/** How many pieces of which line were paid back or came back. */
const paidBackOf = async (tx: Tx, orderId: number): Promise<readonly PaidBack[]> => {
  const { rows } = await sql<PaidBack>`
    select l."line", l."productId", sum(l."quantity")::int as "quantity"
    from "refundLines" l join "refunds" r on r."id" = l."refundId"
    where r."orderId" = ${orderId} group by 1, 2`.execute(tx)
  return rows
}

/** @throws Problem at `items` where pieces that were paid back or came back would be gone: they could be paid back anew */
export const guardPaidBack = async (tx: Tx, { id, items }: OrderDoc): Promise<void> => {
  const stays = ({ line, productId, quantity }: PaidBack) => {
    const item = items[line]
    return item?.productId === productId && item.quantity >= quantity
  }
  if ((await paidBackOf(tx, id)).every(stays)) return
  throw fieldProblem('items', { code: 'refunded', message: 'What was paid back or came back has to stay in its line' })
}

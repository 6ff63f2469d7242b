import { Order } from '@quarterdeck/contract/sales/orders'
import type { Tx } from '../../kit/ports.ts'
import { lookUp, plannedOnce } from '../../kit/sql/planned-once.ts'
import type { OrderDoc } from './rules.ts'

/** Columns with other names in the API; a missing one doesn't compile. */
const own: Readonly<Record<Exclude<keyof OrderDoc, keyof Order>, true>> = {
  customerId: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  customerImage: true,
  paymentId: true,
  paymentMethod: true,
  cardNumber: true,
  deletedAt: true,
}

const { customer: _, payment: __, items: ___, ...stored } = Order.shape

/** Column list, spelled out because the statement is planned once. */
const names = Object.keys({ ...stored, ...own }).map((column) => `"${column}"`)

/**
 * Returns the locking statement. Items are read by a function after the lock is held: a part of the statement would see
 * them as of before waiting.
 */
const statement = (condition: string) => `select ${names}, "itemsOfOrder"("id") as "items" from (
    select ${names} from "orders" where "id" ${condition} order by "id" for update
  ) as "locked" ${plannedOnce}`

/** Statement for one order. For an array of unknown length the planner expects ten and replans each time. */
const lockOne = statement('= $1::integer')
const lockSome = statement(`= any(string_to_array($1, ',')::integer[])`)

/** Locks orders with their items, by id; includes the trash. */
export const lockWithItems = (tx: Tx, ids: readonly number[]): Promise<OrderDoc[]> =>
  ids.length === 1 ? lookUp<OrderDoc>(tx, lockOne, [ids[0]]) : lookUp<OrderDoc>(tx, lockSome, [ids.join()])

import { Order } from '@quarterdeck/contract/sales/orders'
import type { Tx } from '../../kit/ports.ts'
import { lookUp, plannedOnce } from '../../kit/sql/planned-once.ts'
import type { OrderDoc } from './rules.ts'

/** Columns that clients know by other names. The compiler knows when one is missing. */
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

/** All columns by name, because the statement is planned once. */
const names = Object.keys({ ...stored, ...own }).map((column) => `"${column}"`)

/** The function looks when the lock is there: a part of this statement would see items of before the wait for it. */
const statement = (condition: string) => `select ${names}, "itemsOfOrder"("id") as "items" from (
    select ${names} from "orders" where "id" ${condition} order by "id" for update
  ) as "locked" ${plannedOnce}`

/** Of a list of unknown length the planner expects ten orders: for one it would plan anew each time. */
const lockOne = statement('= $1::integer')
const lockSome = statement(`= any(string_to_array($1, ',')::integer[])`)

/** Orders with their items, locked, in the order of their ids; those in the bin too. */
export const lockWithItems = (tx: Tx, ids: readonly number[]): Promise<OrderDoc[]> =>
  ids.length === 1 ? lookUp<OrderDoc>(tx, lockOne, [ids[0]]) : lookUp<OrderDoc>(tx, lockSome, [ids.join()])

import type { Order } from '@quarterdeck/contract/sales/orders'
import type { Line } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import { lookedUp, lookUp } from '../../kit/sql/planned-once.ts'
import { line } from './wire.ts'

const statement = `select ${line} as "line", "version" from "orders" where "id" = $1 and "deletedAt" is null ${lookedUp}`

/** Returns an order with its items as JSON text; undefined in the trash. */
export const lineById = async (db: Db, id: number): Promise<(Line & { readonly version: number }) | undefined> =>
  (await lookUp<Line & { version: number }>(db, statement, [id]))[0]

/** Returns an order as an object; the JSON follows the contract. */
export const findOrder = async (db: Db, id: number): Promise<Order | undefined> => {
  const found = await lineById(db, id)
  return found && JSON.parse(found.line)
}

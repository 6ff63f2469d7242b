import type { Order } from '@quarterdeck/contract/sales/orders'
import type { Line } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import { lookedUp, lookUp } from '../../kit/sql/planned-once.ts'
import { line } from './wire.ts'

const statement = `select ${line} as "line", "version" from "orders" where "id" = $1 and "deletedAt" is null ${lookedUp}`

/** A live order with its items, as clients see it. */
export const lineById = async (db: Db, id: number): Promise<(Line & { readonly version: number }) | undefined> =>
  (await lookUp<Line & { version: number }>(db, statement, [id]))[0]

/** The same, read: it was written in the words of the contract. */
export const findOrder = async (db: Db, id: number): Promise<Order | undefined> => {
  const found = await lineById(db, id)
  return found && JSON.parse(found.line)
}

import type { Usage } from '@quarterdeck/contract/account/plan'
import { sql } from 'kysely'
import { sumOfDays } from '../../kit/lists/counters.ts'
import type { Db, Tx } from '../../kit/ports.ts'

const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** Counts what is in use: products and orders by their rollups, people by their ways to sign in, bytes of pictures and files. */
export const usageOf = async (db: Db | Tx, now: Date): Promise<Usage> => {
  const products = sumOfDays({ entity: 'products', field: 'status', values: undefined, dates: [] }, undefined)
  const days = { from: startOfMonth(now).toISOString(), to: 'infinity' }
  const orders = sumOfDays({ entity: 'orders', field: 'status', values: undefined, dates: [] }, days)
  const { rows } = await sql<Usage>`select
    (select count(*)::int from "users" u where "status" = 'Active' and "deletedAt" is null and "id" in (
      select "userId" from "credentials" union all select "userId" from "passkeys")) as "seats",
    ${products} as "products",
    ${orders} as "orders",
    (select coalesce(sum("bytes"), 0)::bigint from "pictures")
      + (select coalesce(sum("size"), 0)::bigint from "attachments") as "storage"`.execute(db)
  return rows[0] ?? { seats: 0, products: 0, orders: 0, storage: 0 }
}

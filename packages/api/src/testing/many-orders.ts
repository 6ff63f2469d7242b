import { sql } from 'kysely'
import type { Db } from '../kit/ports.ts'

/** Adds orders of the first person over 10 each, by one statement, without items and history. */
export const addManyOrders = async (db: Db, count: number): Promise<void> => {
  await sql`
    insert into "orders" ("createAt", "customerId", "customerName", "customerEmail", "customerPhone", "customerImage",
      "billing", "shipping", "status", "paymentId", "paymentMethod", "cardNumber", "subTotalAmount", "totalAmount",
      "taxAmount", "discountAmount", "shippingChargeAmount", "updatedAt")
    select now() - n * interval '1 minute', u."id", u."name", u."email", u."phone", u."image", 'Pier ' || n, 'Pier ' || n,
      'New', 'many-' || n, 'Paypal', '', 1000, 1000, 0, 0, 0, now()
    from generate_series(1, ${count}::int) as n, "users" u where u."id" = 1`.execute(db)
  await sql`analyze "orders"`.execute(db)
}

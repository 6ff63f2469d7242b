import { sql } from 'kysely'
import { pickWeighted, type Sql } from '../../kit/generator/chance.ts'
import type { Generator } from '../../kit/generator/scale.ts'

/** Returns SQL for the discount of an order in percent, which its invoice has on each line. */
export const discountOf = (order: Sql): Sql => sql`(${pickWeighted({ 0: 80, 5: 9, 10: 8, 15: 3 }, order, 41)})::integer`

/** Generates the invoices of orders, with a line for each item and the same total. */
export const fillInvoices: Generator = async (tx, { amounts, last, calendar }, from, to) => {
  const orders = (invoices: number) => last.orders + Math.ceil((invoices * amounts.orders) / amounts.invoices)
  const number = sql`substr(o."invoiceId", 5)::bigint`
  const these = sql`"orders" as o where ${number} between ${sql.lit(last.invoices + from)} and ${sql.lit(last.invoices + to)}
    and o."id" between ${sql.lit(orders(from - 1))} and ${sql.lit(orders(to))} and o."id" > ${sql.lit(last.orders)}`
  await sql`
    with billed as (
      insert into "invoices" ("id", "number", "dueDate", "issueDate", "status", "totalAmount", "billingEmail", "billingPhone",
        "billingAddress", "paymentMethod", "cardHolder", "cardNo", "customerId", "customerName", "customerImage",
        "shippingCharge", "tax", "createdAt", "updatedAt", "issuedAt", "paidAmount", "paidAt")
      select "invoiceId", ${number}, "createAt" + interval '14 days', "createAt",
        case when "status" in ('New', 'Pending') then 'pending' else 'complete' end, "totalAmount", "customerEmail", "customerPhone",
        "billing", "paymentMethod", "customerName", "cardNumber", "customerId", "customerName", "customerImage",
        "shippingChargeAmount", "taxAmount", "createAt", "createAt", "createAt",
        case when "status" in ('New', 'Pending') then 0 else "totalAmount" end,
        case when "status" not in ('New', 'Pending') then ${calendar.later(sql`"createAt"`, sql`("id" % 12)`)} end
      from ${these}
      returning "id", "customerId", "paidAt", "paymentMethod", "paidAmount"
    ), paid as (
      insert into "payments" ("group", "invoiceId", "customerId", "date", "method", "amount", "reference", "settles", "createdAt", "updatedAt")
      select 'settled ' || "id", "id", "customerId", "paidAt", "paymentMethod", "paidAmount", '', true, "paidAt", "paidAt"
      from billed where "paidAmount" > 0
    )
    insert into "invoiceLines" ("invoiceId", "position", "productId", "title", "quantity", "price", "discount", "total")
    select o."invoiceId", item."position", item."productId", item."name", item."quantity", item."price", percent,
      round(item."price"::numeric * item."quantity"::numeric * (100 - percent) / 100.0)::bigint
    from (select o."id", o."invoiceId", ${discountOf(sql`o."id"`)} as percent from ${these}) as o
    join "orderItems" as item on item."orderId" = o."id"`.execute(tx)
}

import { type OrderBill, orderBills } from '@quarterdeck/contract/kit/constants'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Column } from '../../kit/sql/select.ts'

/** Returns SQL that is true for orders with an invoice that meets a condition. */
const billed = (holds: RawBuilder<unknown>) => sql`exists (
  select from "invoices" as b where b."id" = "orders"."invoiceId" and b."deletedAt" is null and ${holds})`

const stage = (...stages: readonly string[]) =>
  billed(sql`b."stage" in (${sql.join(stages.map((each) => sql.lit(each)))})`)

const each: Readonly<Record<OrderBill, RawBuilder<unknown>>> = {
  none: sql`not ${billed(sql`b."stage" not in ('draft', 'void')`)}`,
  due: stage('issued', 'sent', 'viewed'),
  partlyPaid: stage('partlyPaid'),
  paid: stage('paid'),
  credited: stage('credited'),
  changed: billed(sql`b."orderChanged" and b."voidedAt" is null and b."orderId" = "orders"."id"`),
}

/** Column for the payment state of an order's invoice. */
export const bill: Column = {
  kind: 'choice',
  sql: sql`null::text`,
  values: orderBills,
  having: (values) =>
    sql<SqlBool>`(${sql.join(
      orderBills.filter((value) => values.includes(value)).map((value) => each[value]),
      sql` or `,
    )})`,
}

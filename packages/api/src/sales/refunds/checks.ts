import { sql } from 'kysely'
import type { Check } from '../../kit/records/check.ts'

/** Checks that refunds of an order are credited on its invoice. */
const refundNotes: Check = {
  name: 'Credit notes of refunds',
  wrong: sql`
    select format('refund %s of order %s has no credit note to invoice %s', r."id", o."id", i."id") as wrong
    from "refunds" as r join "orders" as o on o."id" = r."orderId"
    join "invoices" as i on i."id" = upper(o."invoiceId") and i."deletedAt" is null and i."voidedAt" is null
    where r."amount" > 0 and (i."orderId" = o."id" or i."orderId" is null and i."customerId" = o."customerId")
      and not exists (select from "creditNotes" as n where n."refundId" = r."id" and n."invoiceId" = i."id")
    order by r."id"`,
}

/** Checks that credit notes have amount and order of their refund. Notes never change, so people have to decide. */
const noteAmounts: Check = {
  name: 'Credit notes and their refunds',
  wrong: sql`
    select format('credit note %s: %s of order %s, refund %s: %s of order %s',
      n."number", n."amount", coalesce(n."orderId"::text, 'none'), r."id", r."amount", r."orderId") as wrong
    from "creditNotes" as n join "refunds" as r on r."id" = n."refundId"
    where n."amount" <> r."amount" or n."orderId" is distinct from r."orderId" order by n."number"`,
}

/** Checks of data derived from refunds. */
export const checks: readonly Check[] = [refundNotes, noteAmounts]

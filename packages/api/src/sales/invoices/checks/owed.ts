import { sql } from 'kysely'
import { type Check, figureCheck } from '../../../kit/records/check.ts'

const creditedAmounts = figureCheck({
  name: 'What was credited to invoices',
  table: 'invoices',
  found: sql`
    select "id", "number", "creditedAmount", coalesce(notes.amount, 0) as amount
    from "invoices" left join (
      select "invoiceId", sum("amount") as amount from "creditNotes" group by "invoiceId"
    ) as notes on notes."invoiceId" = "invoices"."id"
    where "creditedAmount" <> coalesce(notes.amount, 0)`,
  message: sql`format('invoice %s: kept %s, its credit notes come to %s', "id", "creditedAmount", amount)`,
  by: 'number',
  locks: ['invoices', 'creditNotes'],
  set: sql`"creditedAmount" = amount`,
})

const paidAmounts = figureCheck({
  name: 'What was paid of invoices',
  table: 'invoices',
  found: sql`
    select "id", "number", "paidAmount", coalesce(payments.amount, 0) as amount
    from "invoices" left join (
      select "invoiceId", sum("amount") as amount from "payments" where "deletedAt" is null group by "invoiceId"
    ) as payments on payments."invoiceId" = "invoices"."id"
    where "paidAmount" <> coalesce(payments.amount, 0)`,
  message: sql`format('invoice %s: kept %s, its payments come to %s', "id", "paidAmount", amount)`,
  by: 'number',
  locks: ['invoices', 'payments'],
  set: sql`"paidAmount" = amount,
    "status" = case when "voidedAt" is null and "totalAmount" > "creditedAmount" + amount then 'pending'
      when amount + "creditedAmount" > 0 then 'complete' else "status" end`,
})

/** Checks that payments and credit notes don't exceed the total. People decide which of them was too much. */
const tooMuch: Check = {
  name: 'What was paid and credited of invoices',
  wrong: sql`
    select format('invoice %s: paid %s and credited %s of %s', "id", "paidAmount", "creditedAmount", "totalAmount") as wrong
    from "invoices" where "paidAmount" + "creditedAmount" > "totalAmount" order by "number"`,
}

/** Checks that the amounts owed by customers add up to the outstanding sum of the invoice list. */
const receivables: Check = {
  name: 'What customers owe',
  wrong: sql`
    select format('customers owe %s, %s are outstanding', owed, outstanding) as wrong
    from (select coalesce(sum("owedAmount"), 0) as owed from "debtors") as debtors
    cross join (select coalesce(sum("amount"), 0) as outstanding from "tallies" where "entity" = 'receivables'
      and "field" = 'stage' and "value" in ('issued', 'sent', 'viewed', 'partlyPaid') and "day" = '-infinity') as kept
    where owed <> outstanding`,
}

/** Checks that complete invoices owe nothing; only one with total 0 can be pending with nothing owed. */
const invoiceStatus: Check = {
  name: 'Statuses of invoices',
  wrong: sql`
    select format('invoice %s: %s, %s are owed', "id", "status", "owedAmount") as wrong from "invoices"
    where "issuedAt" is not null and "voidedAt" is null and ("status" = 'complete' and "owedAmount" > 0
      or "status" = 'pending' and "owedAmount" = 0 and "paidAmount" + "creditedAmount" > 0)
    order by "number"`,
}

/** Checks of amounts owed. */
export const owedChecks: readonly Check[] = [creditedAmounts, paidAmounts, tooMuch, receivables, invoiceStatus]

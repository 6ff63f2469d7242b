import { expenseCategories, expenseSources } from '@quarterdeck/contract/sales/expenses'
import { sql } from 'kysely'
import { between, chance, pick } from '../../kit/generator/chance.ts'
import { createdAtOf, type Generator, numbered } from '../../kit/generator/scale.ts'

const id = sql`id`
const vendors = [
  'Harbor Storage',
  'Northlight Hosting',
  'Swift Parcel',
  'Packwell',
  'Beacon Ads',
  'Brightwork',
  'Lindner & Vogt',
] as const

/** Generates expenses: taxed at 20 %, every fourth one monthly. */
export const fillExpenses: Generator = async (tx, scale, from, to) => {
  await sql`
    insert into "expenses" ("id", "date", "category", "vendor", "amount", "tax", "paidFrom", "recurring", "note", "createdAt", "updatedAt")
    select id, date_trunc('day', at at time zone 'UTC') at time zone 'UTC', ${pick(expenseCategories, id, 111)}, ${pick(vendors, id, 112)},
      amount, amount / 6, ${pick(expenseSources, id, 113)}, ${chance(id, 114)} < 0.25, '', at, at
    from (
      select id, ${createdAtOf(scale, 'expenses', 0.02)} as at, ${between(900, 90_000, id, 115)} as amount
      from ${numbered(scale, 'expenses', from, to)}
    ) as made`.execute(tx)
}

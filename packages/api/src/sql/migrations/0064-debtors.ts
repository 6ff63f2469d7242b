import { type Kysely, sql } from 'kysely'

const open = `'issued', 'sent', 'viewed', 'partlyPaid'`
const daysAgo = (days: number) =>
  `((date_trunc('day', now() at time zone 'UTC') - interval '${days} days') at time zone 'UTC')`
const owed = (due: string) => `coalesce(sum("owedAmount") filter (where ${due}), 0)::bigint`

const statements: readonly string[] = [
  // All that a sum of what is owed takes, so that no row of the table is looked at.
  `create index "invoices_debts" on "invoices" ("customerId") include ("dueDate", "owedAmount")
    where "deletedAt" is null and "stage" in (${open})`,
  // Days are those of UTC.
  `create view "debtors" as
    select owed.*, u."name", u."email" from (
      select "customerId" as "id", count(*)::int as "invoices",
        ${owed(`"dueDate" >= ${daysAgo(0)}`)} as "notDue",
        ${owed(`"dueDate" < ${daysAgo(0)} and "dueDate" >= ${daysAgo(30)}`)} as "days30",
        ${owed(`"dueDate" < ${daysAgo(30)} and "dueDate" >= ${daysAgo(60)}`)} as "days60",
        ${owed(`"dueDate" < ${daysAgo(60)} and "dueDate" >= ${daysAgo(90)}`)} as "days90",
        ${owed(`"dueDate" < ${daysAgo(90)}`)} as "older",
        sum("owedAmount")::bigint as "owedAmount"
      from "invoices" where "deletedAt" is null and "stage" in (${open}) group by "customerId"
    ) as owed join "users" as u on u."id" = owed."id" where owed."owedAmount" > 0`,
]

/** What customers owe, by how late it is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

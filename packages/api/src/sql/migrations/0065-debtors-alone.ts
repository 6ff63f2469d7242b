import { type Kysely, sql } from 'kysely'

const open = `'issued', 'sent', 'viewed', 'partlyPaid'`
const daysAgo = (days: number) =>
  `((date_trunc('day', now() at time zone 'UTC') - interval '${days} days') at time zone 'UTC')`
const owed = (due: string) => `coalesce(sum("owedAmount") filter (where ${due}), 0)::bigint`

const statements: readonly string[] = [
  // Days are those of UTC. Who they are is looked up of those alone that are shown: a join would read all users.
  `create or replace view "debtors" as
    select owed.*, (select u."name" from "users" as u where u."id" = owed."id") as "name",
      (select u."email" from "users" as u where u."id" = owed."id") as "email"
    from (
      select "customerId" as "id", count(*)::int as "invoices",
        ${owed(`"dueDate" >= ${daysAgo(0)}`)} as "notDue",
        ${owed(`"dueDate" < ${daysAgo(0)} and "dueDate" >= ${daysAgo(30)}`)} as "days30",
        ${owed(`"dueDate" < ${daysAgo(30)} and "dueDate" >= ${daysAgo(60)}`)} as "days60",
        ${owed(`"dueDate" < ${daysAgo(60)} and "dueDate" >= ${daysAgo(90)}`)} as "days90",
        ${owed(`"dueDate" < ${daysAgo(90)}`)} as "older",
        sum("owedAmount")::bigint as "owedAmount"
      from "invoices" where "deletedAt" is null and "stage" in (${open}) group by "customerId"
    ) as owed where owed."owedAmount" > 0`,
]

/** What customers owe, without reading all users. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

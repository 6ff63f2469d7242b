import { sql } from 'kysely'
import { between, chance, pick, pickWeighted, type Sql } from '../../kit/generator/chance.ts'
import type { Generator, Scale } from '../../kit/generator/scale.ts'
import { requests, said } from '../../kit/generator/words.ts'
import type { Tx } from '../../kit/ports.ts'

const id = sql`made.id`
/** Salt shared by subject and text, so that they match. */
const about = 61

const text = (part: 0 | 1): Sql =>
  pick(
    requests.map((request) => request[part]),
    id,
    about,
  )

const staff = sql`(select "id" as "staffId", "name" as "staffName" from "users"
  where "accessRole" = 'support' order by "id" limit 1) as staff`

/**
 * Generates two to fourteen messages per ticket, eight on average, hours apart: first by an agent, then alternating.
 */
const fillMessages = async (tx: Tx, { last, calendar }: Scale, from: number, to: number) => {
  const turn = sql`(made.id * 16 + n)`
  await sql`alter table "messages" disable trigger "threads_insert"`.execute(tx)
  await sql`
    insert into "messages" ("ticketId", "from", "body", "authorId", "authorName", "authorEmail", "via", "createdAt", "updatedAt")
    select made.id, side, case when side = 'agent' then ${pick(said.agent, turn, 67)} else ${pick(said.customer, turn, 67)} end,
      case when side = 'agent' then "staffId" else made."userId" end,
      case when side = 'agent' then coalesce("staffName", 'Support') else u."name" end,
      case when side = 'agent' then '' else u."email" end,
      case when side = 'agent' then 'product' else 'mail' end, at, at
    from "tickets" as made
    join "users" as u on u."id" = made."userId"
    left join ${staff} on true
    cross join lateral generate_series(1, ${between(2, 14, id, 66)}) as n
    cross join lateral (select case when n % 2 = 1 then 'agent' else 'customer' end as side,
      ${calendar.later(sql`made."createdAt"`, sql`(n * (0.05 + 0.4 * ${chance(id, 68)}))`)} as at) as turned
    where made.id between ${sql.lit(last.tickets + from)} and ${sql.lit(last.tickets + to)}`.execute(tx)
  await sql`alter table "messages" enable trigger "threads_insert"`.execute(tx)
  // What the trigger would have done ticket by ticket.
  await sql`
    update "tickets" as t set "lastMessageAt" = m."last", "firstRepliedAt" = m."first", "lastFrom" = m."from",
      "closedAt" = case when t."status" = 'Closed' then m."last" end
    from (
      select "ticketId", max("createdAt") as "last", min("createdAt") filter (where "from" = 'agent') as "first",
        (array_agg("from" order by "createdAt" desc, "id" desc))[1] as "from"
      from "messages" where "ticketId" between ${sql.lit(last.tickets + from)} and ${sql.lit(last.tickets + to)}
      group by "ticketId"
    ) as m where t."id" = m."ticketId"`.execute(tx)
}

/** Tickets about orders, by those who made them, with what was said of each. */
export const fillTickets: Generator = async (tx, scale, from, to) => {
  const { amounts, last, calendar } = scale
  const order = sql`(${sql.lit(last.orders)} + ceil((i - ${chance(sql`i`, 62)}) * ${sql.lit(amounts.orders)} / ${sql.lit(amounts.tickets)}))::integer`
  await sql`
    insert into "tickets" ("id", "userId", "subject", "describe", "status", "image", "priority", "category",
      "assigneeId", "createdAt", "updatedAt")
    select id, "customerId", replace(${text(0)}, '#', '#' || "orderId"), ${text(1)} || ' ' ||
        ${pick(['Thank you.', 'Best wishes', 'I look forward to hearing from you.', 'Thanks in advance!'], id, 63)},
      case when ${calendar.age(sql`at`)} > 20 then ${pickWeighted({ Closed: 97, Pending: 2, Open: 1 }, id, 64)}
        else ${pickWeighted({ Closed: 45, Pending: 20, Open: 35 }, id, 64)} end,
      "customerImage", ${pickWeighted({ Normal: 70, Low: 14, High: 12, Urgent: 4 }, id, 69)},
      ${pickWeighted({ Delivery: 40, Order: 25, Return: 15, Invoice: 10, Product: 6, General: 4 }, id, 70)},
      case when ${chance(id, 81)} < 0.8 then "staffId" end, at, at
    from (
      select i + ${sql.lit(last.tickets)} as id, o."id" as "orderId", o."customerId", o."customerImage",
        ${calendar.later(sql`o."createAt"`, sql`(0.2 + 6 * ${chance(sql`i`, 65)})`)} as at
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i
      join "orders" as o on o."id" = ${order}
    ) as made
    left join ${staff} on true`.execute(tx)
  await fillMessages(tx, scale, from, to)
}

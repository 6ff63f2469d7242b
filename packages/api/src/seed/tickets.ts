import { sql } from 'kysely'
import { chance, pick, type Sql, weighed } from './chance.ts'
import type { Fill } from './scale.ts'
import { requests } from './words.ts'

const id = sql`made.id`
/** The salt of what it is about: subject and text are drawn alike. */
const about = 61

const text = (part: 0 | 1): Sql =>
  pick(
    requests.map((request) => request[part]),
    id,
    about,
  )

/** Tickets about orders, by those who made them. */
export const fillTickets: Fill = async (tx, { amounts, last, calendar }, from, to) => {
  const order = sql`(${sql.lit(last.orders)} + ceil((i - ${chance(sql`i`, 62)}) * ${sql.lit(amounts.orders)} / ${sql.lit(amounts.tickets)}))::integer`
  await sql`
    insert into "tickets" ("id", "userId", "subject", "describe", "status", "image", "createdAt", "updatedAt")
    select id, "customerId", replace(${text(0)}, '#', '#' || "orderId"), ${text(1)} || ' ' ||
        ${pick(['Thank you.', 'Best wishes', 'I look forward to hearing from you.', 'Thanks in advance!'], id, 63)},
      case when ${calendar.age(sql`at`)} > 20 then ${weighed({ Closed: 97, Pending: 2, Open: 1 }, id, 64)}
        else ${weighed({ Closed: 45, Pending: 20, Open: 35 }, id, 64)} end,
      "customerImage", at, at
    from (
      select i + ${sql.lit(last.tickets)} as id, o."id" as "orderId", o."customerId", o."customerImage",
        ${calendar.later(sql`o."createAt"`, sql`(0.2 + 6 * ${chance(sql`i`, 65)})`)} as at
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i
      join "orders" as o on o."id" = ${order}
    ) as made`.execute(tx)
}

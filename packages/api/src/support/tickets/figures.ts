import type { OutputOf } from '@quarterdeck/contract/kit/endpoint'
import type { TicketFigures, tickets } from '@quarterdeck/contract/support/tickets'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import * as users from '../../people/users/index.ts'

const dayMs = 86_400_000

type Row = Partial<TicketFigures> & { readonly assigneeId: number | null; readonly isAll: boolean }

/** Returns figures of some tickets, by assignee and total. */
const counted = async (db: Db, of: RawBuilder<unknown>, figures: RawBuilder<unknown>): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select "assigneeId", grouping("assigneeId") = 1 as "isAll", ${figures}
    from "tickets" where "deletedAt" is null and ${of}
    group by grouping sets (("assigneeId"), ())`.execute(db)
  return rows
}

/** SQL: the median time from creation to a moment, in seconds. */
const median = (until: RawBuilder<unknown>) =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${until} - "createdAt"))::double precision`

// The list finds empty moments before all others, and has an index for that.
const isSince = (moment: RawBuilder<unknown>, since: Date) =>
  sql`coalesce(${moment}, '-infinity'::timestamptz) >= ${since}::timestamptz`

const nothing: TicketFigures = { waiting: 0, late: 0, replied: 0, replySeconds: null, closed: 0, solveSeconds: null }

/** Returns figures of tickets, total and by assignee. */
export const figuresOf = async (db: Db, days: number, now: Date): Promise<OutputOf<typeof tickets.figures>> => {
  const since = new Date(now.getTime() - days * dayMs)
  const [replied, closed] = [sql`"firstRepliedAt"`, sql`"closedAt"`]
  const rows = [
    ...(await counted(
      db,
      sql`"status" <> 'Closed'`,
      sql`count(*)::int as "waiting", (count(*) filter (where "dueAt" <= now()))::int as "late"`,
    )),
    ...(await counted(
      db,
      isSince(replied, since),
      sql`count(*)::int as "replied", ${median(replied)} as "replySeconds"`,
    )),
    ...(await counted(db, isSince(closed, since), sql`count(*)::int as "closed", ${median(closed)} as "solveSeconds"`)),
  ]
  const sums = (of: (row: Row) => boolean): TicketFigures =>
    Object.assign({ ...nothing }, ...rows.filter(of).map(({ isAll: _, assigneeId: __, ...figures }) => figures))
  const ids = [...new Set(rows.filter(({ isAll }) => !isAll).map(({ assigneeId }) => assigneeId))]
  const people = await users.byIds(
    db,
    ids.filter((id) => id !== null),
  )
  const known = new Map(people.map(({ id, name, image }) => [id, { id, name, image }]))
  const agents = ids.map((id) => ({
    agent: id === null ? null : (known.get(id) ?? { id, name: '', image: '' }),
    ...sums(({ isAll, assigneeId }) => !isAll && assigneeId === id),
  }))
  return {
    since: since.toISOString(),
    all: sums(({ isAll }) => isAll),
    agents: agents.toSorted((a, b) => b.waiting - a.waiting || b.closed - a.closed),
  }
}

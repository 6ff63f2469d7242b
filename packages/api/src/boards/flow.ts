import type { BoardColumn } from '@quarterdeck/contract/boards/boards'
import { type Flow, flowWeeks, maxStays, type Stays } from '@quarterdeck/contract/boards/flow'
import { sql } from 'kysely'
import type { Db } from '../kit/ports.ts'
import type { BoardRow } from './boards.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** Thursday, the 1st of January 1970, was the fourth day of its week. */
const firstMonday = -3 * dayMs

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Returns the Mondays of the weeks shown, oldest first. */
const mondays = (now: Date): readonly number[] => {
  const last = Math.floor((now.getTime() - firstMonday) / weekMs) * weekMs + firstMonday
  return Array.from({ length: flowWeeks }, (_, index) => last - (flowWeeks - 1 - index) * weekMs)
}

const sinceOf = (now: Date) => new Date(mondays(now)[0] ?? 0)

interface Stay {
  readonly columnId: string
  readonly cards: number
  readonly median: number
  readonly most: number
}

/** Selects when cards left columns; a move that was undone, and its undoing, are no stay. */
const lefts = (boardId: number, since: Date) => sql`
  select c."id", c."title", h."before"->>'columnId' as "columnId", (h."before"->>'enteredAt')::timestamptz as "from", h."at" as "until"
  from "cards" c join "changes" h on h."entity" = 'cards' and h."record" = c."id"::text
  where c."boardId" = ${boardId} and c."deletedAt" is null and h."action" = 'update' and h."at" >= ${since}
    and h."before" ? 'columnId' and h."before" ? 'enteredAt' and h."undoes" is null
    and not exists (select from "changes" u where u."undoes" = h."batch")`

interface Span {
  readonly since: Date
  readonly now: Date
}

/** Selects stays that ended recently, and those that go on. */
const lasting = (boardId: number, { since, now }: Span) => sql`
  with "stays" as (
    select "id", "title", "columnId", "enteredAt" as "from", ${now}::timestamptz as "until", true as "isHere" from "cards"
    where "boardId" = ${boardId} and "deletedAt" is null and not "archived"
    union all select l."id", l."title", l."columnId", l."from", l."until", false from (${lefts(boardId, since)}) l
  ), "lasts" as (select *, extract(epoch from "until" - "from")::double precision as "seconds" from "stays")`

const staysIn = async (db: Db, boardId: number, span: Span): Promise<readonly Stay[]> => {
  const { rows } = await sql<Stay>`${lasting(boardId, span)}
    select "columnId", (count(*) filter (where "isHere"))::int as "cards",
      percentile_cont(0.5) within group (order by "seconds") as "median",
      percentile_cont(0.85) within group (order by "seconds") as "most"
    from "lasts" group by 1`.execute(db)
  return rows
}

/** Counts the cards that entered a column, by week. */
const arrivedIn = async (db: Db, boardId: number, { id }: BoardColumn, since: Date) => {
  const { rows } = await sql<{ readonly monday: string; readonly cards: number }>`
    select to_char(date_trunc('week', "enteredAt" at time zone 'UTC'), 'YYYY-MM-DD') as "monday", count(*)::int as "cards"
    from "cards" where "boardId" = ${boardId} and "columnId" = ${id} and "deletedAt" is null and "enteredAt" >= ${since}
    group by 1`.execute(db)
  return new Map(rows.map(({ monday, cards }) => [monday, cards]))
}

/** Returns the flow of a board: stays and throughput. */
export const flowOf = async (db: Db, { id, columns }: BoardRow, now: Date): Promise<Flow> => {
  const weeks = mondays(now)
  const since = sinceOf(now)
  const last = columns.at(-1)
  const [stays, arrived] = await Promise.all([
    staysIn(db, id, { since, now }),
    last ? arrivedIn(db, id, last, since) : new Map<string, number>(),
  ])
  return {
    columns: columns.map((column) => {
      const { cards = 0, median = null, most = null } = stays.find(({ columnId }) => columnId === column.id) ?? {}
      return { columnId: column.id, cards, median, most }
    }),
    weeks: weeks.map((monday) => ({
      from: dayOf(monday),
      until: dayOf(monday + weekMs),
      cards: arrived.get(dayOf(monday)) ?? 0,
    })),
  }
}

/** Returns the stays from which the times of a column are computed. */
export const staysOf = async (db: Db, { id }: BoardRow, columnId: string, now: Date): Promise<Stays> => {
  const { rows } = await sql<
    Stays['stays'][number] & { readonly total: number }
  >`${lasting(id, { since: sinceOf(now), now })}
    select "id" as "cardId", "title", "seconds", "isHere", (count(*) over ())::int as "total" from "lasts"
    where "columnId" = ${columnId} order by "seconds" desc, "id" limit ${maxStays}`.execute(db)
  return { total: rows[0]?.total ?? 0, stays: rows.map(({ total: _, ...stay }) => stay) }
}

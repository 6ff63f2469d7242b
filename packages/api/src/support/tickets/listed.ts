import type { TicketDue, TicketState } from '@quarterdeck/contract/kit/constants'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type TicketQueue, ticketKind, type ticketList } from '@quarterdeck/contract/support/tickets'
import { type RawBuilder, sql } from 'kysely'
import { type Listed, matching, type Query } from '../../kit/lists/listed.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import type { Db } from '../../kit/ports.ts'
import { rarityOf } from '../../kit/sql/rarity.ts'
import { type Column, either } from '../../kit/sql/select.ts'

const isPutOff = sql`"snoozedUntil" > now()`
const isHere = sql`("snoozedUntil" is null or "snoozedUntil" <= now())`

/** SQL of the same rules as `stateOf`. */
const states = {
  open: sql`"status" = 'Open' and ${isHere}`,
  pending: sql`"status" = 'Pending' and ${isHere}`,
  snoozed: sql`"status" <> 'Closed' and ${isPutOff}`,
  closed: sql`"status" = 'Closed'`,
} as const satisfies Readonly<Record<TicketState, RawBuilder<unknown>>>

const dues = {
  broken: sql`"status" <> 'Closed' and "dueAt" <= now()`,
  soon: sql`"status" <> 'Closed' and "warnAt" <= now() and "dueAt" > now()`,
  later: sql`"status" <> 'Closed' and "dueAt" > now() and ("warnAt" is null or "warnAt" > now())`,
  none: sql`("status" = 'Closed' or "dueAt" is null)`,
} as const satisfies Readonly<Record<TicketDue, RawBuilder<unknown>>>

/** Filter on a single tag, by exact match. */
const tags: Column = {
  kind: 'choice',
  sql: sql`"tags"::text`,
  values: [],
  having: (values) => sql`"tags" ?| ${sql`array[${sql.join(values.map(String))}]::text[]`}`,
}

export const listed: Listed<typeof ticketList> = {
  table: 'tickets',
  key: 'id',
  columns: columnsFor(ticketKind, { state: either(states), tags, due: either(dues) }),
  searched: sql`folded("id"::text || ' ' || "subject" || ' ' || "describe" || ' ' || "requesterName" || ' ' || "requesterEmail")`,
  searchedFields: ['subject', 'requesterEmail'],
  searchedIn: { table: 'messages', by: 'ticketId', searched: sql`folded("body")` },
  counters: { date: 'createdAt', fields: ['status', 'priority', 'category'] },
}

/** Fields that the queues filter by. */
const queueFields = ['state', 'assigneeId', 'due', 'status']

const isWaiting = sql`"status" <> 'Closed'`
const isAtWork = sql`${isWaiting} and ${isHere}`

const queuesFor = (person: number) =>
  ({
    mine: sql`${isAtWork} and "assigneeId" = ${person}`,
    unassigned: sql`${isAtWork} and "assigneeId" is null`,
    open: states.open,
    pending: states.pending,
    breaching: sql`${isWaiting} and "warnAt" <= now()`,
    snoozed: states.snoozed,
  }) as const satisfies Readonly<Partial<Record<TicketQueue, RawBuilder<unknown>>>>

/**
 * Counts the tickets of each queue under the other filters of a list; tickets at work are few and counted one by one.
 */
export const queueCounts = async (db: Db, query: ListQuery, person: number) => {
  const others = { ...query, where: query.where.filter(({ field }) => !queueFields.includes(field)) }
  const all = matching(db, listed, others, query.q ? await rarityOf(db, listed) : undefined)
  const isPlain = others.where.length === 0
  const counts = Object.entries(queuesFor(person)).map(
    ([queue, meets]) => sql`count(*) filter (where ${meets})::int as ${sql.id(queue)}`,
  )
  const columns = ['status', 'assigneeId', 'snoozedUntil', 'warnAt'] as never
  if (query.q) return countedIn(db, counts, all.select(columns))
  const waiting = all.where(isWaiting as never).select(columns)
  // All tickets by status are counted beforehand.
  const closed = isPlain
    ? sql`(select coalesce(sum("count"), 0)::int from "tallies"
        where "entity" = 'tickets' and "field" = 'status' and "value" = 'Closed' and "day" = '-infinity')`
    : sql`(select count(*)::int from (${all.where(states.closed as never).select(sql`1`.as('one'))}) as "closed")`
  const { rows } = await sql<Record<TicketQueue, number>>`
    select ${sql.join(counts)}, count(*)::int + ${closed} as "all", ${closed} as "closed"
    from (${waiting}) as "waiting"`.execute(db)
  return only(rows)
}

/** Counts all queues in one query, so that a search runs once. */
const countedIn = async (db: Db, counts: readonly RawBuilder<unknown>[], found: Query) => {
  const { rows } = await sql<Record<TicketQueue, number>>`
    select ${sql.join(counts)}, count(*)::int as "all", count(*) filter (where ${states.closed})::int as "closed"
    from (${found}) as "found"`.execute(db)
  return only(rows)
}

const only = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error('Nothing was counted')
  return row
}

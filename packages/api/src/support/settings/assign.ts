import type { Team } from '@quarterdeck/contract/support/settings'
import { sql } from 'kysely'
import type { Tx } from '../../kit/ports.ts'
import { agentsAmong } from './store.ts'

/** Returns the members in order, starting after the last assignee. */
const inTurn = (members: readonly number[], last: number | null): readonly number[] => {
  const place = members.indexOf(last ?? 0) + 1
  return [...members.slice(place), ...members.slice(0, place)]
}

/** Returns the number of open tickets of each person. */
const loadsOf = async (tx: Tx, people: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select "assigneeId" as "id", count(*)::int as "count" from "tickets"
    where "assigneeId" in (${sql.join(people)}) and "status" <> 'Closed' and "deletedAt" is null
    group by "assigneeId"`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Returns the next assignee by the rule of a team; null if there is none. Locks the team until the transaction ends, so
 * that turns are kept and all loads are known.
 */
export const assigneeFrom = async (tx: Tx, { id, rule, members }: Team): Promise<number | null> => {
  if (rule === 'manual') return null
  const { rows } = await sql<{ userId: number | null }>`
    insert into "teamTurns" ("teamId") values (${id})
    on conflict ("teamId") do update set "teamId" = excluded."teamId" returning "userId"`.execute(tx)
  const agents = await agentsAmong(tx, members)
  const waiting = inTurn(members, rows[0]?.userId ?? null).filter((member) => agents.has(member))
  const loads = rule === 'leastLoaded' && waiting.length > 0 ? await loadsOf(tx, waiting) : new Map<number, number>()
  const minLoad = Math.min(...waiting.map((member) => loads.get(member) ?? 0))
  const next = waiting.find((member) => (loads.get(member) ?? 0) === minLoad)
  if (next === undefined) return null
  await sql`update "teamTurns" set "userId" = ${next} where "teamId" = ${id}`.execute(tx)
  return next
}

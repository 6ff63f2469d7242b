import type { StoredSettings } from '@quarterdeck/contract/support/settings'
import { type RawBuilder, sql } from 'kysely'
import type { Change, Subscriber } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { keysOf } from '../../kit/records/bulk-statements.ts'
import { settingsOf } from '../settings/index.ts'
import { alertAt, dueTimes, type SentAlerts, type TicketFacts } from './rules.ts'

export interface Clock extends TicketFacts {
  readonly id: number
  readonly subject: string
  readonly assigneeId: number | null
  readonly told: SentAlerts
}

interface Row extends Omit<Clock, 'pauses'> {
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[]
}

/** SQL: the customer's first message after the last one by an agent. */
const asked = sql`
  select min(m."createdAt") as "askedAt" from "messages" m
  where m."ticketId" = t."id" and m."deletedAt" is null and m."from" = 'customer' and m."createdAt" > coalesce((
    select max(a."createdAt") from "messages" a
    where a."ticketId" = t."id" and a."deletedAt" is null and a."from" = 'agent'), '-infinity')`

/** Returns tickets with the fields their due times depend on. The caller has them locked, or locks them with this. */
export const clocksOf = async (
  tx: Tx,
  which: RawBuilder<unknown>,
  { max, isShared }: { readonly max?: number; readonly isShared?: boolean } = {},
): Promise<readonly Clock[]> => {
  const { rows } = await sql<Row>`
    select t."id", t."subject", t."assigneeId", t."status", t."priority", t."teamId", t."createdAt", t."firstRepliedAt",
      t."firstReplyDueAt", c."pauses", c."told", "asked"."askedAt"
    from "tickets" t join "ticketClocks" c on c."ticketId" = t."id"
    left join lateral (${asked}) as "asked" on t."firstRepliedAt" is not null and t."lastFrom" = 'customer'
    where ${which} order by t."id" ${max ? sql`limit ${max}` : sql``}
    ${isShared ? sql`for update of t skip locked` : sql``}`.execute(tx)
  return rows.map(({ pauses, ...row }) => ({
    ...row,
    pauses: pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) })),
  }))
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Stores when what is due of these tickets. */
const keep = async (tx: Tx, settings: StoredSettings, clocks: readonly Clock[]): Promise<void> => {
  const rows = clocks.map((clock) => {
    const { stored, waited } = dueTimes(settings, clock)
    const times = Object.entries({ ...stored, alertAt: alertAt(waited, clock.told) })
    return { id: clock.id, ...Object.fromEntries(times.map(([name, at]) => [name, iso(at)])) }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("id" integer, "firstReplyDueAt" timestamptz,
    "nextReplyDueAt" timestamptz, "solveDueAt" timestamptz, "dueAt" timestamptz, "warnAt" timestamptz, "alertAt" timestamptz)`
  const fields = ['firstReplyDueAt', 'nextReplyDueAt', 'solveDueAt', 'dueAt', 'warnAt']
  const [set, old, next] = [
    sql.join(fields.map((field) => sql`${sql.id(field)} = g.${sql.id(field)}`)),
    sql.join(fields.map((field) => sql`t.${sql.id(field)}`)),
    sql.join(fields.map((field) => sql`g.${sql.id(field)}`)),
  ]
  await sql`update "tickets" as t set ${set} from ${given}
    where t."id" = g."id" and (${old}) is distinct from (${next})`.execute(tx)
  await sql`update "ticketClocks" as c set "isStale" = false, "alertAt" = g."alertAt" from ${given}
    where c."ticketId" = g."id"`.execute(tx)
}

/** Returns the tickets that changes of tickets and of messages are about. */
const ticketsOf = async (tx: Tx, changes: readonly Change[]): Promise<readonly number[]> => {
  const [tickets, messages] = (['tickets', 'messages'] as const).map((kind) =>
    changes.flatMap(({ entity, record }) => (entity === kind ? [Number(record)] : [])),
  )
  const moved = changes.flatMap(({ entity, before, after }) =>
    entity === 'messages' ? [before?.ticketId, after?.ticketId] : [],
  )
  const { rows } = await sql<{ ticketId: number }>`
    select distinct "ticketId" from "messages" where "id" = any(${keysOf(messages ?? [], 'bigint')})`.execute(tx)
  const threads = [...moved.filter((id) => typeof id === 'number'), ...rows.map(({ ticketId }) => ticketId)]
  return [...new Set([...(tickets ?? []), ...threads])]
}

/** Computes what is due of tickets in the transaction that changes them or their messages, where it follows from what was changed. */
export const clockSubscriber: Subscriber = {
  name: 'due times of tickets',
  when: 'within',
  hasBulk: true,
  kinds: ['tickets', 'messages'],
  run: async ({ tx }, changes) => {
    const ids = await ticketsOf(tx, changes)
    const clocks = await clocksOf(tx, sql`c."isStale" and t."id" = any(${keysOf(ids, 'bigint')})`)
    if (clocks.length > 0) await keep(tx, await settingsOf(tx), clocks)
  },
}

const atOnce = 500

/**
 * Recomputes the due times of tickets changed by other code, a limited number per transaction. Returns whether there
 * could be more.
 */
export const recomputeSome = async (tx: Tx): Promise<boolean> => {
  const clocks = await clocksOf(tx, sql`c."isStale"`, { max: atOnce, isShared: true })
  if (clocks.length > 0) await keep(tx, await settingsOf(tx), clocks)
  return clocks.length === atOnce
}

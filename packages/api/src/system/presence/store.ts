import type { Entity } from '@quarterdeck/contract/kit/entities'
import { presenceMs } from '@quarterdeck/contract/system/presence'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'

interface Place {
  readonly entity: Entity
  readonly record: string
}

/** Returns everybody but one who looks at a record at the moment. */
export const presentAt = async (db: Db, { entity, record }: Place, but: number) =>
  db
    .selectFrom('presence as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['u.id', 'u.name', 'u.image', 'p.isTyping'])
    .where('p.entity', '=', entity)
    .where('p.record', '=', record)
    .where('p.userId', '!=', but)
    .where('p.until', '>', sql<Date>`clock_timestamp()`)
    .where('u.deletedAt', 'is', null)
    .orderBy('u.name')
    .execute()

/** Stores where a user is, and announces changes; by the clock of the database, which all servers share. */
export const updatePresence = async (
  tx: Tx,
  { entity, record }: Place,
  userId: number,
  state: 'here' | 'typing' | 'gone',
): Promise<void> => {
  const isTyping = state === 'typing'
  const until =
    state === 'gone' ? sql`clock_timestamp()` : sql`clock_timestamp() + ${presenceMs} * interval '1 millisecond'`
  const { rows } = await sql<{ isNews: boolean }>`
    with "before" as (
      select "isTyping", "until" > clock_timestamp() as "isHere" from "presence"
      where "entity" = ${entity} and "record" = ${record} and "userId" = ${userId} for update
    ), "news" as (
      select coalesce((select "isTyping" <> ${isTyping} or "isHere" <> ${state !== 'gone'} from "before"), true) as "isNews"
    )
    insert into "presence" ("entity", "record", "userId", "isTyping", "until", "toldAt")
    values (${entity}, ${record}, ${userId}, ${isTyping}, ${until}, clock_timestamp())
    on conflict ("entity", "record", "userId") do update set
      "isTyping" = excluded."isTyping", "until" = excluded."until",
      "toldAt" = case when (select "isNews" from "news") then excluded."toldAt" else "presence"."toldAt" end
    returning (select "isNews" from "news") as "isNews"`.execute(tx)
  if (rows[0]?.isNews) await sql`select pg_notify('presence', '')`.execute(tx)
}

interface PresenceChange extends Place {
  readonly toldAt: string
}

/** Returns the places whose presence changed since a moment from the last call, and the moment for the next one. */
export const presenceSince = async (db: Db, since: string | undefined) => {
  const { rows } = await sql<PresenceChange>`
    select "entity", "record", max("toldAt")::text as "toldAt" from "presence"
    where "toldAt" > ${since ?? 'infinity'}::timestamptz group by "entity", "record"
    union all
    select '', '', coalesce(max("toldAt"), '-infinity')::text from "presence"`.execute(db)
  return { places: rows.filter(({ record }) => record !== ''), since: rows.at(-1)?.toldAt }
}

/** Forgets where people were long ago. */
export const forgetPresence = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('presence')
    .where('until', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}

import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Tx } from '../../ports.ts'
import { digest } from '../../sql/digest.ts'

/** Who reads, without saying who that is: an account, or a browser at an address. */
export const visitorOf = async (who: Actor | undefined, headers: Headers): Promise<string> => {
  const named = who ? `user ${who.id}` : `${headers.get('x-client-address')} ${headers.get('user-agent')}`
  return (await digest(new TextEncoder().encode(named))).slice(0, 32)
}

const isPublished = sql`exists (select from "articles" as a where a."id" = "articleId" and a."status" = 'Published' and a."deletedAt" is null)`

/** Counts a reader once a day. Answers whether this one counted. */
export const noteOpened = async (tx: Tx, articleId: number, visitor: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into "articleVisits" as v ("articleId", "visitor", "seenAt")
    select "articleId", ${visitor}::text, ${now}::timestamptz from (values (${articleId}::integer)) as of("articleId") where ${isPublished}
    on conflict ("articleId", "visitor") do update set "seenAt" = excluded."seenAt"
      where v."seenAt" < ${now}::timestamptz - interval '1 day'
    returning 1`.execute(tx)
  if (rows.length === 0) return false
  await sql`update "articles" set "views" = "views" + 1 where "id" = ${articleId}`.execute(tx)
  return true
}

/** What a reader thinks of an article: one opinion each. Answers whether anything is different now. */
export const noteVote = async (
  tx: Tx,
  { articleId, visitor, helpful }: { readonly articleId: number; readonly visitor: string; readonly helpful: boolean },
  now: Date,
): Promise<boolean> => {
  await noteOpened(tx, articleId, visitor, now)
  const { rows } = await sql<{ before: boolean | null }>`
    with "was" as (
      select "helpful" from "articleVisits" where "articleId" = ${articleId} and "visitor" = ${visitor} for update
    )
    update "articleVisits" as v set "helpful" = ${helpful} from "was"
    where v."articleId" = ${articleId} and v."visitor" = ${visitor} and v."helpful" is distinct from ${helpful}
    returning "was"."helpful" as "before"`.execute(tx)
  const [row] = rows
  if (!row) return false
  const by = (vote: boolean) => Number(helpful === vote) - Number(row.before === vote)
  await sql`
    update "articles" set "helpful" = "helpful" + ${by(true)}, "unhelpful" = "unhelpful" + ${by(false)}
    where "id" = ${articleId}`.execute(tx)
  return true
}

/** Who read what is forgotten after a month; what was counted stays. */
export const dropOldVisits = async (tx: Tx, now: Date): Promise<void> => {
  await sql`delete from "articleVisits" where "seenAt" < ${now}::timestamptz - interval '30 days'`.execute(tx)
}

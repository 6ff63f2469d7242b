import { sql } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import { type ClientNetwork, clientNetwork, clientNetworks } from '../../kit/http/client-networks.ts'
import { isWithinRate, type Rate } from '../../kit/http/rates.ts'
import type { Tx } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'

/** Returns a pseudonym of the reader: an account, or a browser in a network. */
const visitorOf = async (who: Actor | undefined, headers: Headers): Promise<string> => {
  const named = who ? `user ${who.id}` : `${clientNetwork(headers)} ${headers.get('user-agent')}`
  return (await digest(new TextEncoder().encode(named))).slice(0, 32)
}

/**
 * Limits of readers and votes per article from one network without an account. A browser can claim any name, so that
 * names don't distinguish readers; an office can have several at one address.
 */
const [readersPerNetwork, votesPerNetwork]: readonly [Rate, Rate] = [
  { burst: 20, perHour: 5 },
  { burst: 3, perHour: 0.125 },
]

interface Reader {
  readonly articleId: number
  readonly visitor: string
  /** Those of a reader without an account. */
  readonly networks: readonly ClientNetwork[]
}

/** Returns who reads an article. */
export const readerOf = async (who: Actor | undefined, headers: Headers, articleId: number): Promise<Reader> => ({
  articleId,
  visitor: await visitorOf(who, headers),
  networks: who ? [] : clientNetworks(headers),
})

const isPublished = sql`exists (select from "articles" as a where a."id" = "articleId" and a."status" = 'Published' and a."deletedAt" is null)`

const visitOf = (tx: Tx, { articleId, visitor }: Reader) =>
  tx
    .selectFrom('articleVisits')
    .select(['seenAt', 'helpful'])
    .where('articleId', '=', articleId)
    .where('visitor', '=', visitor)
    .executeTakeFirst()

/** Counts a reader once a day. Answers whether this one counted. */
export const noteOpened = async (tx: Tx, reader: Reader, now: Date): Promise<boolean> => {
  const { articleId, visitor, networks } = reader
  if (networks.length > 0 && !(await visitOf(tx, reader))) {
    if (!(await isWithinRate(tx, networks, `reader of ${articleId}`, readersPerNetwork, now))) return false
  }
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

/** Stores a reader's vote on an article, one each. Returns whether it changed. */
export const noteVote = async (tx: Tx, reader: Reader, helpful: boolean, now: Date): Promise<boolean> => {
  const { articleId, visitor, networks } = reader
  await noteOpened(tx, reader, now)
  const visit = await visitOf(tx, reader)
  if (!visit) return false
  if (visit.helpful === null && !(await isWithinRate(tx, networks, `vote on ${articleId}`, votesPerNetwork, now)))
    return false
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

/** Deletes visits after a month; their counts stay. */
export const dropOldVisits = async (tx: Tx, now: Date): Promise<void> => {
  await sql`delete from "articleVisits" where "seenAt" < ${now}::timestamptz - interval '30 days'`.execute(tx)
}

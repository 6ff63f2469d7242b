import type { TwoFactorPolicy } from '@quarterdeck/contract/account/security'
import type { LeavingKind } from '@quarterdeck/contract/kit/constants'
import { type AccessRole, mayViewAs } from '@quarterdeck/contract/kit/permission'
import type { Actor } from '../../kit/actor.ts'
import type { Db } from '../../kit/ports.ts'
import { lookedUp, lookUp } from '../../kit/sql/planned-once.ts'

/** Second-factor facts loaded together with the actor, to save a query. */
export interface Factors {
  readonly policy: TwoFactorPolicy | null
  readonly hasSecondFactor: boolean
}

/** The actor, with second-factor facts if they came from a session. */
export interface Known {
  readonly actor: Actor
  readonly factors?: Factors
}

interface Row extends Factors {
  readonly token: string
  readonly seen: string
  readonly id: number
  readonly name: string
  readonly email: string
  readonly image: string
  readonly accessRole: AccessRole
  readonly leaving: LeavingKind | null
  readonly until: Date | null
  readonly viewed: (Pick<Actor, 'id' | 'name' | 'email' | 'image' | 'accessRole'> & { readonly until: string }) | null
}

/** Maximum age of a session, in days, however often it is used. */
const maxDays = 30

/** Returns SQL for valid sessions, with the user each acts as. */
const sessionsWhere = (
  condition: string,
) => `select s."token", pg_current_snapshot()::text as "seen", u."id", u."name", u."email", u."image", u."accessRole",
    u."twoFactorEnabled" as "hasSecondFactor", (select "value" from "installation" where "key" = 'twoFactorPolicy') as "policy",
    d."kind" as "leaving", d."until", case when v."id" is not null then json_build_object('id', v."id", 'name', v."name",
      'email', v."email", 'image', v."image", 'accessRole', v."accessRole", 'until', s."viewingUntil") end as "viewed"
  from "sessions" s join "users" u on u."id" = s."userId" left join "departures" d on d."userId" = u."id"
    left join "users" v on v."id" = s."viewingId" and s."viewingUntil" > $2 and v."status" = 'Active'
      and v."deletedAt" is null and not exists (select from "departures" g where g."userId" = v."id")
  where ${condition} and s."expiresAt" > $2
    and greatest(s."createdAt", s."provenAt") > $2::timestamptz - interval '${maxDays} days' and u."status" = 'Active' and u."deletedAt" is null`

const byToken = `${sessionsWhere('s."token" = $1')} ${lookedUp}`
const byTokens = `${sessionsWhere(`s."token" = any(string_to_array($1, ' '))`)} ${lookedUp}`

const actorOf = ({ id, name, email, image, accessRole, seen, leaving, until, viewed }: Row): Actor => {
  const self = { id, name, email, image, accessRole, seen }
  if (leaving && until) return { ...self, leaving: { kind: leaving, until } }
  if (!viewed || !mayViewAs(accessRole, viewed.accessRole)) return self
  const { until: viewedUntil, ...other } = viewed
  return { ...other, seen, viewer: { id, name, until: new Date(viewedUntil) } }
}

/**
 * Returns the actor of a session, which can be the user it views the product as; undefined if the session is no longer
 * valid.
 */
export const actorOfSession = async (db: Db, token: string, now: Date): Promise<Known | undefined> => {
  const [row] = await lookUp<Row>(db, byToken, [token, now])
  return row && { actor: actorOf(row), factors: row }
}

/** Returns the actors of several sessions, by token. */
export const actorsOfSessions = async (
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Actor>> => {
  if (tokens.length === 0) return new Map()
  const rows = await lookUp<Row>(db, byTokens, [[...new Set(tokens)].join(' '), now])
  return new Map(rows.map((row) => [row.token, actorOf(row)]))
}

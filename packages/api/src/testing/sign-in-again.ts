import { sql } from 'kysely'
import type { Ports } from '../kit/ports.ts'
import { signIn } from './home.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows that signing in wrote, without ids. */
interface Written {
  readonly session: Row & { readonly createdAt: string; readonly expiresAt: string }
  readonly event: Row
  readonly password: string
}

interface SignedIn extends Written {
  readonly cookie: string
}

const tokenIn = (cookie: string): string =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').replace(/\..*$/, '')

const readWritten = async (db: Ports['db'], token: string): Promise<Written | undefined> => {
  const { rows } = await sql<Written>`
    select to_jsonb(s) - 'id' as "session", c."password",
      (select to_jsonb(e) - 'id' from "securityEvents" e where e."userId" = s."userId" order by e."id" desc limit 1) as "event"
    from "sessions" s join "credentials" c on c."userId" = s."userId" where s."token" = ${token}`.execute(db)
  return rows[0]
}

const columnsOf = (row: Row) => sql.join(Object.keys(row).map((name) => sql.ref(name)))

/**
 * Inserts the rows of a sign-in again. Returns false if that isn't possible: the session must be gone, and its person unchanged.
 */
const writeAgain = async (db: Ports['db'], { session, event, password }: Written, now: Date): Promise<boolean> => {
  const lasts = Date.parse(session.expiresAt) - Date.parse(session.createdAt)
  const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + lasts) }
  const { rows } = await sql`
    with "signedIn" as (
      insert into "sessions" (${columnsOf(session)})
      select ${columnsOf(session)} from jsonb_populate_record(null::"sessions", ${JSON.stringify({ ...session, ...times })})
      where exists (select from "users" u join "credentials" c on c."userId" = u."id"
        where u."id" = ${session.userId} and u."status" = 'Active' and u."deletedAt" is null and not u."twoFactorEnabled"
          and c."password" = ${password})
      on conflict do nothing returning "userId")
    insert into "securityEvents" (${columnsOf(event)})
    select ${columnsOf(event)} from jsonb_populate_record(null::"securityEvents", ${JSON.stringify({ ...event, at: now })})
    where exists (select from "signedIn") returning "id"`.execute(db)
  return rows.length > 0
}

/**
 * Signs people in, each by the API once. After a reset, it inserts the rows of the first sign-in again, which takes a tenth of
 * the time: most tests begin with it.
 */
export const signInAgain = (
  fetch: (request: Request) => Promise<Response>,
  origin: string,
  { db, now }: Pick<Ports, 'db' | 'now'>,
) => {
  const before = new Map<string, SignedIn>()
  return async (email: string): Promise<string> => {
    const known = before.get(email)
    if (known && (await writeAgain(db, known, now()))) return known.cookie
    const cookie = await signIn(fetch, origin, email)
    const written = known ? undefined : await readWritten(db, tokenIn(cookie))
    if (written) before.set(email, { ...written, cookie })
    return cookie
  }
}

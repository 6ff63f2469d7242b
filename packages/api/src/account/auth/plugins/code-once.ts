import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { sql } from 'kysely'
import type { Db } from '../../../kit/ports.ts'

/** Returns who enters a code: a signed-in user, or one after the password step. */
const whoShows = async (
  ctx: Parameters<Parameters<typeof createAuthMiddleware>[0]>[0],
): Promise<string | undefined> => {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const key = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  return key ? (await ctx.context.internalAdapter.findVerificationValue(key))?.value : undefined
}

/** better-auth locks for a quarter of an hour at most: a longer lock was written by a clock that was wrong. */
const endWrongLock = (db: Db, userId: number) =>
  sql`update "twoFactors" set "lockedUntil" = null, "failedVerificationCount" = 0
    where "userId" = ${userId} and "lockedUntil" > now() + interval '1 hour'`.execute(db)

/**
 * Makes each authenticator code single-use, across servers: it is stored before it is checked, and refused if already
 * there. Codes are deleted once they have expired.
 */
export const codeOnce = (db: Db): BetterAuthPlugin => ({
  id: 'quarterdeck-code-once',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/two-factor/verify-totp' || path === '/two-factor/verify-backup-code',
        handler: createAuthMiddleware(async (ctx) => {
          const userId = Number(await whoShows(ctx))
          if (userId) await endWrongLock(db, userId)
          if (ctx.path !== '/two-factor/verify-totp') return
          const code = String(ctx.body?.code ?? '')
          if (!userId || !/^\d{6}$/.test(code)) return
          await sql`delete from "usedCodes" where "userId" = ${userId} and "at" < now() - interval '5 minutes'`.execute(
            db,
          )
          const first = await db
            .insertInto('usedCodes')
            .values({ userId, code, at: new Date() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('code')
            .executeTakeFirst()
          if (!first) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
        }),
      },
    ],
  },
})

import type { Ports } from '../../kit/ports.ts'
import { actorOfSession, type Known } from './session-actor.ts'
import type { Requester } from './sign-in.ts'

/** After this long better-auth looks at a session again: it notes when it was used, and may have to prolong it. */
const trustedMs = 300_000
/** Maximum number of cached cookies; more than people who work at the same time. */
const max = 5000

/**
 * Caches which session a cookie means after better-auth has verified its signature. The session itself is checked in
 * the database at each request, so that sign-out, ban and reset take effect immediately on every server.
 */
export const cacheSessions = (
  whoAsks: (headers: Headers) => Promise<Requester | undefined>,
  { db, now }: Pick<Ports, 'db' | 'now'>,
): ((headers: Headers) => Promise<Known | undefined>) => {
  const known = new Map<string, { readonly token: string; readonly until: number }>()

  const ask = async (cookie: string, headers: Headers) => {
    const asker = await whoAsks(headers)
    known.delete(cookie)
    if (known.size >= max) known.clear()
    if (!asker?.token) return asker?.actor && { actor: asker.actor }
    known.set(cookie, { token: asker.token, until: now().getTime() + trustedMs })
    return actorOfSession(db, asker.token, now())
  }

  return async (headers) => {
    const cookie = headers.get('cookie')
    if (!cookie || headers.has('authorization')) {
      const actor = (await whoAsks(headers))?.actor
      return actor && { actor }
    }
    const found = known.get(cookie)
    const left = found ? found.until - now().getTime() : -1
    if (!found || left < 0 || left > trustedMs) return ask(cookie, headers)
    return (await actorOfSession(db, found.token, now())) ?? ask(cookie, headers)
  }
}

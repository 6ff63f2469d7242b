import { reauthenticationMinutes } from '@quarterdeck/contract/account/security'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Selectable } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import type { Proof } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { sessionToken } from './marker.ts'

type Session = Selectable<Schema['sessions']>

interface ProofContext {
  readonly tx: Db | Tx
  readonly headers: Headers
  readonly now: Date
}

/** Returns the current session. @throws Problem for a request by an API key, which has none */
export const ownSession = async ({ tx, headers }: { readonly tx: Db | Tx; readonly headers: Headers }) => {
  const token = headers.has('authorization') ? undefined : sessionToken(headers)
  const session = token && (await tx.selectFrom('sessions').selectAll().where('token', '=', token).executeTakeFirst())
  if (!session) throw new Problem('forbidden', { message: "Sign in to do this; an API key isn't enough" })
  return session
}

/** Maximum clock difference between servers. */
const skewMs = 60_000

const isFresh = ({ createdAt, provenAt }: Pick<Session, 'createdAt' | 'provenAt'>, now: Date): boolean =>
  [createdAt, provenAt].some((at) => {
    const age = at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY
    return age >= -skewMs && age <= reauthenticationMinutes * 60_000
  })

/** Returns the proof of identity that the current session can show. */
export const proofOf = async (context: ProofContext & { readonly actor: Pick<Actor, 'scope'> }): Promise<Proof> =>
  context.actor.scope || isFresh(await ownSession(context), context.now) ? 'fresh' : 'none'

/**
 * Rejects risky steps without a recent proof of identity. A time in the future was written by a wrong clock and proves
 * nothing.
 * @throws Problem `fresh_sign_in`
 */
export const requireFresh = async ({ tx, headers, now }: ProofContext) => {
  const session = await ownSession({ tx, headers })
  if (!isFresh(session, now)) throw new Problem('fresh_sign_in')
  return session
}

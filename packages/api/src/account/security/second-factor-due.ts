import type { Actor } from '../../kit/actor.ts'
import type { Db } from '../../kit/ports.ts'
import type { Factors } from '../auth/index.ts'
import { policyOf, requiredFrom } from './policy.ts'

const hasOne = async (db: Db, userId: number): Promise<boolean> => {
  const user = await db.selectFrom('users').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirst()
  return user?.twoFactorEnabled ?? false
}

/** Adds to the actor whether they must set up a second factor first. @param factors Known facts, to save a query */
export const withSecondFactorDue = async (db: Db, actor: Actor, now: Date, factors?: Factors): Promise<Actor> => {
  // View-as sessions don't have to set up a second factor.
  if (actor.viewer) return actor
  const from = requiredFrom(factors ? factors.policy : await policyOf(db), actor.accessRole)
  if (from === null || Date.parse(from) > now.getTime()) return actor
  return (factors?.hasSecondFactor ?? (await hasOne(db, actor.id))) ? actor : { ...actor, needsSecondFactor: true }
}

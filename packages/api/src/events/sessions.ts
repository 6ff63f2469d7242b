import type { Actor } from '../actor.ts'
import { actorsOfSessions } from '../auth/index.ts'
import type { Db } from '../ports.ts'

/** The sessions of these tokens that still let their person in, and as whom. */
export const stillIn = async (
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Pick<Actor, 'id' | 'accessRole'>>> => {
  const actors = await actorsOfSessions(db, tokens, now)
  return new Map([...actors].filter(([, { leaving }]) => !leaving))
}

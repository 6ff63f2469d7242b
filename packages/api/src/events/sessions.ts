import type { AccessRole } from '@quarterdeck/contract/permission'
import type { Db } from '../ports.ts'

/** The sessions of these tokens that still let their person in, and as what. */
export const stillIn = async (
  db: Db,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, AccessRole>> => {
  if (tokens.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.token', 'users.accessRole'])
    .where('sessions.token', 'in', [...new Set(tokens)])
    .where('sessions.expiresAt', '>', now)
    .where('users.status', '=', 'Active')
    .where('users.deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ token, accessRole }) => [token, accessRole]))
}

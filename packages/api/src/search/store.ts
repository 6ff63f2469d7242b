import * as users from '../people/users/index.ts'
import type { Db } from '../ports.ts'

/** Live users of these ids, in this order. */
export const usersOf = async (db: Db, ids: readonly number[]) => {
  const found = new Map((await users.byIds(db, ids)).map((user) => [user.id, user]))
  return ids.flatMap((id) => found.get(id) ?? []).map(({ id, name, email, image }) => ({ id, name, email, image }))
}

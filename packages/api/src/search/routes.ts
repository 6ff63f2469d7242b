import { type Found, search } from '@quarterdeck/contract/search'
import { allowed } from '../http/allowed.ts'
import type { Serve } from '../http/serve.ts'
import type { Db } from '../ports.ts'
import { byIds, mostLike } from '../users/index.ts'

/** Matches of one kind: as many as a list below a field shows at once. */
const most = 8

const usersOf = async (db: Db, ids: readonly number[]): Promise<Found['users']> => {
  const users = new Map((await byIds(db, ids)).map((user) => [user.id, user]))
  return ids.flatMap((id) => users.get(id) ?? []).map(({ id, name, email, image }) => ({ id, name, email, image }))
}

export const serveSearch = (serve: Serve): void => {
  serve.read(search.all, async ({ db, query, actor }) => ({
    users: allowed(actor, 'users:read') ? await mostLike(db, query.q, most) : [],
  }))
  serve.read(search.records, async ({ db, query, actor }) => ({
    users: allowed(actor, 'users:read') ? await usersOf(db, [...new Set(query.users.split(',').map(Number))]) : [],
  }))
}

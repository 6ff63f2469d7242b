import { may } from '@quarterdeck/contract/permission'
import { search } from '@quarterdeck/contract/search'
import type { Serve } from '../http/serve.ts'
import { mostLike } from '../users/index.ts'

/** Matches of one kind: as many as a list below a field shows at once. */
const most = 8

export const serveSearch = (serve: Serve): void => {
  serve.read(search.all, async ({ db, query, actor }) => ({
    users: may(actor.accessRole, 'users:read') ? await mostLike(db, query.q, most) : [],
  }))
}

import { jobTitles, userStatuses } from '@quarterdeck/contract/kit/constants'
import { optionsOf } from '@quarterdeck/contract/kit/options'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { userList, users } from '@quarterdeck/contract/people/users'
import { exportList } from '../../kit/files/export.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../kit/records/records.ts'
import * as store from './store.ts'

const wire = (rows: store.UserRow[]) => rows.map(store.toDto)

export const serveUsers = (serve: Serve): void => {
  serve.shared(users.list, async ({ db, list, url }) =>
    listAnswer(userList, url, list, await store.list(db, list), wire),
  )

  serve.read(users.read, async ({ db, query }) => {
    const [user] = await store.byIds(db, [store.repository.keyOf(query.id ?? '') ?? 0])
    if (!user) throw notFound('User')
    return store.toDto(user)
  })

  serve.write(users.create, async ({ body, ...context }) => {
    const [user] = await store.create(context, [body])
    if (!user) throw notFound('User')
    const created = store.toDto(user)
    return { user: { ...created, createAt: created.createdAt } }
  })

  serve.write(users.update, async ({ body: { reason, ...patch }, query, ifMatch, ...context }) => ({
    user: store.toDto(await changeRecord({ ...context, reason }, store.repository, query.id, ifMatch, () => patch)),
  }))

  serve.shared(users.facets, ({ db, list }) => store.facets(db, list))

  serve.read(users.export, async ({ db, list, query }) => exportList(db, store.collection, list, query))

  serve.write(users.remove, async ({ body, query, ifMatch, minimal, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    if (single && removed[0]) return { user: store.toDto(removed[0]) }
    if (minimal) return []
    return wire((await store.list(context.tx, { sort: [{ field: 'id', desc: false }], where: [] })).rows)
  })

  serve.read(users.statuses, async () => optionsOf(userStatuses))
  serve.read(users.roles, async () => optionsOf(jobTitles))
}

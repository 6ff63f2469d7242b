import { notFound } from '@quarterdeck/contract/core/problem'
import { replies, replyList } from '@quarterdeck/contract/support/replies'
import { exportList } from '../../files/export.ts'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../records/records.ts'
import { storedOf } from './rules.ts'
import * as store from './store.ts'

export const serveReplies = (serve: Serve): void => {
  serve.shared(replies.list, async ({ db, list, url }) =>
    listAnswer(replyList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )
  serve.shared(replies.facets, ({ db, list }) => store.facets(db, list))
  serve.read(replies.export, async ({ db, list, query }) => exportList(db, store.collection, list, query.titles))

  serve.read(replies.read, async ({ db, query }) => {
    const reply = await store.byId(db, store.repository.keyOf(query.id ?? '') ?? 0)
    if (!reply) throw notFound('Canned reply')
    return store.toDto(reply)
  })

  serve.write(replies.create, async ({ body, ...context }) => ({
    reply: store.toDto(await store.create(context, body)),
  }))

  serve.write(replies.update, async ({ body, query, ifMatch, ...context }) => ({
    reply: store.toDto(await changeRecord(context, store.repository, query.id, ifMatch, () => storedOf(body))),
  }))

  serve.write(replies.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(store.toDto)
    if (!first) throw notFound('Canned reply')
    return { reply: single ? first : [first, ...rest] }
  })
}

import { reviewList, reviews } from '@quarterdeck/contract/catalog/reviews'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { exportList } from '../../kit/files/export.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../kit/records/records.ts'
import * as store from './store.ts'

export const serveReviews = (serve: Serve): void => {
  serve.shared(reviews.list, async ({ db, list, url }) =>
    listAnswer(reviewList, url, list, await store.list(db, list), (rows) => store.toDto(db, rows)),
  )
  serve.shared(reviews.facets, ({ db, list }) => store.facets(db, list))
  serve.read(reviews.export, async ({ db, list, query }) => exportList(db, store.collection, list, query))

  serve.write(reviews.update, async ({ body, query, ifMatch, ...context }) => {
    const changed = await changeRecord(context, store.repository, query.id, ifMatch, (review) =>
      store.changeOf(context, review, body),
    )
    const [review] = await store.toDto(context.tx, [changed])
    if (!review) throw notFound('Review')
    return { review }
  })

  serve.write(reviews.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = await store.toDto(context.tx, removed)
    if (!first) throw notFound('Review')
    return { review: single ? first : [first, ...rest] }
  })
}

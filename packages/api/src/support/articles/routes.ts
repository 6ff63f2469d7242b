import { notFound } from '@quarterdeck/contract/core/problem'
import { articleList, articles } from '@quarterdeck/contract/support/articles'
import { exportList } from '../../files/export.ts'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../records/records.ts'
import { moveArticle } from './move.ts'
import { storedOf } from './rules.ts'
import * as store from './store.ts'

export const serveArticles = (serve: Serve): void => {
  serve.shared(articles.list, async ({ db, list, url }) =>
    listAnswer(articleList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )
  serve.shared(articles.facets, ({ db, list }) => store.facets(db, list))
  serve.read(articles.export, async ({ db, list, query }) => exportList(db, store.collection, list, query.titles))

  serve.read(articles.read, async ({ db, query }) => {
    const article = await store.byId(db, store.repository.keyOf(query.id ?? '') ?? 0)
    if (!article) throw notFound('Article')
    return store.toDto(article)
  })

  serve.write(articles.create, async ({ body, ...context }) => ({
    article: store.toDto(await store.create(context, body)),
  }))

  serve.write(articles.update, async ({ body, query, ifMatch, ...context }) => ({
    article: store.toDto(await changeRecord(context, store.repository, query.id, ifMatch, () => storedOf(body))),
  }))

  serve.write(articles.move, async ({ body: { id, ...place }, ...context }) => ({
    article: store.toDto(await moveArticle(context, String(id), place)),
  }))

  serve.write(articles.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(store.toDto)
    if (!first) throw notFound('Article')
    return { article: single ? first : [first, ...rest] }
  })
}

import { notFound } from '@quarterdeck/contract/core/problem'
import { series, seriesList } from '@quarterdeck/contract/sales/series'
import { exportList } from '../../files/export.ts'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import { deleteRecords, idsOf } from '../../records/records.ts'
import { toDto } from './rules.ts'
import * as store from './store.ts'

export const serveSeries = (serve: Serve): void => {
  // Not shared: that one was made is told by the journal of its invoice.
  serve.read(series.list, async ({ db, list, url }) =>
    listAnswer(seriesList, url, list, await store.list(db, list), (rows) => rows.map(toDto)),
  )
  serve.read(series.facets, ({ db, list }) => store.facets(db, list))
  serve.read(series.export, async ({ db, list, query }) => exportList(db, store.collection, list, query.titles))

  serve.read(series.read, async ({ db, query }) => {
    const found = await store.byId(db, Number(store.repository.keyOf(query.id ?? '') ?? 0))
    if (!found) throw notFound('Series')
    return toDto(found)
  })

  serve.write(series.create, async ({ body, ...context }) => ({ series: toDto(await store.create(context, body)) }))

  serve.write(series.update, async ({ body, query, ifMatch, ...context }) => ({
    series: toDto(await store.change(context, query.id, ifMatch, body)),
  }))

  serve.write(series.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, store.repository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(toDto)
    if (!first) throw notFound('Series')
    return { series: single ? first : [first, ...rest] }
  })
}

import { deliveries, deliveryList } from '@quarterdeck/contract/catalog/deliveries'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { changeRecord } from '../../kit/records/records.ts'
import * as store from './store.ts'

export const serveDeliveries = (serve: Serve): void => {
  serve.read(deliveries.list, async ({ db, list, url }) =>
    listAnswer(deliveryList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )

  serve.write(deliveries.create, async ({ body, ...context }) => ({
    delivery: store.toDto(await store.create(context, body)),
  }))

  serve.write(deliveries.update, async ({ body, query, ifMatch, ...context }) => ({
    delivery: store.toDto(await changeRecord(context, store.repository, query.id, ifMatch, () => body)),
  }))

  serve.write(deliveries.receive, async ({ body, query, ...context }) => ({
    delivery: store.toDto(await store.receive(context, query.id, body)),
  }))
}

import { shipmentList, shipments } from '@quarterdeck/contract/sales/shipments'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { changeRecord, idsOf } from '../../kit/records/records.ts'
import * as store from './store.ts'

export const serveShipments = (serve: Serve): void => {
  serve.read(shipments.list, async ({ db, list, url }) =>
    listAnswer(shipmentList, url, list, await store.list(db, list), async (rows) =>
      (await store.withLines(db, rows)).map(store.toDto),
    ),
  )

  serve.write(shipments.create, async ({ body, ifMatch, ...context }) => ({
    shipment: store.toDto(await store.create(context, body, ifMatch)),
  }))

  serve.write(shipments.update, async ({ body, query, ifMatch, ...context }) => ({
    shipment: store.toDto(await changeRecord(context, store.repository, query.id, ifMatch, () => body)),
  }))

  serve.write(shipments.remove, async ({ query, ifMatch, ...context }) => ({
    shipment: store.toDto(await store.takeBack(context, idsOf(query, undefined).ids, ifMatch)),
  }))
}

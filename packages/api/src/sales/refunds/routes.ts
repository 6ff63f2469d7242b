import { refundList, refunds } from '@quarterdeck/contract/sales/refunds'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import * as store from './store.ts'

export const serveRefunds = (serve: Serve): void => {
  serve.read(refunds.list, async ({ db, list, url }) =>
    listAnswer(refundList, url, list, await store.list(db, list), async (rows) =>
      (await store.whole(db, rows)).map(store.toDto),
    ),
  )

  serve.write(refunds.create, async ({ body, ifMatch, ...context }) => ({
    refund: store.toDto(await store.create(context, body, ifMatch)),
  }))
}

import { work, workList } from '@quarterdeck/contract/system/work'
import type { Serve } from '../http/serve.ts'
import { listAnswer } from '../lists/page.ts'
import * as store from './store.ts'

export { workCheck } from './check.ts'
export { type Hold, type Outcome, openWorkQueue, type WorkKind, type WorkKinds } from './queue.ts'
export { type Claimed, drop, enqueue, forgetFailed, hasten, lockWaiting, makeDue, startNow } from './store.ts'

export const serveWork = (serve: Serve): void => {
  serve.read(work.list, async ({ db, list, url }) =>
    listAnswer(workList, url, list, await store.list(db, list), (rows) => rows.map(store.toDto)),
  )
  serve.write(work.retry, async ({ tx, now, body }) => store.toDto(await store.retry(tx, body.id, now)))
}

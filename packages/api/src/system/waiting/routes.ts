import { type Waiting, waiting, waitingNames, waitingRecords } from '@quarterdeck/contract/kit/waiting'
import { collections } from '../../kinds.ts'
import { mayDo } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { counterOf } from '../../kit/lists/counters.ts'
import { matching } from '../../kit/lists/listed.ts'
import { totalOf } from '../../kit/lists/total.ts'
import type { Db } from '../../kit/ports.ts'

/** Counts the records of a list that wait, as the list itself counts them. */
const countWaiting = async (db: Db, entity: Waiting): Promise<number> => {
  const { listed } = collections[entity]
  const [field, value] = waiting[entity]
  const query = { sort: [], where: [{ field, op: 'in' as const, values: [value] }] }
  const counter = counterOf(listed.table, listed.counters, query)
  return (await totalOf(db, matching(db, listed, query), listed.columns, counter)).total
}

export const serveWaiting = (serve: Serve): void => {
  serve.read(waitingRecords, async ({ db, actor }) => {
    const readable = waitingNames.filter((entity) => mayDo(actor, entity, 'read'))
    return Object.fromEntries(
      await Promise.all(readable.map(async (entity) => [entity, await countWaiting(db, entity)] as const)),
    )
  })
}

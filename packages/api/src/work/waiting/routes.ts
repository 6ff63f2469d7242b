import { type Waiting, waiting, waitingNames, waitingRecords } from '@quarterdeck/contract/core/waiting'
import { mayDo } from '../../http/demand.ts'
import type { Serve } from '../../http/serve.ts'
import { collections } from '../../kinds.ts'
import { counterOf } from '../../lists/counters.ts'
import { matching } from '../../lists/listed.ts'
import { totalOf } from '../../lists/total.ts'
import type { Db } from '../../ports.ts'

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

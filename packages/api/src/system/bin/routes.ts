import { bin, binList } from '@quarterdeck/contract/system/bin'
import { collections } from '../../kinds.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import * as store from './store.ts'

export const serveBin = (serve: Serve): void => {
  serve.read(bin.list, async ({ db, query: { entity }, list, url, actor }) => {
    demand(actor, entity, 'delete')
    const collection = collections[entity]
    const page = await store.list(db, collection, list)
    const answer = await listAnswer(binList, url, list, page, (rows) => store.toDto(db, collection, rows))
    return answer
  })
}

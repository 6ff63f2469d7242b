import { isBulkable } from '@quarterdeck/contract/kit/entities'
import { collections } from '../../kinds.ts'
import { demand } from '../../kit/http/demand.ts'
import { changeInBulk } from '../../kit/records/bulk.ts'
import { bulkOperationOf, isEdit } from '../../kit/records/collection.ts'
import type { Kind } from '../jobs/index.ts'
import { keysOf } from './store.ts'

/** Does what a plan says to the records that it fixed, thousands in a step. */
export const changeKind: Kind = {
  step: async (context, { entity, data, cursor }) => {
    if (data.kind !== 'change' || entity === null || !isBulkable(entity)) throw new Error('A job without its plan')
    demand(context.actor, entity, isEdit(data.action) ? 'write' : 'delete')
    const { keys, isLast } = await keysOf(context.tx, data.plan, cursor)
    const operation = bulkOperationOf(collections[entity], data.action)
    const outcome = await changeInBulk(context, collections[entity], keys, operation)
    return { ...outcome, cursor: cursor + 1, done: keys.length, isLast }
  },
}

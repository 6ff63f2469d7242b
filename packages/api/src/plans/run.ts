import { doMany } from '../db/bulk.ts'
import { type Collections, deedOf, isWriting } from '../db/collection.ts'
import { demand } from '../http/demand.ts'
import type { Kind } from '../jobs/index.ts'
import { keysOf } from './store.ts'

/** Does what a plan says to the records that it fixed, thousands in a step. */
export const changeKind = (collections: Collections): Kind => ({
  step: async (context, { entity, data, cursor }) => {
    if (data.kind !== 'change' || entity === null || !(entity in collections)) throw new Error('A job without its plan')
    const known = entity as keyof Collections
    demand(context.actor, known, isWriting(data.action) ? 'write' : 'delete')
    const { keys, isLast } = await keysOf(context.tx, data.plan, cursor)
    const deed = deedOf(collections[known], known, data.action)
    const outcome = await doMany(context, collections[known], keys, deed)
    return { ...outcome, cursor: cursor + 1, done: keys.length, isLast }
  },
})

import { entities, isEntity, type Journalled } from '@quarterdeck/contract/kit/entities'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { changeList, changes } from '@quarterdeck/contract/system/changes'
import { versions } from '@quarterdeck/contract/system/versions'
import { collections } from '../../kinds.ts'
import type { Actor } from '../../kit/actor.ts'
import { demand, mayDo } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { isCollection, type Stored } from '../../kit/records/collection.ts'
import { type AllRevertible, isRevertible, revertRange } from '../../kit/records/revert-bulk.ts'
import { enqueue, type Runner } from '../jobs/index.ts'
import { restore } from './restore.ts'
import * as store from './store.ts'
import { admit, guardReverted, revertible } from './undo.ts'

/** Most entries that are taken back before the answer; more are taken back in the background. */
const atOnce = 1000

const mayWantProof = (known: AllRevertible[Journalled]) =>
  isRevertible(known) && known.repository.wantsProof !== undefined

const mayRead = (actor: Actor) => entities.filter((entity) => mayDo(actor, entity, 'read'))

export const serveChanges = (serve: Serve, { jobs: runner }: { readonly jobs: Runner }): void => {
  const listed = store.listedBy(collections)
  serve.read(changes.list, async ({ db, list, url, actor }) => {
    const page = await store.list(db, listed, list, { me: actor.id, readable: mayRead(actor) })
    return listAnswer(changeList, url, list, page, (rows) => store.toDto(db, rows))
  })

  serve.write(changes.undo, async ({ body, afterwards, ...context }) => {
    const { tx, actor, now, batch } = context
    const { size, doings, isOnce, to } = await admit(tx, actor, body.batch)
    if (size <= atOnce) {
      const range = { batch: body.batch, from: 0, to }
      const undoing = { ...context, undoes: body.batch }
      const { undone, kept } = await revertRange(undoing, revertible, range, isOnce)
      await guardReverted(undoing)
      return {
        undone,
        kept: kept.map(({ entity, id, fields, code }) => ({ entity, record: id, fields: [...fields], reason: code })),
      }
    }
    const isProven = (await context.proof()) !== 'none'
    // A background job can't ask for the proof later.
    if (!isProven && doings.some(({ entity }) => mayWantProof(revertible[entity]))) throw new Problem('fresh_sign_in')
    const data = { kind: 'undo', once: isOnce, isProven, doings } as const
    const entity = doings.map((doing) => doing.entity).find(isEntity) ?? null
    const about = { entity, data, batch, total: size, cursor: to + 1, undoes: body.batch, actor, now }
    const job = await enqueue(tx, { id: batch, ...about })
    afterwards(runner.run)
    return { undone: 0, kept: [], job: job.id }
  })

  serve.write(versions.restore, ({ body, ifMatch, ...context }) => {
    const collection: Stored = collections[body.entity]
    if (!isCollection(collection))
      throw fieldProblem('entity', { code: 'choice', message: "These records can't be changed" })
    demand(context.actor, body.entity, 'write')
    return restore(context, collection.repository, body, ifMatch)
  })
}

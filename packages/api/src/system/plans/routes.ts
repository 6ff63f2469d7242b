import { Problem } from '@quarterdeck/contract/kit/problem'
import { jobs } from '@quarterdeck/contract/system/jobs'
import { type BulkRequest, maxAtOnce, type Plan, plans } from '@quarterdeck/contract/system/plans'
import { collections } from '../../kinds.ts'
import type { Actor } from '../../kit/actor.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Serve, Write } from '../../kit/http/serve.ts'
import { isEdit } from '../../kit/records/collection.ts'
import { create, enqueue, type JobRow, type Runner, toDto } from '../jobs/index.ts'
import * as store from './store.ts'

/** Maximum number of records changed before the response; more are changed in the background. */
const atOnce = 200

const admit = (actor: Actor, { entity, action }: Pick<BulkRequest, 'entity' | 'action'>) =>
  demand(actor, entity, isEdit(action) ? 'write' : 'delete')

type Given = Pick<Write<never>, 'tx' | 'actor' | 'now' | 'batch' | 'afterwards' | 'proof'>

/** Applies a plan: immediately if it is small, else in the background. */
const start = async (
  { tx, actor, now, batch, afterwards, proof }: Given,
  runner: Runner,
  { id, entity, action, reason }: Pick<Plan, 'id' | 'entity' | 'action'> & { readonly reason?: string | undefined },
  total: number,
  max: number,
): Promise<JobRow> => {
  const isProven = (await proof()) !== 'none'
  // A background job can't ask for the proof later.
  if (total > max && !isProven && (await store.needsProof(tx, id, collections[entity], action)))
    throw new Problem('fresh_sign_in')
  const data = { kind: 'change', plan: id, action, isProven } as const
  const isShort = total <= max
  const wish = { id: batch, entity, data, batch, total, reason, actor, now }
  const job = await (isShort ? create : enqueue)(tx, wish)
  await tx.updateTable('plans').set({ appliedBy: job.id }).where('id', '=', id).execute()
  if (isShort) return runner.runWithin(tx, job)
  afterwards(runner.run)
  return job
}

const only = async (given: Given, job: JobRow) => {
  const [wire] = await toDto(given.tx, [job])
  if (!wire) throw new Error('A job without its form')
  return wire
}

export const servePlans = (serve: Serve, { jobs: runner }: { readonly jobs: Runner }): void => {
  serve.write(plans.create, async ({ body, ...context }) => {
    admit(context.actor, body)
    return store.make({ ...context, reason: body.reason }, context.newId(), collections[body.entity], body)
  })

  serve.read(plans.read, async ({ db, query, actor }) => {
    const { entity, plan } = await store.find(db, query.id, actor.id)
    demand(actor, entity, 'read')
    return plan
  })

  serve.write(jobs.apply, async ({ query, ...given }) => {
    const row = await store.lock(given.tx, query.id, given.actor.id)
    admit(given.actor, row)
    if (row.appliedBy !== null) throw new Problem('conflict', { message: 'This plan was applied already' })
    const changed = query.anyway === 'true' ? 0 : await store.changedSince(given.tx, collections[row.entity], row)
    if (changed > 0) throw new Problem('conflict', { message: `${changed} of the records were changed since`, changed })
    return {
      job: await only(
        given,
        await start(
          given,
          runner,
          { ...row, reason: query.reason || row.reason },
          row.plan.total - row.plan.unchanged,
          atOnce,
        ),
      ),
    }
  })

  serve.write(jobs.create, async ({ body, ...given }) => {
    admit(given.actor, body)
    const id = given.newId()
    const total = await store.fix(given, id, collections[body.entity], body, maxAtOnce)
    return only(given, await start(given, runner, { ...body, id }, total, maxAtOnce))
  })
}

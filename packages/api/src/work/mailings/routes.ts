import { Problem } from '@quarterdeck/contract/core/problem'
import { mailings } from '@quarterdeck/contract/work/mailings'
import type { Serve } from '../../http/serve.ts'
import { enqueue, type Queue, toDto } from '../jobs/index.ts'
import * as store from './store.ts'

/** So few are mailed before the answer, and so many named: nobody has to wait for what takes a moment. */
const atOnce = { mailed: 10, total: 1000 }

export const serveMailings = (serve: Serve, { queue }: { readonly queue: Queue }): void => {
  serve.write(mailings.plan, ({ body, ...context }) => store.make(context, context.newId(), body))

  serve.write(mailings.send, async ({ body, ...context }) => {
    const { tx, actor, now, batch, afterwards } = context
    const { id, action, madeAt, appliedBy } = await store.lock(tx, body.id, actor.id)
    if (appliedBy !== null) throw new Problem('conflict', { message: 'This plan was applied already' })
    await store.leaveOut(tx, id, body.except)
    const parts = action.parts.filter(({ goes, name }) => !goes || !body.skip.some((each) => each === name))
    const counts = await Promise.all(parts.map((part) => store.countIn(tx, id, part)))
    const total = counts.reduce((sum, count) => sum + count, 0)
    const mailed = counts.reduce((sum, count, at) => (parts[at]?.goes ? sum + count : sum), 0)
    const data = { kind: action.kind, plan: id, madeAt: madeAt.toISOString(), parts }
    const cursor = parts[0]?.from ?? 0
    const job = await enqueue(tx, { id: batch, entity: 'invoices', data, batch, total, cursor, actor, now })
    await tx.updateTable('plans').set({ appliedBy: job.id }).where('id', '=', id).execute()
    const isShort = mailed <= atOnce.mailed && total <= atOnce.total
    if (!isShort) afterwards(queue.run)
    const [wire] = await toDto(tx, [isShort ? await queue.runWithin(tx, job) : job])
    if (!wire) throw new Error('A job without its form')
    return { job: wire }
  })
}

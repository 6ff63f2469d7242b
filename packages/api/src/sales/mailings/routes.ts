import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { mailings } from '@quarterdeck/contract/sales/mailings'
import { sql } from 'kysely'
import type { Serve } from '../../kit/http/serve.ts'
import type { Tx } from '../../kit/ports.ts'
import { keysOf } from '../../kit/records/bulk-statements.ts'
import type { MailingPart } from '../../kit/sql/schema-jobs.ts'
import { create, enqueue, type Runner, toDto } from '../../system/jobs/index.ts'
import { repository as invoices } from '../invoices/index.ts'
import { make } from './plan.ts'

/** Limits up to which a mailing is completed before the response, without a background job. */
const atOnce = { mailed: 10, total: 1000 }

/**
 * Locks a user's own plan, so that it is sent once.
 * @throws Problem `Plan not found`
 */
const lock = async (tx: Tx, id: string, actorId: number) => {
  const row = await tx
    .selectFrom('plans')
    .select(['id', 'action', 'madeAt', 'appliedBy'])
    .where('id', '=', id)
    .where('actorId', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.action.type !== 'mailing') throw notFound('Plan')
  return { ...row, action: row.action }
}

/** Removes invoices from a plan. */
const leaveOut = async (tx: Tx, planId: string, ids: readonly string[]): Promise<void> => {
  const known = ids.map(invoices.keyOf).filter((id) => id !== undefined)
  if (known.length === 0) return
  await sql`
    update "planKeys" set "keys" = array(
      select "key" from unnest("keys") with ordinality as k("key", "n") where "key" <> all(out."numbers") order by "n")
    from (select array_agg("number"::bigint) as "numbers" from "invoices" where "id" = any(${keysOf(known, 'text')})) out
    where "planId" = ${planId} and "keys" && out."numbers"`.execute(tx)
}

/** Counts the invoices of a part. */
const countIn = async (tx: Tx, planId: string, { from, to }: MailingPart): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(cardinality("keys")), 0)::int as "count" from "planKeys"
    where "planId" = ${planId} and "chunk" >= ${from} and "chunk" < ${to}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const serveMailings = (serve: Serve, { jobs: runner }: { readonly jobs: Runner }): void => {
  serve.write(mailings.plan, ({ body, ...context }) => make(context, context.newId(), body))

  serve.write(mailings.send, async ({ body, ...context }) => {
    const { tx, actor, now, batch, afterwards } = context
    const { id, action, madeAt, appliedBy } = await lock(tx, body.id, actor.id)
    if (appliedBy !== null) throw new Problem('conflict', { message: 'This plan was applied already' })
    await leaveOut(tx, id, body.except)
    const parts = action.parts.filter(({ goes, name }) => !goes || !body.skip.some((each) => each === name))
    const counts = await Promise.all(parts.map((part) => countIn(tx, id, part)))
    const total = counts.reduce((sum, count) => sum + count, 0)
    const mailed = counts.reduce((sum, count, at) => (parts[at]?.goes ? sum + count : sum), 0)
    const data = { kind: action.kind, plan: id, madeAt: madeAt.toISOString(), parts }
    const cursor = parts[0]?.from ?? 0
    const isShort = mailed <= atOnce.mailed && total <= atOnce.total
    const wish = { id: batch, entity: 'invoices', data, batch, total, cursor, actor, now } as const
    const job = await (isShort ? create : enqueue)(tx, wish)
    await tx.updateTable('plans').set({ appliedBy: job.id }).where('id', '=', id).execute()
    if (!isShort) afterwards(runner.run)
    const [wire] = await toDto(tx, [isShort ? await runner.runWithin(tx, job) : job])
    if (!wire) throw new Error('A job without its form')
    return { job: wire }
  })
}

import { type BatchKind, batches } from '@quarterdeck/contract/work/batches'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import type { Serve } from '../../http/serve.ts'
import { collections } from '../../kinds.ts'
import { selected } from '../../records/selected.ts'
import { isOpen } from '../../sales/invoices/index.ts'
import { enqueue, type Queue, toDto } from '../jobs/index.ts'

/** Invoices of a step of the job. */
const perStep = 50

/** With which invoices it can be done. */
const isFit: Readonly<Record<BatchKind, RawBuilder<unknown>>> = {
  issue: sql`t."issuedAt" is null`,
  void: sql`${isOpen} and t."paidAmount" = 0`,
}

/** Fixes what a batch is about, in the order of the numbers, and answers how much that is. */
const fix = async (
  { tx }: WriteContext,
  plan: string,
  { kind, selection }: { readonly kind: BatchKind; readonly selection: Parameters<typeof selected>[2] },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with "ordered" as (
      select "number", (row_number() over (order by "number") - 1)::integer as "n"
      from (${selected(tx, collections.invoices, selection).selectAll()}) t where ${isFit[kind]}
    ), "kept" as (
      insert into "planKeys" ("planId", "chunk", "keys")
      select ${plan}::text, "n" / ${sql.lit(perStep)}, array_agg("number"::bigint order by "n") from "ordered" group by 2
    ) select count(*)::integer as "count" from "ordered"`.execute(tx)
  return rows[0]?.count ?? 0
}

export const serveBatches = (serve: Serve, { queue }: { readonly queue: Queue }): void => {
  serve.write(batches.start, async ({ body, ...context }) => {
    const { tx, actor, now, batch, afterwards } = context
    const { kind, selection } = body
    const id = context.newId()
    const reason = 'reason' in body ? body.reason : ''
    await tx
      .insertInto('plans')
      .values({
        ...({ id, entity: 'invoices', reason, seen: 0, plan: null, appliedBy: batch } as const),
        ...{ actorId: actor.id, madeAt: now },
        action: JSON.stringify({ type: 'batch', kind }),
        selection: JSON.stringify(selection),
      })
      .execute()
    const total = await fix(context, id, body)
    const data = { kind, plan: id } as const
    const job = await enqueue(tx, { id: batch, entity: 'invoices', data, batch, total, reason, actor, now })
    afterwards(queue.run)
    const [wire] = await toDto(tx, [job])
    if (!wire) throw new Error('A job without its form')
    return { job: wire }
  })
}

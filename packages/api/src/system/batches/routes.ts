import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import { type BatchKind, type BundleKind, batches } from '@quarterdeck/contract/system/batches'
import { type RawBuilder, sql } from 'kysely'
import { collections } from '../../kinds.ts'
import type { WriteContext } from '../../kit/context.ts'
import type { Drawings } from '../../kit/files/drawings.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { selected } from '../../kit/records/selected.ts'
import { isOpen } from '../../sales/invoices/index.ts'
import { enqueue, type Runner, toDto } from '../jobs/index.ts'
import { perBundleStep } from './bundle.ts'
import { serveBundleFiles } from './bundle-files.ts'

type Kind = BatchKind | BundleKind

/** Invoices of one step of a job. */
const perStep: Readonly<Record<Kind, number>> = { issue: 50, void: 50, zip: perBundleStep, print: perBundleStep }

/** Condition on the invoices that it can be done with. */
const isFit: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  issue: sql`t."issuedAt" is null`,
  void: sql`${isOpen} and t."paidAmount" = 0`,
  zip: sql`true`,
  print: sql`true`,
}

interface Wish {
  readonly kind: Kind
  readonly selection: Selection
  readonly reason: string
}

/** Fixes what a batch is about, in the order of the numbers, and answers how much that is. */
const fix = async ({ tx }: WriteContext, plan: string, { kind, selection }: Wish): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with "ordered" as (
      select "number", (row_number() over (order by "number") - 1)::integer as "n"
      from (${selected(tx, collections.invoices, selection).selectAll()}) t where ${isFit[kind]}
    ), "kept" as (
      insert into "planKeys" ("planId", "chunk", "keys")
      select ${plan}::text, "n" / ${sql.lit(perStep[kind])}, array_agg("number"::bigint order by "n")
      from "ordered" group by 2
    ) select count(*)::integer as "count" from "ordered"`.execute(tx)
  return rows[0]?.count ?? 0
}

type Given = WriteContext & { readonly newId: () => string; readonly afterwards: (work: () => Promise<void>) => void }

/** Puts a job about invoices into the queue. */
const begin = async (context: Given, runner: Runner, wish: Wish) => {
  const { tx, actor, now, batch, afterwards } = context
  const { kind, selection, reason } = wish
  const id = context.newId()
  await tx
    .insertInto('plans')
    .values({
      ...({ id, entity: 'invoices', reason, seen: 0, plan: null, appliedBy: batch } as const),
      actorId: actor.id,
      madeAt: now,
      action: JSON.stringify({ type: 'batch', kind }),
      selection: JSON.stringify(selection),
    })
    .execute()
  const total = await fix(context, id, wish)
  const data = { kind, plan: id } as const
  const job = await enqueue(tx, { id: batch, entity: 'invoices', data, batch, total, reason, actor, now })
  afterwards(runner.run)
  const [wire] = await toDto(tx, [job])
  if (!wire) throw new Error('A job without its form')
  return { job: wire }
}

type World = { readonly jobs: Runner; readonly documents: Drawings }

export const serveBatches = (serve: Serve, { jobs: runner, documents }: World): void => {
  serve.write(batches.start, ({ body, ...context }) =>
    begin(context, runner, { ...body, reason: 'reason' in body ? body.reason : '' }),
  )

  serve.write(batches.bundle, ({ body, ...context }) => {
    if (!documents.toPdf) throw notFound('A way to make PDF files')
    return begin(context, runner, { ...body, reason: '' })
  })

  serveBundleFiles(serve)
}

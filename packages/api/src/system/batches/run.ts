import type { BatchKind } from '@quarterdeck/contract/system/batches'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { demand } from '../../kit/http/demand.ts'
import type { LeftToRowChecks } from '../../kit/records/bulk.ts'
import { type Refusal, refusalOf } from '../../kit/records/refusal.ts'
import { idsOf, repository as invoices, issue, voidAll } from '../../sales/invoices/index.ts'
import type { Kind } from '../jobs/index.ts'
import { keysOf } from '../plans/index.ts'

const doing: Readonly<Record<BatchKind, (context: WriteContext, id: string) => Promise<unknown>>> = {
  issue: (context, id) => issue(context, [id], undefined),
  void: (context, id) => voidAll(context, [id]),
}

/** Does it with one invoice, or leaves it as it is: a number that was taken for it is free again. */
const doOne = async (context: WriteContext, kind: BatchKind, id: string): Promise<Refusal | undefined> => {
  await sql`savepoint "one"`.execute(context.tx)
  const refusal = await refusalOf(() => doing[kind](context, id))
  await sql.raw(refusal ? 'rollback to savepoint "one"' : 'release savepoint "one"').execute(context.tx)
  return refusal
}

/** Returns the titles of invoices that were left out: the number that they have by now, and the customer. */
const titlesOf = async ({ tx }: WriteContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('invoices').select(['id', 'customerName']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, customerName }) => [id, [id, customerName].filter(Boolean).join(' · ')]))
}

/** Issues or voids the invoices of a batch, some in a step; one that does not allow it any more is left out and named. */
export const batchKind: Kind = {
  step: async (context, { data, cursor }) => {
    if (data.kind !== 'issue' && data.kind !== 'void') throw new Error('A job without its batch')
    demand(context.actor, 'invoices', 'write')
    const { keys, isLast } = await keysOf(context.tx, data.plan, cursor)
    const ids = await idsOf(context.tx, keys)
    // Locked in the same order as by other bulk changes.
    await invoices.lock(context.tx, ids)
    const titles = ids.length > 0 ? await titlesOf(context, ids) : new Map<string, string>()
    const refused: LeftToRowChecks[] = []
    for (const id of ids) {
      const refusal = await doOne(context, data.kind, id)
      if (refusal) refused.push({ id, title: titles.get(id) ?? id, fields: [], ...refusal })
    }
    return { cursor: cursor + 1, done: ids.length, changed: ids.length - refused.length, refused, isLast }
  },
}

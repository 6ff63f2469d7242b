import type { bulkResult } from '@quarterdeck/contract/fields'
import { notFound } from '@quarterdeck/contract/problem'
import type { z } from 'zod'
import type { WriteContext } from '../http/context.ts'
import { applyChange, differing, type Keeper, type Kept } from './records.ts'
import { refusalOf } from './refusal.ts'

/** Changes many records in one transaction and one batch; those that a rule refuses are left alone and named. */
export const changeRecords = async <Doc extends Kept>(
  context: WriteContext,
  keeper: Keeper<Doc>,
  ids: readonly string[],
  change: (doc: Doc) => Partial<Doc>,
): Promise<z.output<typeof bulkResult>> => {
  const keys = [...new Set(ids.map(keeper.keyOf).filter((key) => key !== undefined))]
  const docs = (await keeper.lock(context.tx, keys)).filter((doc) => doc.deletedAt === null)
  if (docs.length === 0) throw notFound(keeper.title)
  const refused: z.output<typeof bulkResult>['refused'] = []
  let changed = 0
  for (const doc of docs) {
    const wanted = change(doc)
    const fields = differing(doc, wanted)
    if (fields.length === 0) continue
    const refusal = await refusalOf(() => applyChange(context, keeper, doc, wanted, fields))
    if (refusal) refused.push({ id: String(doc.id), ...refusal })
    else changed++
  }
  return { changed, refused }
}

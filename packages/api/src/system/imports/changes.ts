import type { ImportChange } from '@quarterdeck/contract/system/imports'
import type { WriteContext } from '../../kit/context.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { differing, type VersionedRecord } from '../../kit/records/records.ts'
import { importerFor } from './importers.ts'
import { judgeRows } from './run.ts'
import * as store from './store.ts'

const pick = (dto: unknown, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, (dto as Readonly<Record<string, unknown>>)[field]]))

const changeOf = (
  { repository, title }: Collection,
  row: number,
  { from, to }: { readonly from: VersionedRecord; readonly to: Partial<VersionedRecord> },
  now: Date,
): ImportChange => {
  const fields = differing(from, to).map((field) => repository.dtoField?.(field) ?? field)
  return {
    row,
    id: String(from.id),
    title: String((from as unknown as Record<string, unknown>)[title]),
    before: pick(repository.toDto(from, now), fields),
    after: pick(repository.toDto({ ...from, ...to }, now), fields),
  }
}

/** Returns the first records a file would change, before and after. */
export const changesOf = async (
  context: Pick<WriteContext, 'tx' | 'actor' | 'now'>,
  doc: store.ImportDoc,
): Promise<ImportChange[]> => {
  const { update } = importerFor(doc.entity)
  if (!update) return []
  const rows = await store.changingRows(context.tx, doc.id)
  const judged = await judgeRows(context, doc, rows, new Map())
  return judged.flatMap(({ verdict, change }) =>
    change ? [changeOf(update.collection, verdict.row, change, context.now)] : [],
  )
}

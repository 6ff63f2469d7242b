import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../context.ts'
import { editInBulk } from './bulk-statements.ts'
import type { Collection } from './collection.ts'
import { applyChange, differing, type VersionedRecord } from './records.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export type Changes<Doc extends VersionedRecord> = ReadonlyMap<Doc['id'], Partial<Doc>>

interface Outcome {
  readonly changed: ReadonlySet<VersionedRecord['id']>
  readonly refused: ReadonlyMap<VersionedRecord['id'], Refusal>
}

/** Sets individual values of many records in one statement. Returns the ids of records that changed. */
const editInOneStatement = async (
  context: WriteContext,
  { repository }: Collection,
  changes: Changes<VersionedRecord>,
): Promise<VersionedRecord['id'][]> => {
  const rows = [...changes].map(([id, change]) => ({ id: String(id), change }))
  const fields = [...new Set(rows.flatMap(({ change }) => Object.keys(change)))]
  if (rows.length === 0) return []
  const value = (field: string): RawBuilder<unknown> => sql`b.${sql.id(field)}`
  return editInBulk(context, repository, {
    to: Object.fromEntries(fields.map((field) => [field, value(field)])),
    joined: sql`
      join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v("id" text, "change" jsonb) on t."id"::text = v."id"
      cross join lateral jsonb_populate_record(null::${sql.table(repository.entity)}, v."change") b`,
    gets: (field) => sql<boolean>`jsonb_exists(v."change", ${sql.lit(field)})`,
    where: sql`true`,
  })
}

const alone = async (
  context: WriteContext,
  { repository }: Collection,
  changes: Changes<VersionedRecord>,
): Promise<Outcome> => {
  const changed = new Set<VersionedRecord['id']>()
  const refused = new Map<VersionedRecord['id'], Refusal>()
  for (const doc of await repository.lock(context.tx, [...changes.keys()])) {
    const change = changes.get(doc.id) ?? {}
    const fields = differing(doc, change)
    if (fields.length > 0 && doc.deletedAt === null) {
      const refusal = await refusalOf(() => applyChange(context, repository, doc, change, fields))
      if (refusal) refused.set(doc.id, refusal)
      else changed.add(doc.id)
    }
  }
  return { changed, refused }
}

/** Sets individual values of many records: in one statement if possible, one by one if a rule must be checked. */
export const editEach = async <Doc extends VersionedRecord>(
  context: WriteContext,
  given: Collection<Doc>,
  changes: Changes<Doc>,
): Promise<Outcome> => {
  // A repository receives only its own records.
  const collection = given as unknown as Collection
  const { fields } = collection.repository.bulk
  const fit = [...changes].filter(([, change]) => Object.keys(change).every((field) => fields.includes(field)))
  const touched = new Set(await editInOneStatement(context, collection, new Map(fit)))
  const rest = [...changes].filter(([id]) => !touched.has(id))
  const { changed, refused } = await alone(context, collection, new Map(rest))
  return { changed: new Set([...touched, ...changed]), refused }
}

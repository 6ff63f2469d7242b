import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../context.ts'
import { adjustedValue, isOutOfRange, valueAfter } from './adjust.ts'
import {
  type BulkRules,
  type BulkStatement,
  editInBulk,
  fits,
  keysOf,
  moveInBulk,
  rowChecksIn,
} from './bulk-statements.ts'
import { type BulkOperation, type Collection, isEdit } from './collection.ts'
import { applyChange, differing, guardChange, removeRecords, restoreRecords, type VersionedRecord } from './records.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** Record that its rules left unchanged, and why. */
export interface LeftToRowChecks extends Refusal {
  readonly id: string
  readonly title: string
  readonly fields: readonly string[]
}

export interface Outcome {
  readonly changed: number
  readonly refused: readonly LeftToRowChecks[]
}

/** Converts an operation to the fields that a bulk statement sets. */
export const bulkStatementOf = (operation: BulkOperation): BulkStatement => {
  if (operation.type === 'adjust') {
    return { type: 'edit', to: { [operation.field]: valueAfter(operation) }, outOfRange: isOutOfRange(operation) }
  }
  if (operation.type !== 'edit') return operation
  return {
    type: 'edit',
    to: Object.fromEntries(Object.entries(operation.change).map(([field, value]) => [field, sql`${value}`])),
  }
}

/**
 * Returns the new fields of a record after an operation.
 * @throws Problem if a field can't have its value
 */
export const changeBy = (operation: BulkOperation, doc: VersionedRecord): Readonly<Record<string, unknown>> => {
  if (operation.type === 'adjust') return { [operation.field]: adjustedValue(operation, doc) }
  return operation.type === 'edit' ? operation.change : {}
}

/** Returns SQL that is true if an operation changes record `t`. */
export const wouldChange = ({ reasonFields = {} }: BulkRules, operation: BulkOperation): RawBuilder<boolean> => {
  if (operation.type === 'delete') return sql<boolean>`t."deletedAt" is null`
  if (operation.type === 'restore') return sql<boolean>`t."deletedAt" is not null`
  const statement = bulkStatementOf(operation)
  const to = statement.type === 'edit' ? statement.to : {}
  const differ = Object.entries(to)
    .filter(([field]) => !(reasonFields[field] && reasonFields[field] in to))
    .map(([field, value]) => sql`t.${sql.id(field)} is distinct from ${value}`)
  return sql<boolean>`(${sql.join(differ, sql` or `)})`
}

const titleOf = ({ title }: Collection, doc: VersionedRecord): string =>
  String((doc as unknown as Record<string, unknown>)[title])

/** Applies an operation to one record by the rules of its repository. */
const changeOneByOne = async (
  context: WriteContext,
  { repository }: Collection,
  doc: VersionedRecord,
  operation: BulkOperation,
): Promise<boolean> => {
  if (isEdit(operation)) {
    if (doc.deletedAt !== null) return false
    const change = changeBy(operation, doc)
    const wanted = repository.withDerived?.(doc, change) ?? change
    const fields = differing(doc, wanted)
    if (fields.length > 0) await applyChange(context, repository, doc, wanted, fields)
    return fields.length > 0
  }
  if ((doc.deletedAt === null) !== (operation.type === 'delete')) return false
  if (operation.type === 'restore') await restoreRecords(context, repository, [doc])
  else {
    // Checked before anything is written, so that a rejection leaves nothing half done.
    await guardChange(context, repository, doc, undefined)
    await removeRecords(context, repository, [doc])
  }
  return true
}

/** Applies an operation to records one by one; rejected ones stay unchanged and are reported. */
export const doEach = async (
  context: WriteContext,
  collection: Collection,
  ids: readonly VersionedRecord['id'][],
  operation: BulkOperation,
): Promise<Outcome> => {
  const refused: LeftToRowChecks[] = []
  let changed = 0
  for (const doc of await collection.repository.lock(context.tx, ids)) {
    const refusal = await refusalOf(async () => {
      if (await changeOneByOne(context, collection, doc, operation)) changed++
    })
    if (refusal) refused.push({ id: String(doc.id), title: titleOf(collection, doc), fields: [], ...refusal })
  }
  return { changed, refused }
}

/** Applies an operation to the records of many keys: in one statement if possible, one by one if a rule must be checked. */
export const changeInBulk = async <Doc extends VersionedRecord>(
  context: WriteContext,
  given: Collection<Doc>,
  keys: readonly number[],
  operation: BulkOperation,
): Promise<Outcome> => {
  // A repository receives only its own records.
  const collection = given as unknown as Collection
  const { repository } = collection
  const { bulk, entity } = repository
  const statement = bulkStatementOf(operation)
  const key = sql`t.${sql.id(bulk.key)}`
  const where = sql`${key} = any(${keysOf(keys, 'bigint')}) and ${wouldChange(bulk, operation)}`
  const touched = fits(bulk, statement) ? await runStatement(context, repository, statement, where) : []
  const { rows } = await sql<{ id: VersionedRecord['id'] }>`
    select t."id" from ${sql.table(entity)} t
    where ${where} and ${rowChecksIn(bulk, statement, context.actor)} order by ${key}`.execute(context.tx)
  const ids = rows.map(({ id }) => id)
  const { changed, refused } = await doEach(context, collection, ids, operation)
  return { changed: touched.length + changed, refused }
}

const runStatement = (
  context: WriteContext,
  repository: Collection['repository'],
  statement: BulkStatement,
  where: RawBuilder<unknown>,
) =>
  statement.type === 'edit'
    ? editInBulk(context, repository, { ...statement, where })
    : moveInBulk(context, repository, { type: statement.type, where })

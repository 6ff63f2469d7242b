import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import type { Change, WriteContext } from '../context.ts'
import { same } from './canonical.ts'
import { changedByOthers } from './journal.ts'
import {
  applyChange,
  companionsOf,
  differing,
  guardChange,
  isDerived,
  type Repository,
  removeRecords,
  restoreRecords,
  type VersionedRecord,
} from './records.ts'
import { refusalOf } from './refusal.ts'

/** Part of a batch that wasn't undone, and why. */
interface Unreverted {
  readonly record: string
  readonly fields: readonly string[]
  readonly reason: string
}

interface Reverted {
  readonly undone: number
  readonly kept: readonly Unreverted[]
}

/** Decision about the record of an entry. */
type Plan = { readonly keep: string } | { readonly move: 'remove' | 'restore' }

/** Returns true if another batch, itself not undone, undid the change of a batch to a record. */
const isTakenBack = async (
  context: Pick<WriteContext, 'tx' | 'batch'>,
  batch: string,
  entry: Pick<Change, 'entity' | 'record'>,
): Promise<boolean> => {
  const others = await sql<{ batch: string }>`
    select distinct "batch" from "changes" where "undoes" = ${batch} and "batch" <> ${context.batch}
      and "entity" = ${entry.entity} and "record" = ${entry.record}`.execute(context.tx)
  for (const other of others.rows) if (!(await isTakenBack(context, other.batch, entry))) return true
  return false
}

/** Returns true if a field may be undone: nobody changed it since, or it is additive and its linked field is undone, too. */
const isFree = <Doc extends VersionedRecord>(
  repository: Repository<Doc, Journalled>,
  doc: Doc,
  { after }: Change,
  isCounted: boolean,
) => {
  const { additive, linked } = repository
  const isUntouched = (field: keyof Doc & string) =>
    companionsOf(repository, field).every((each) => !(after && each in after) || same(doc[each], after[each]))
  return (field: keyof Doc & string): boolean => {
    const to = linked?.[field]
    if (to !== undefined && after && to in after && !isUntouched(to)) return false
    return (isCounted && additive?.[field] !== undefined) || isUntouched(field)
  }
}

/** Restores the previous values of fields that nobody changed since; additive fields by their difference. */
const revertUpdate = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  doc: Doc,
  entry: Change,
): Promise<Unreverted | undefined> => {
  const { record, before, after } = entry
  const sent = Object.keys(after ?? {}) as (keyof Doc & string)[]
  const fields = sent.filter((field) => !isDerived(repository, field))
  if (fields.length === 0) {
    // Derived fields are restored as well, unless a rule forbids it in general.
    const never = await refusalOf(async () => repository.check?.(context, doc, doc))
    return never && { record, fields: sent, reason: never.code }
  }
  const { undoes } = context
  const { additive = {} } = repository
  // Otherwise repeated undos would subtract an additive field again and again.
  const isBack =
    undoes !== undefined && fields.some((field) => field in additive) && (await isTakenBack(context, undoes, entry))
  const free = doc.deletedAt === null ? fields.filter(isFree(repository, doc, entry, !isBack)) : []
  const former = (field: keyof Doc & string) => {
    const back = repository.additive?.[field]
    return back ? back(doc[field], before?.[field], after?.[field]) : before?.[field]
  }
  const change = Object.fromEntries(free.map((field) => [field, former(field)])) as Partial<Doc>
  const apply = async () => {
    const settled = repository.withDerived?.(doc, change) ?? change
    await applyChange(context, repository, doc, settled, differing(doc, settled))
  }
  const refused = free.length === 0 ? undefined : await refusalOf(apply)
  if (refused) return { record, fields: free, reason: refused.code }
  const changed = fields.filter((field) => !free.includes(field))
  return changed.length > 0 ? { record, fields: changed, reason: 'changed' } : undefined
}

const planMove = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  doc: Doc,
  entry: Change,
): Promise<Plan> => {
  if (entry.action === 'delete') {
    if (doc.version !== entry.version) return { keep: 'changed' }
    const refused = await refusalOf(() => guardChange(context, repository, undefined, doc))
    return refused ? { keep: refused.code } : { move: 'restore' }
  }
  if (doc.deletedAt !== null) return { keep: 'gone' }
  // The author's own later edits go to the trash with the record; the work of others isn't removed.
  const others = doc.version !== entry.version && (await changedByOthers(context.tx, entry, context.actor.id))
  return others ? { keep: 'changed' } : { move: 'remove' }
}

/** Undoes journal entries of one entity, given from newest to oldest. Fields that changed since stay and are reported. */
export const revert = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  entries: readonly Change[],
): Promise<Reverted> => {
  const keys = [...new Set(entries.map((entry) => repository.keyOf(entry.record)).filter((key) => key !== undefined))]
  const docs = new Map((await repository.lock(context.tx, keys)).map((doc) => [String(doc.id), doc]))
  const kept: Unreverted[] = []
  const moved: Record<'remove' | 'restore', Doc[]> = { remove: [], restore: [] }
  let updated = 0

  for (const entry of entries) {
    const { record } = entry
    const doc = docs.get(record)
    if (!doc) kept.push({ record, fields: [], reason: 'gone' })
    else if (entry.action === 'update') {
      const back = await revertUpdate(context, repository, doc, entry)
      if (back) kept.push(back)
      const [next = doc] = await repository.lock(context.tx, [doc.id])
      if (next.version !== doc.version) updated++
      docs.set(record, next)
    } else {
      const plan = await planMove(context, repository, doc, entry)
      if ('keep' in plan) kept.push({ record, fields: [], reason: plan.keep })
      else moved[plan.move].push(doc)
    }
  }

  await removeRecords(context, repository, moved.remove)
  await restoreRecords(context, repository, moved.restore)
  return { undone: updated + moved.remove.length + moved.restore.length, kept }
}

import type { Entity, Journalled } from '@quarterdeck/contract/kit/entities'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { Change, WriteContext } from '../context.ts'
import type { Db, Tx } from '../ports.ts'
import type { BulkRules } from './bulk-statements.ts'
import { same } from './canonical.ts'
import { hiddenAmong } from './hidden.ts'
import { changedSince, journal, saveAndJournal } from './journal.ts'

/** Fields of every record. */
export interface VersionedRecord {
  readonly id: number | string
  readonly version: number
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** Undoes one change of an additive field: subtracts the difference between `before` and `after` from the current value. */
export type TakenBack = (value: unknown, before: unknown, after: unknown) => unknown

/** `TakenBack` for a numeric field. */
export const amountBack: TakenBack = (value, before, after) => Number(value) - (Number(after) - Number(before))

/**
 * Storage of an entity, with all SQL for writing. `Doc` is a record with its child rows, in the form of the database (minor
 * units, Dates).
 */
export interface Repository<Doc extends VersionedRecord, Name extends Journalled = Entity> {
  readonly entity: Name
  /** Name in `… not found`, set by the specification. */
  readonly title: string
  /** Locks and returns the records of these ids, in the order of their ids, including those in the trash. */
  readonly lock: (tx: Tx, ids: readonly Doc['id'][]) => Promise<Doc[]>
  /**
   * Fields stored in other tables, if `save` otherwise only updates the record's row: then a change of other fields is saved and
   * journaled in one statement. If absent, `save` is called for each change.
   */
  readonly childFields?: readonly (keyof Doc & string)[]
  /** Saves changed fields of one record. */
  readonly save: (tx: Tx, id: Doc['id'], change: Partial<Doc>) => Promise<void>
  /** Moves records to the trash (a time) or out of it (null), and increments their versions. */
  readonly trash: (tx: Tx, ids: readonly Doc['id'][], at: Date | null, now: Date) => Promise<void>
  /** Parses an id from a request or the journal; returns undefined if it can't be one. */
  readonly keyOf: (id: string) => Doc['id'] | undefined
  /** Converts a record to its DTO as of a time. */
  readonly toDto: (doc: Doc, now: Date) => unknown
  /** Converts records to the DTOs of a read, if they contain parts of other records. */
  readonly withOthers?: (db: Db, docs: readonly Doc[], now: Date) => Promise<readonly unknown[]>
  /** Returns the DTO's name of a stored field, if it differs. */
  readonly dtoField?: (field: string) => string
  /** Fields derived from others: clients don't send them, so they neither conflict nor are undone on their own. */
  readonly derived?: readonly (keyof Doc & string)[]
  /** Fields that only change with something else, such as the refunds of an order; an undo doesn't restore them on their own. */
  readonly accompanying?: readonly (keyof Doc & string)[]
  /** Groups of fields with one meaning, such as a reply and its author: an undo restores all of them or none. */
  readonly atomicFields?: readonly (readonly (keyof Doc & string)[])[]
  /** Counted fields, such as a stock: an undo subtracts the change, whatever else was counted since. */
  readonly additive?: Readonly<Partial<Record<keyof Doc & string, TakenBack>>>
  /** Additive fields that an undo only restores together with another field, if one change had both. */
  readonly linked?: Readonly<Partial<Record<keyof Doc & string, keyof Doc & string>>>
  /** Adds derived fields to a change. */
  readonly withDerived?: (doc: Doc, change: Partial<Doc>) => Partial<Doc>
  /** Adds accompanying fields to a change, such as the amount paid with a status; may write other records. */
  readonly alongWith?: (context: WriteContext, before: Doc, change: Partial<Doc>) => Promise<Partial<Doc>>
  /**
   * Returns true if a change has consequences that need a recent proof of identity, such as that of an email address. It is
   * called for every change; `bulk.needsProof` matches records for which it may be true.
   */
  readonly wantsProof?: (before: Doc | undefined, after: Doc | undefined) => boolean
  /** Validates the change of one record; throws a Problem. */
  readonly check?: (context: WriteContext, before: Doc | undefined, after: Doc | undefined) => Promise<void>
  /**
   * Changes other records after this one was created or changed, where that depends on the operation. Consequences of any change
   * are subscribers. Bulk statements skip it.
   */
  readonly afterChange?: (context: WriteContext, before: Doc | undefined, after: Doc) => Promise<void>
  /** Side effects of restoring one record from the trash. If they can fail, `check` rejects in advance. */
  readonly afterRestore?: (context: WriteContext, doc: Doc) => Promise<void>
  /**
   * Validates the result of an undo with the other records involved, at the end of the transaction; if several records are undone
   * one by one, after each. A Problem rolls all of it back.
   */
  readonly afterRevert?: (context: WriteContext) => Promise<void>
  /** Rules for changing many records in one statement. */
  readonly bulk: BulkRules
}

const outside = new Set(['id', 'version', 'updatedAt'])

/** Returns the fields in which two states of a record differ. */
export const differing = <Doc extends VersionedRecord>(before: Doc, change: Partial<Doc>): (keyof Doc & string)[] =>
  (Object.keys(change) as (keyof Doc & string)[]).filter(
    (field) => !outside.has(field) && change[field] !== undefined && !same(before[field], change[field]),
  )

const pick = <Doc extends object>(doc: Doc, fields: readonly (keyof Doc & string)[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, doc[field]]))

/** Returns the fields grouped with this one, including itself. */
export const companionsOf = <Doc extends VersionedRecord>(
  { atomicFields }: Pick<Repository<Doc, Journalled>, 'atomicFields'>,
  field: keyof Doc & string,
): readonly (keyof Doc & string)[] => atomicFields?.find((fields) => fields.includes(field)) ?? [field]

export const isDerived = <Doc extends VersionedRecord>(
  { derived }: Repository<Doc, Journalled>,
  field: keyof Doc & string,
): boolean => derived?.includes(field) ?? false

/** Returns the current record and the fields that both sides changed, by DTO names. */
const conflictOf = <Doc extends VersionedRecord>(
  { now }: Pick<WriteContext, 'now'>,
  repository: Repository<Doc, Journalled>,
  current: Doc,
  fields: readonly string[],
): Problem => {
  const names = fields.map((field) => repository.dtoField?.(field) ?? field)
  return new Problem('conflict', { current: repository.toDto(current, now), conflicts: [...new Set(names)] })
}

/** Returns all fields of a new or deleted record for the journal. */
const whole = <Doc extends VersionedRecord>(doc: Doc): Record<string, unknown> =>
  pick(
    doc,
    (Object.keys(doc) as (keyof Doc & string)[]).filter((field) => !outside.has(field) && field !== 'deletedAt'),
  )

/** Returns the records that the actor may know of. */
const visible = async <Doc extends VersionedRecord>(
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  { entity }: Pick<Repository<Doc, Journalled>, 'entity'>,
  docs: readonly Doc[],
): Promise<Doc[]> => {
  const hidden = await hiddenAmong(
    tx,
    entity,
    actor,
    docs.map(({ id }) => id),
  )
  return docs.filter(({ id }) => !hidden.has(id))
}

/**
 * Validates a change by the rules of its record.
 * @throws Problem `… not found` for a hidden record; `fresh_sign_in` if more proof is needed
 */
export const guardChange = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  before: Doc | undefined,
  after: Doc | undefined,
): Promise<void> => {
  await repository.check?.(context, before, after)
  const changed = after ?? before
  if (changed && (await visible(context, repository, [changed])).length === 0) throw notFound(repository.title)
  if (repository.wantsProof?.(before, after) && (await context.proof()) === 'none') throw new Problem('fresh_sign_in')
}

/** Journals records that were just inserted. */
export const recordCreated = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  docs: readonly Doc[],
): Promise<void> => {
  for (const doc of docs) await guardChange(context, repository, undefined, doc)
  await journal(
    context,
    docs.map(
      (doc): Change => ({
        entity: repository.entity,
        record: String(doc.id),
        action: 'create',
        before: null,
        after: whole(doc),
        version: doc.version,
      }),
    ),
  )
  for (const doc of docs) await repository.afterChange?.(context, undefined, doc)
}

/**
 * Locks one live record.
 * @throws Problem `… not found`, also if it is hidden
 */
export const lockVisible = async <Doc extends VersionedRecord>(
  context: Pick<WriteContext, 'tx' | 'actor'>,
  repository: Repository<Doc, Journalled>,
  id: string | undefined,
): Promise<Doc> => {
  const key = id === undefined ? undefined : repository.keyOf(id)
  const locked = key === undefined ? [] : await repository.lock(context.tx, [key])
  const [current] = await visible(context, repository, locked)
  if (!current || current.deletedAt !== null) throw notFound(repository.title)
  return current
}

/**
 * Locks one live record for a change.
 * @throws Problem `… not found`
 */
export const lockRecord = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  id: string | undefined,
): Promise<Doc> => {
  const current = await lockVisible(context, repository, id)
  context.onFound?.(
    async () =>
      (await repository.withOthers?.(context.tx, [current], context.now))?.[0] ??
      repository.toDto(current, context.now),
  )
  return current
}

/**
 * Changes a locked record. If the client saw an older version, the change is merged as long as nobody else changed the same
 * fields.
 * @param added fields whose new value is the current one plus an amount: they merge with any other change
 * @throws Problem `conflict` with the current record and the fields that both sides changed
 */
export const changeLocked = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  current: Doc,
  ifMatch: number | undefined,
  wanted: Partial<Doc>,
  added: readonly (keyof Doc & string)[] = [],
): Promise<Doc> => {
  const fields = differing(current, wanted)
  if (fields.length === 0) return current

  if (ifMatch !== undefined && ifMatch !== current.version) {
    const changed = await changedSince(context.tx, repository.entity, String(current.id), ifMatch)
    // A version that never existed says nothing about what the client saw.
    const unknown = ifMatch > current.version
    const merges = (field: keyof Doc & string) => isDerived(repository, field) || added.includes(field)
    const conflicts = fields.filter((field) => !merges(field) && (unknown || changed.has(field)))
    if (conflicts.length > 0) throw conflictOf(context, repository, current, conflicts)
  }
  return applyChange(context, repository, current, wanted, fields)
}

/**
 * Locks one record and changes it, as `changeLocked` does.
 * @param change computes the new values from the current record. It may read and reject, but must not write: its result may be no
 * change or a conflict. Further writes of a request belong before or after this call.
 * @throws Problem `… not found`; `conflict`
 */
export const changeRecord = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  id: string | undefined,
  ifMatch: number | undefined,
  change: (current: Doc) => Partial<Doc> | Promise<Partial<Doc>>,
  added: readonly (keyof Doc & string)[] = [],
): Promise<Doc> => {
  const current = await lockRecord(context, repository, id)
  return changeLocked(context, repository, current, ifMatch, await change(current), added)
}

/**
 * Saves and journals the change of one locked record.
 * @throws Problem `fresh_sign_in` if a field needs more proof
 */
export const applyChange = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  current: Doc,
  wanted: Partial<Doc>,
  asked: readonly (keyof Doc & string)[],
): Promise<Doc> => {
  const sent = Object.fromEntries(asked.map((field) => [field, wanted[field]])) as Partial<Doc>
  const along = await repository.alongWith?.(context, current, sent)
  const fields = along ? differing(current, along) : asked
  const change = along ? (Object.fromEntries(fields.map((field) => [field, along[field]])) as Partial<Doc>) : sent
  const next: Doc = { ...current, ...change, version: current.version + 1, updatedAt: context.now }
  await guardChange(context, repository, current, next)
  const saved = { ...change, version: next.version, updatedAt: next.updatedAt }
  const entry: Change = {
    entity: repository.entity,
    record: String(current.id),
    action: 'update',
    before: pick(current, fields),
    after: pick(next, fields),
    version: next.version,
  }
  if (repository.childFields && !fields.some((field) => repository.childFields?.includes(field))) {
    await saveAndJournal(context, { table: repository.entity, id: current.id, change: saved }, entry)
  } else {
    await repository.save(context.tx, current.id, saved)
    await journal(context, [entry])
  }
  await repository.afterChange?.(context, current, next)
  return next
}

/** Moves live records to the trash. Returns them as they were, in the order of their ids. */
export const removeRecords = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  docs: readonly Doc[],
): Promise<Doc[]> => {
  const live = docs.filter((doc) => doc.deletedAt === null)
  await repository.trash(
    context.tx,
    live.map((doc) => doc.id),
    context.now,
    context.now,
  )
  for (const doc of live) await guardChange(context, repository, doc, undefined)
  await journal(
    context,
    live.map(
      (doc): Change => ({
        entity: repository.entity,
        record: String(doc.id),
        action: 'delete',
        before: whole(doc),
        after: null,
        version: doc.version + 1,
      }),
    ),
  )
  return live
}

/** Restores records from the trash. */
export const restoreRecords = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  docs: readonly Doc[],
) => {
  for (const doc of docs) await guardChange(context, repository, undefined, doc)
  await repository.trash(
    context.tx,
    docs.map((doc) => doc.id),
    null,
    context.now,
  )
  await journal(
    context,
    docs.map(
      (doc): Change => ({
        entity: repository.entity,
        record: String(doc.id),
        action: 'restore',
        before: null,
        after: whole(doc),
        version: doc.version + 1,
      }),
    ),
  )
  for (const doc of docs) await repository.afterRestore?.(context, doc)
}

/**
 * Returns the ids of a delete, from the parameter or the body.
 * @throws Problem `invalid_request` without any
 */
export const idsOf = (query: { id?: string | undefined }, body: { ids: readonly (number | string)[] } | undefined) => {
  if (body && query.id !== undefined && body.ids.some((id) => String(id) !== query.id)) {
    throw new Problem('invalid_request', { message: 'The parameter id and the body name different records' })
  }
  if (body) return { single: false, ids: body.ids.map(String) }
  if (query.id) return { single: true, ids: [query.id] }
  throw new Problem('invalid_request')
}

/**
 * Deletes records by id; missing ids are skipped if at least one exists.
 * @throws Problem `… not found` if none exists; `conflict` if a single record is newer than `ifMatch`
 */
export const deleteRecords = async <Doc extends VersionedRecord>(
  context: WriteContext,
  repository: Repository<Doc, Journalled>,
  ids: readonly string[],
  ifMatch?: number,
): Promise<Doc[]> => {
  const keys = [...new Set(ids.map(repository.keyOf).filter((key) => key !== undefined))]
  const locked = await repository.lock(context.tx, keys)
  const docs = (await visible(context, repository, locked)).filter((doc) => doc.deletedAt === null)
  const [only] = docs
  if (!only) throw notFound(repository.title)
  if (ifMatch !== undefined && docs.length === 1 && only.version !== ifMatch) {
    throw conflictOf(context, repository, only, [
      ...(await changedSince(context.tx, repository.entity, String(only.id), ifMatch)),
    ])
  }
  return removeRecords(context, repository, docs)
}

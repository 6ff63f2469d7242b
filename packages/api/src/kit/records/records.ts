import type { Entity, Journalled } from '@quarterdeck/contract/kit/entities'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { Change, WriteContext } from '../context.ts'
import type { Db, Tx } from '../ports.ts'
import type { BulkRules } from './bulk-statements.ts'
import { same } from './canonical.ts'
import { hiddenAmong } from './hidden.ts'
import { changedSince, journal, saveAndJournal } from './journal.ts'

/** What every record carries. */
export interface VersionedRecord {
  readonly id: number | string
  readonly version: number
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** Undoes one change of an additive field: takes the amount between `before` and `after` off the present value. */
export type TakenBack = (value: unknown, before: unknown, after: unknown) => unknown

/** `TakenBack` for a field that is one number. */
export const amountBack: TakenBack = (value, before, after) => Number(value) - (Number(after) - Number(before))

/**
 * How an entity is stored: all of the SQL that writing needs. `Doc` is the record
 * with its parts, in the form of the database (minor units, Dates).
 */
export interface Repository<Doc extends VersionedRecord, Name extends Journalled = Entity> {
  readonly entity: Name
  /** The specification's word for it in `… not found`. */
  readonly title: string
  /** The records of these ids, locked, in the order of their ids; those in the bin too. */
  readonly lock: (tx: Tx, ids: readonly Doc['id'][]) => Promise<Doc[]>
  /**
   * The fields that stand in tables of their own, given where `save` otherwise only updates the record's row: a change of none
   * of them is then stored and journalled in one statement. Where it is absent, `save` does more, and is called for each change.
   */
  readonly childFields?: readonly (keyof Doc & string)[]
  /** Stores changed fields of one record. */
  readonly save: (tx: Tx, id: Doc['id'], change: Partial<Doc>) => Promise<void>
  /** Moves records into the bin (a time) or out of it (null), each one version on. */
  readonly trash: (tx: Tx, ids: readonly Doc['id'][], at: Date | null, now: Date) => Promise<void>
  /** An id of a request or of the journal as a key, or undefined where it cannot be one. */
  readonly keyOf: (id: string) => Doc['id'] | undefined
  /** As clients see it at a moment. */
  readonly toDto: (doc: Doc, now: Date) => unknown
  /** The DTOs as a read answers them, where they contain parts of other records. */
  readonly withOthers?: (db: Db, docs: readonly Doc[], now: Date) => Promise<readonly unknown[]>
  /** The field that clients know a stored field by, where the names differ. */
  readonly dtoField?: (field: string) => string
  /** Fields that follow from others: nobody sends them, so that they neither conflict nor are given back by themselves. */
  readonly derived?: readonly (keyof Doc & string)[]
  /** Fields that change only along with something else, e.g. an order's refunds: no restore gives them back by themselves. */
  readonly accompanying?: readonly (keyof Doc & string)[]
  /** Fields that say one thing together, e.g. a reply and who gave it: they go back together, or not at all. */
  readonly together?: readonly (readonly (keyof Doc & string)[])[]
  /** Fields that are counted up and down, such as a stock: an undo takes its amount back, whatever was counted since. */
  readonly additive?: Readonly<Partial<Record<keyof Doc & string, TakenBack>>>
  /** Additive fields that an undo takes back only together with another field, where one change had both. */
  readonly linked?: Readonly<Partial<Record<keyof Doc & string, keyof Doc & string>>>
  /** A change with the derived fields that follow from it. */
  readonly withDerived?: (doc: Doc, change: Partial<Doc>) => Partial<Doc>
  /** A change with what else changes along with it, e.g. what is paid with a status; it may write records of its own. */
  readonly alongWith?: (context: WriteContext, before: Doc, change: Partial<Doc>) => Promise<Partial<Doc>>
  /**
   * Whether a change leads to more than it is, such as that of an e-mail address, and so needs a recent proof of identity. It is
   * asked on every way; `bulk.needsProof` says of which records it may be true.
   */
  readonly wantsProof?: (before: Doc | undefined, after: Doc | undefined) => boolean
  /** A rule over the change of one record; throws a Problem where it is broken. */
  readonly check?: (context: WriteContext, before: Doc | undefined, after: Doc | undefined) => Promise<void>
  /**
   * Changes of other records that belong to creating or changing one, where they depend on the way that led to it. What follows
   * from a change whichever way it came is a subscriber. Bulk statements do without.
   */
  readonly afterChange?: (context: WriteContext, before: Doc | undefined, after: Doc) => Promise<void>
  /** Side effects of taking one record out of the bin, whatever restores it. Where they may fail, `check` says so beforehand. */
  readonly afterRestore?: (context: WriteContext, doc: Doc) => Promise<void>
  /**
   * A rule over all that taking a batch back has come to, together with records of others, and what follows from these; asked at
   * the end of the transaction, whatever was taken back, and of each one where it takes several. Throws a Problem where it is broken, so that nothing of it is taken back.
   */
  readonly afterRevert?: (context: WriteContext) => Promise<void>
  /** The rules by which many records are changed in one statement. */
  readonly bulk: BulkRules
}

const outside = new Set(['id', 'version', 'updatedAt'])

/** The fields in which two states of a record differ. */
export const differing = <Doc extends VersionedRecord>(before: Doc, change: Partial<Doc>): (keyof Doc & string)[] =>
  (Object.keys(change) as (keyof Doc & string)[]).filter(
    (field) => !outside.has(field) && change[field] !== undefined && !same(before[field], change[field]),
  )

const pick = <Doc extends object>(doc: Doc, fields: readonly (keyof Doc & string)[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, doc[field]]))

/** The fields that say one thing with this one, itself among them. */
export const companionsOf = <Doc extends VersionedRecord>(
  { together }: Pick<Repository<Doc, Journalled>, 'together'>,
  field: keyof Doc & string,
): readonly (keyof Doc & string)[] => together?.find((fields) => fields.includes(field)) ?? [field]

export const isDerived = <Doc extends VersionedRecord>(
  { derived }: Repository<Doc, Journalled>,
  field: keyof Doc & string,
): boolean => derived?.includes(field) ?? false

/** The record as it is now, and the fields that both sides changed, by the names that clients know. */
const conflictOf = <Doc extends VersionedRecord>(
  { now }: Pick<WriteContext, 'now'>,
  repository: Repository<Doc, Journalled>,
  current: Doc,
  fields: readonly string[],
): Problem => {
  const names = fields.map((field) => repository.dtoField?.(field) ?? field)
  return new Problem('conflict', { current: repository.toDto(current, now), conflicts: [...new Set(names)] })
}

/** All that the journal keeps of a new or deleted record. */
const whole = <Doc extends VersionedRecord>(doc: Doc): Record<string, unknown> =>
  pick(
    doc,
    (Object.keys(doc) as (keyof Doc & string)[]).filter((field) => !outside.has(field) && field !== 'deletedAt'),
  )

/** Those of some records that the one who acts may know of. */
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
 * Asks the rules of a record about a change, whichever way leads to it.
 * @throws Problem `… not found` for a record that is hidden; `fresh_sign_in` where it wants more proof
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

/** Locks one live record. @throws Problem `… not found`, also for one that is hidden */
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

/** One live record, locked for the change that follows. @throws Problem `… not found` */
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
 * Changes one record that is locked. Where the client saw an older version, the change is merged as long as nobody else
 * touched the same fields since.
 * @param added the fields whose new value is an amount more than the current one: they merge with any other change
 * @throws Problem `conflict` with the current record and the fields both sides changed
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
    // A version that never was says nothing of what the client saw.
    const unknown = ifMatch > current.version
    const merges = (field: keyof Doc & string) => isDerived(repository, field) || added.includes(field)
    const conflicts = fields.filter((field) => !merges(field) && (unknown || changed.has(field)))
    if (conflicts.length > 0) throw conflictOf(context, repository, current, conflicts)
  }
  return applyChange(context, repository, current, wanted, fields)
}

/**
 * Locks one record and changes it, as `changeLocked` does.
 * @param change computes the new values of fields from the record as it is now. It may read and refuse but writes nothing:
 * what it comes to may be no change at all, or a conflict. What else a request writes stands before or after this call.
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

/** Stores and journals the change of one locked record, in the fields that are named. @throws Problem `fresh_sign_in` where a field wants more proof */
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

/** Moves live records into the bin. Answers them as they were, in the order of their ids. */
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

/** Takes records out of the bin. */
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

/** The ids of a delete, from the parameter or the body. @throws Problem `invalid_request` without any */
export const idsOf = (query: { id?: string | undefined }, body: { ids: readonly (number | string)[] } | undefined) => {
  if (body && query.id !== undefined && body.ids.some((id) => String(id) !== query.id)) {
    throw new Problem('invalid_request', { message: 'The parameter id and the body name different records' })
  }
  if (body) return { single: false, ids: body.ids.map(String) }
  if (query.id) return { single: true, ids: [query.id] }
  throw new Problem('invalid_request')
}

/**
 * Deletes by the ids of a request; ids that are not there are passed over as long as one is.
 * @throws Problem `… not found` where none is there; `conflict` where the one record has moved on from `ifMatch`
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

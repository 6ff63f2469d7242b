import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../context.ts'
import { adjustedValue, isBeyond, valueAfter } from './adjust.ts'
import { type Collection, type Deed, isWriting } from './collection.ts'
import { aloneIn, editMany, fits, keysOf, type Many, moveMany, type Stroke } from './many.ts'
import { applyChange, differing, type Kept, removeRecords, restoreRecords } from './records.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** A record that stayed as it is, and why. */
export interface LeftAlone extends Refusal {
  readonly id: string
  readonly title: string
  readonly fields: readonly string[]
}

export interface Outcome {
  readonly changed: number
  readonly refused: readonly LeftAlone[]
}

/** A deed as what it sets, for statements over many records. */
export const strokeOf = (deed: Deed): Stroke => {
  if (deed.type === 'adjust') {
    return { type: 'edit', to: { [deed.field]: valueAfter(deed) }, beyond: isBeyond(deed) }
  }
  if (deed.type !== 'edit') return deed
  return {
    type: 'edit',
    to: Object.fromEntries(Object.entries(deed.change).map(([field, value]) => [field, sql`${value}`])),
  }
}

/** The fields that a deed gives a record, as it would be after it. @throws Problem where a field cannot be that */
export const changeBy = (deed: Deed, doc: Kept): Readonly<Record<string, unknown>> => {
  if (deed.type === 'adjust') return { [deed.field]: adjustedValue(deed, doc) }
  return deed.type === 'edit' ? deed.change : {}
}

/** Whether a record, by the name of `t`, would be different after a deed. */
export const wouldChange = ({ because = {} }: Many, deed: Deed): RawBuilder<boolean> => {
  if (deed.type === 'delete') return sql<boolean>`t."deletedAt" is null`
  if (deed.type === 'restore') return sql<boolean>`t."deletedAt" is not null`
  const stroke = strokeOf(deed)
  const to = stroke.type === 'edit' ? stroke.to : {}
  const differ = Object.entries(to)
    .filter(([field]) => !(because[field] && because[field] in to))
    .map(([field, value]) => sql`t.${sql.id(field)} is distinct from ${value}`)
  return sql<boolean>`(${sql.join(differ, sql` or `)})`
}

const titleOf = ({ title }: Collection, doc: Kept): string => String((doc as unknown as Record<string, unknown>)[title])

/** Does a deed to one record by the rules of its keeper. */
const doAlone = async (context: WriteContext, { keeper }: Collection, doc: Kept, deed: Deed): Promise<boolean> => {
  if (isWriting(deed)) {
    if (doc.deletedAt !== null) return false
    const change = changeBy(deed, doc)
    const wanted = keeper.settle?.(doc, change) ?? change
    const fields = differing(doc, wanted)
    if (fields.length > 0) await applyChange(context, keeper, doc, wanted, fields)
    return fields.length > 0
  }
  if ((doc.deletedAt === null) !== (deed.type === 'delete')) return false
  if (deed.type === 'restore') await restoreRecords(context, keeper, [doc])
  else {
    // Asked beforehand, so that nothing is half done where it is refused.
    await keeper.check?.(context, doc, undefined)
    await removeRecords(context, keeper, [doc])
  }
  return true
}

/** Does a deed to records one after the other; those that a rule refuses are left alone and named. */
export const doEach = async (
  context: WriteContext,
  collection: Collection,
  ids: readonly Kept['id'][],
  deed: Deed,
): Promise<Outcome> => {
  const refused: LeftAlone[] = []
  let changed = 0
  for (const doc of await collection.keeper.lock(context.tx, ids)) {
    const refusal = await refusalOf(async () => {
      if (await doAlone(context, collection, doc, deed)) changed++
    })
    if (refusal) refused.push({ id: String(doc.id), title: titleOf(collection, doc), fields: [], ...refusal })
  }
  return { changed, refused }
}

/** Does a deed to the records of many keys: in one statement where it can be, and by itself where a rule is to be asked. */
export const doMany = async <Doc extends Kept>(
  context: WriteContext,
  given: Collection<Doc>,
  keys: readonly number[],
  deed: Deed,
): Promise<Outcome> => {
  // Its keeper is handed its own records only.
  const collection = given as unknown as Collection
  const { keeper } = collection
  const { many, entity } = keeper
  const stroke = strokeOf(deed)
  const key = sql`t.${sql.id(many.key)}`
  const where = sql`${key} = any(${keysOf(keys, 'bigint')}) and ${wouldChange(many, deed)}`
  const touched = fits(many, stroke) ? await strike(context, keeper, stroke, where) : []
  const { rows } = await sql<{ id: Kept['id'] }>`
    select t."id" from ${sql.table(entity)} t
    where ${where} and ${aloneIn(many, stroke, context.actor)} order by ${key}`.execute(context.tx)
  const ids = rows.map(({ id }) => id)
  const { changed, refused } = await doEach(context, collection, ids, deed)
  return { changed: touched.length + changed, refused }
}

const strike = (context: WriteContext, keeper: Collection['keeper'], stroke: Stroke, where: RawBuilder<unknown>) =>
  stroke.type === 'edit'
    ? editMany(context, keeper, { ...stroke, where })
    : moveMany(context, keeper, { type: stroke.type, where })

import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import type { Change, WriteContext } from '../context.ts'
import type { Tx } from '../ports.ts'
import type { LeftToRowChecks } from './bulk.ts'
import { editInBulk, moveInBulk } from './bulk-statements.ts'
import type { Stored } from './collection.ts'
import type { Repository, VersionedRecord } from './records.ts'
import { revert } from './revert.ts'
import { titlesOf } from './titles.ts'

/** Range of entries of a batch, between two ids. */
export interface EntryRange {
  readonly batch: string
  readonly from: number
  readonly to: number
}

/** Parts needed for undo, of a collection or of journaled settings. */
export interface Revertible<Doc extends VersionedRecord = VersionedRecord, Name extends Journalled = Journalled> {
  readonly repository: Repository<Doc, Name>
  /** Column with the display name of a record. */
  readonly title: keyof Doc & string
}

/** Selects entries by people: those of the system can't be undone. */
const entriesIn = ({ batch, from, to }: EntryRange) =>
  sql`"batch" = ${batch} and "actorId" is not null and "id" between ${from} and ${to}`

/**
 * Returns the last entries of a batch below an id, as a range; undefined if there are none. Entries of one transaction are never
 * split, so it may exceed `max`: payments are undone together with their invoices.
 */
export const rangeBelow = async (
  tx: Tx,
  batch: string,
  below: number,
  max: number,
): Promise<(EntryRange & { readonly size: number; readonly isLast: boolean }) | undefined> => {
  const { rows } = await sql<{ from: number | null; to: number; size: number }>`
    with "own" as (
      select "id", "at" from "changes" where "batch" = ${batch} and "actorId" is not null and "id" < ${below}
    ), "last" as (select "id", "at" from "own" order by "id" desc limit ${max})
    select min("id") as "from", max("id") as "to", count(*)::int as "size" from "own" where "id" >= (
      select min("own"."id") from "own" where "at" = (select "at" from "last" order by "id" limit 1)
        or "id" = (select min("id") from "last")
    )`.execute(tx)
  const [found] = rows
  return found && found.from !== null
    ? { batch, from: Number(found.from), to: Number(found.to), size: found.size, isLast: found.size < max }
    : undefined
}

/** Undoes unchanged records in one statement. Returns their ids. */
const revertTogether = async (
  context: WriteContext,
  { repository }: Revertible,
  range: EntryRange,
): Promise<string[]> => {
  const { entity, bulk } = repository
  const idType = sql.raw(bulk.key === 'id' ? 'integer' : 'text')
  const entries = (action: string) => sql`
    join (select * from "changes" where ${entriesIn(range)} and "entity" = ${entity} and "action" = ${action}) e
      on t."id" = e."record"::${idType}`
  const as = (side: 'before' | 'after') =>
    sql`cross join lateral jsonb_populate_record(null::${sql.table(entity)}, e.${sql.id(side)}) ${sql.id(side[0] ?? '')}`
  const gets = (field: string) => sql<boolean>`jsonb_exists(e."after", ${sql.lit(field)})`
  const untouched = bulk.fields.map(
    (field) => sql`(not ${gets(field)} or t.${sql.id(field)} is not distinct from a.${sql.id(field)})`,
  )
  const updated = await editInBulk(context, repository, {
    to: Object.fromEntries(bulk.fields.map((field) => [field, sql`b.${sql.id(field)}`])),
    joined: sql`${entries('update')} ${as('before')} ${as('after')}`,
    gets,
    ...(bulk.needsUndoCheck && { outOfRange: bulk.needsUndoCheck }),
    where: sql`e."after" - ${`{${bulk.fields.join()}}`}::text[] = '{}' and ${sql.join(untouched, sql` and `)}`,
  })
  const unmoved = sql`t."version" = e."version"`
  const moved = [
    await moveInBulk(context, repository, { type: 'restore', joined: entries('delete'), where: unmoved }),
    await moveInBulk(context, repository, { type: 'delete', joined: entries('create'), where: unmoved }),
    await moveInBulk(context, repository, { type: 'delete', joined: entries('restore'), where: unmoved }),
  ]
  return [...updated, ...moved.flat()].map(String)
}

const words: Readonly<Record<string, string>> = {
  changed: 'Someone changed this since',
  gone: 'It is not there any more',
}

const revertOf = async (context: WriteContext, collection: Revertible, range: EntryRange, isOnce: boolean) => {
  const { tx } = context
  const { repository } = collection
  // Without fields for bulk statements, nothing is undone in bulk.
  const isTogether = isOnce && repository.bulk.fields.length > 0
  const undoneIds = isTogether ? await revertTogether(context, collection, range) : []
  const { rows } = await sql<Change>`
    select * from "changes" where ${entriesIn(range)} and "entity" = ${repository.entity}
      and "record" <> all(${undoneIds}::text[]) order by "id" desc`.execute(tx)
  const { undone, kept } = await revert(context, repository, rows)
  const titles = await titlesOf(
    tx,
    collection,
    kept.map(({ record }) => record),
  )
  return {
    undone: undoneIds.length + undone,
    kept: kept.map(({ record, fields, reason }): LeftToRowChecks & { readonly entity: typeof repository.entity } => ({
      entity: repository.entity,
      id: record,
      title: titles.get(record) ?? '',
      code: reason,
      message: words[reason] ?? reason,
      fields,
    })),
  }
}

/** Storage of everything that can be undone: records and settings. Other entries are never undone. */
export type AllRevertible = Readonly<Record<Journalled, Stored | Revertible | null>>

export const isRevertible = (known: Stored | Revertible | null): known is Revertible =>
  known !== null && 'repository' in known

/** Undoes a range of the entries of a batch. Fields that changed since stay and are reported. */
export const revertRange = async (context: WriteContext, all: AllRevertible, range: EntryRange, isOnce: boolean) => {
  const { rows } = await sql<{ entity: Journalled }>`
    select distinct "entity" from "changes" where ${entriesIn(range)}`.execute(context.tx)
  const reverted = []
  for (const { entity } of rows) {
    const known = all[entity]
    if (isRevertible(known)) reverted.push(await revertOf(context, known, range, isOnce))
  }
  return {
    undone: reverted.reduce((sum, { undone }) => sum + undone, 0),
    kept: reverted.flatMap(({ kept }) => kept),
  }
}

/** Returns the number of entries of a batch, their actions, and true if each record occurs once. */
export const batchSummary = async (tx: Tx, batch: string) => {
  const { rows } = await sql<{
    entity: Journalled
    action: Change['action']
    size: number
    records: number
    to: number
  }>`
    select "entity", "action", count(*)::int as "size", count(distinct "record")::int as "records", max("id") as "to"
    from "changes" where "batch" = ${batch} and "actorId" is not null group by 1, 2`.execute(tx)
  const kinds = rows.map(({ entity }) => entity)
  return {
    size: rows.reduce((sum, { size }) => sum + size, 0),
    doings: rows.map(({ entity, action }) => ({ entity, action })),
    // An entity changed in two ways may contain a record twice.
    isOnce: rows.every(({ size, records }) => size === records) && new Set(kinds).size === kinds.length,
    to: Math.max(0, ...rows.map(({ to }) => Number(to))),
  }
}

import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import { nobody } from '../actor.ts'
import { runInTransaction } from '../changes/index.ts'
import type { Change, WriteContext } from '../context.ts'
import type { Db, Tx } from '../ports.ts'
import { chunked } from '../sql/chunks.ts'
import { once } from '../sql/planned-once.ts'
import { noteNumber, ownNumber } from '../sql/xact.ts'

const rowOf = ({ actor, now, batch, reason, undoes }: WriteContext, entry: Change) => ({
  ...entry,
  before: entry.before && JSON.stringify(entry.before),
  after: entry.after && JSON.stringify(entry.after),
  at: now,
  actorId: actor.id === nobody.id ? null : actor.id,
  actorName: actor.id === nobody.id ? null : actor.name,
  batch,
  reason: reason ?? null,
  undoes: undoes ?? null,
})

const batches = new WeakMap<Tx, Set<string>>()

/** Notes that a transaction wrote entries of a batch, or scheduled a job that will. */
export const noteBatch = ({ tx, batch }: Pick<WriteContext, 'tx' | 'batch'>): void => {
  const noted = batches.get(tx) ?? new Set()
  batches.set(tx, noted.add(batch))
}

/** Returns true if a transaction wrote anything that can be undone by its batch. */
export const hasBatch = (tx: Tx, batch: string): boolean => batches.get(tx)?.has(batch) ?? false

/** Journals changes in their transaction and runs the subscribers. */
export const journal = async (context: WriteContext, entries: readonly Change[]): Promise<void> => {
  if (entries.length > 0) noteBatch(context)
  for (const some of chunked(entries)) {
    const [written] = await context.tx
      .insertInto('changes')
      .values(some.map((entry) => rowOf(context, entry)))
      .returning(ownNumber.as('number'))
      .execute()
    noteNumber(context.tx, written?.number)
  }
  await runInTransaction(context, entries)
}

/** Saves and journals changed columns of one record in one statement, and runs the subscribers. */
export const saveAndJournal = async (
  context: WriteContext,
  { table, id, change }: { table: Journalled; id: number | string; change: Readonly<Record<string, unknown>> },
  entry: Change,
): Promise<void> => {
  const { tx } = context
  noteBatch(context)
  const set = Object.entries(change).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
  const written = await tx
    .with('saved', () => sql`(update ${sql.table(table)} set ${sql.join(set)} where "id" = ${id})` as never)
    .insertInto('changes')
    .values(rowOf(context, entry))
    .returning(ownNumber.as('number'))
    .modifyEnd(once)
    .executeTakeFirst()
  noteNumber(tx, written?.number)
  await runInTransaction(context, [entry])
}

/** Returns true if the batch of a request, or a job for it, is stored. */
export const isBatchStored = async (db: Db, batch: string): Promise<boolean> => {
  const entry = db.selectFrom('changes').select('id').where('batch', '=', batch).limit(1)
  const job = db.selectFrom('jobs').select('id').where('id', '=', batch)
  return ((await entry.executeTakeFirst()) ?? (await job.executeTakeFirst())) !== undefined
}

/** Returns true if anyone but `actorId` changed a record after a version. */
export const changedByOthers = async (
  db: Db,
  { entity, record, version }: Pick<Change, 'entity' | 'record' | 'version'>,
  actorId: number,
): Promise<boolean> => {
  const other = await db
    .selectFrom('changes')
    .select('id')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('version', '>', version)
    .where('actorId', 'is distinct from', actorId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Returns the fields of a record that changed after a version. */
export const changedSince = async (
  db: Db,
  entity: Journalled,
  record: string,
  version: number,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('changes')
    .select('after')
    .where('entity', '=', entity)
    .where('record', '=', record)
    .where('version', '>', version)
    .execute()
  return new Set(rows.flatMap((row) => Object.keys(row.after ?? {})))
}

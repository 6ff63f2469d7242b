import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import { nobody } from '../actor.ts'
import { runWithin } from '../changes/index.ts'
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

/** Notes that a transaction has written entries of a batch, or a job that is going to. */
export const noteBatch = ({ tx, batch }: Pick<WriteContext, 'tx' | 'batch'>): void => {
  const noted = batches.get(tx) ?? new Set()
  batches.set(tx, noted.add(batch))
}

/** Returns whether a transaction has written anything by which a batch could be taken back. */
export const hasBatch = (tx: Tx, batch: string): boolean => batches.get(tx)?.has(batch) ?? false

/** Writes down what was changed, in the transaction that changed it, and runs the subscribers to it. */
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
  await runWithin(context, entries)
}

/** Stores changed columns of one record and writes them down, in one statement, and runs the subscribers to them. */
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
  await runWithin(context, [entry])
}

/** Whether the batch of a request is in the journal, or has its job there, and so is in the database. */
export const isKept = async (db: Db, batch: string): Promise<boolean> => {
  const entry = db.selectFrom('changes').select('id').where('batch', '=', batch).limit(1)
  const job = db.selectFrom('jobs').select('id').where('id', '=', batch)
  return ((await entry.executeTakeFirst()) ?? (await job.executeTakeFirst())) !== undefined
}

/** Whether anyone but `actorId` changed a record after a version. */
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

/** The fields of a record that were changed after a version. */
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

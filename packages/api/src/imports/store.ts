import type { Import, ImportRow } from '@quarterdeck/contract/imports'
import { notFound } from '@quarterdeck/contract/problem'
import { type Selectable, sql } from 'kysely'
import { chunked } from '../db/chunks.ts'
import type { ImportRowsTable, ImportsTable } from '../db/schema.ts'
import type { Db, Tx } from '../ports.ts'
import type { Record as CsvRecord } from './csv.ts'
import { importers, modesOf } from './importers.ts'

export type ImportDoc = Selectable<ImportsTable>
export type RowDoc = Selectable<ImportRowsTable>

const sampleRows = 5
/** How many refused rows a screen shows; the file has them all. */
const shownRows = 200

export const find = async (db: Db, id: string): Promise<ImportDoc> => {
  const found = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('Import')
  return found
}

/** The same, locked until the transaction ends. */
export const lock = async (tx: Tx, id: string): Promise<ImportDoc> => {
  const found = await tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw notFound('Import')
  return found
}

/** An import as clients see it, with how many of its rows are where. */
export const toWire = async (db: Db, doc: ImportDoc): Promise<Import> => {
  const importer = importers[doc.entity]
  const counts = await db
    .selectFrom('importRows')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('importId', '=', doc.id)
    .groupBy('state')
    .execute()
  const sample = await db
    .selectFrom('importRows')
    .select('values')
    .where('importId', '=', doc.id)
    .orderBy('row')
    .limit(sampleRows)
    .execute()
  const of = (state: RowDoc['state']) => counts.find((one) => one.state === state)?.count ?? 0
  return {
    id: doc.id,
    entity: doc.entity,
    fileName: doc.fileName,
    state: doc.state,
    mode: doc.mode,
    modes: [...modesOf(importer)],
    createdAt: doc.createdAt.toISOString(),
    columns: doc.columns,
    sample: sample.map(({ values }) => values),
    fields: importer.fields.map(({ name, required }) => ({ name, required, isKey: name === importer.unique.field })),
    mapping: doc.mapping,
    rows: counts.reduce((sum, { count }) => sum + count, 0),
    ready: of('ready') + of('changing') + of('created') + of('updated'),
    changing: of('changing') + of('updated'),
    unchanged: of('unchanged'),
    rejected: of('rejected'),
    created: of('created'),
    updated: of('updated'),
    batch: doc.batch,
  }
}

export const insert = async (
  tx: Tx,
  doc: Omit<ImportDoc, 'state' | 'mode' | 'words'>,
  records: readonly CsvRecord[],
): Promise<ImportDoc> => {
  const stored = await tx
    .insertInto('imports')
    .values({ ...doc, columns: JSON.stringify(doc.columns), mapping: JSON.stringify(doc.mapping), state: 'uploaded' })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const some of chunked(records)) {
    const rows = some.map(({ row, values, malformed }) => ({
      importId: doc.id,
      row,
      values: JSON.stringify(values),
      state: 'read' as const,
      problems: JSON.stringify(
        malformed ? [{ field: '', column: '', value: '', code: 'invalid', message: malformed }] : [],
      ),
    }))
    await tx.insertInto('importRows').values(rows).execute()
  }
  return stored
}

export const rowsOf = (db: Db, id: string) =>
  db.selectFrom('importRows').selectAll().where('importId', '=', id).orderBy('row')

export const readyRows = (tx: Tx, id: string, most: number): Promise<RowDoc[]> =>
  rowsOf(tx, id).where('state', 'in', ['ready', 'changing']).limit(most).execute()

export const rejectedRows = (db: Db, id: string, most: number | undefined = shownRows): Promise<RowDoc[]> =>
  rowsOf(db, id).where('state', '=', 'rejected').limit(most).execute()

export interface Verdict {
  readonly row: number
  readonly state: RowDoc['state']
  readonly problems: ImportRow['problems']
}

/** Writes down what became of rows, many in one statement. */
export const judge = async (tx: Tx, id: string, verdicts: readonly Verdict[]): Promise<void> => {
  for (const some of chunked(verdicts, 5000)) {
    await sql`
      update "importRows" as r set "state" = v."state", "problems" = v."problems"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as v("row" integer, "state" text, "problems" jsonb)
      where r."importId" = ${id} and r."row" = v."row"`.execute(tx)
  }
}

export const update = async (
  tx: Tx,
  id: string,
  { mapping, words, ...rest }: Pick<ImportDoc, 'state'> & Partial<Pick<ImportDoc, 'mapping' | 'mode' | 'words'>>,
): Promise<ImportDoc> =>
  tx
    .updateTable('imports')
    .set({
      ...rest,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(words && { words: JSON.stringify(words) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Import, ImportRow, ImportState } from '@quarterdeck/contract/system/imports'
import { type Selectable, sql } from 'kysely'
import { csvLines, csvOf } from '../../kit/files/csv.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { chunked } from '../../kit/sql/chunks.ts'
import type { ImportRowsTable, ImportsTable } from '../../kit/sql/schema-files.ts'
import { type Download, downloadOf } from '../../kit/sql/stream.ts'
import { undoStateOf } from '../jobs/index.ts'
import type { Record as CsvRecord } from './cells.ts'
import { importerFor, modesOf } from './importers.ts'

export type ImportDoc = Selectable<ImportsTable> & { readonly state: ImportState }
export type RowDoc = Selectable<ImportRowsTable>

const sampleRows = 5
/** Most rows that a screen shows of those that are rejected, or would change a record. */
const shownRows = 200

const seen = (db: Db, id: string) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'uploading')
    .$narrowType<{ state: ImportState }>()

export const find = async (db: Db, id: string): Promise<ImportDoc> => {
  const found = await seen(db, id).executeTakeFirst()
  if (!found) throw notFound('Import')
  return found
}

/** Returns an import, locked until the transaction ends. */
export const lock = async (tx: Tx, id: string): Promise<ImportDoc> => {
  const found = await seen(tx, id).forUpdate().executeTakeFirst()
  if (!found) throw notFound('Import')
  return found
}

/** Returns an import as clients see it, with its counts of rows. */
export const toDto = async (db: Db, doc: ImportDoc): Promise<Import> => {
  const importer = importerFor(doc.entity)
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
    encoding: doc.encoding,
    separator: doc.separator,
    columns: doc.columns,
    signs: doc.signs,
    sample: sample.map(({ values }) => values),
    fields: importer.fields.map(({ name, required, unit }) => ({
      name,
      required,
      isKey: name === importer.unique.field,
      isNumber: unit !== undefined,
    })),
    mapping: doc.mapping,
    decimals: doc.decimals,
    rows: counts.reduce((sum, { count }) => sum + count, 0),
    ready: of('ready') + of('changing') + of('created') + of('updated'),
    changing: of('changing') + of('updated'),
    unchanged: of('unchanged'),
    rejected: of('rejected'),
    created: of('created'),
    updated: of('updated'),
    batch: doc.batch,
    undo: await undoStateOf(db, doc.batch),
  }
}

type Begun = Omit<
  ImportDoc,
  'state' | 'mode' | 'words' | 'encoding' | 'separator' | 'signs' | 'decimals' | 'columns' | 'mapping'
>

/** Creates an import that stays invisible until all of its rows are stored. */
export const begin = async (db: Db, doc: Begun): Promise<void> => {
  await db
    .insertInto('imports')
    .values({ ...doc, columns: '[]', mapping: '{}', state: 'uploading' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const malformedRow = (message: string): ImportRow['problems'] => [
  { field: '', column: '', value: '', code: 'invalid', message },
]

/** Stores rows in one repeatable statement. */
export const addRows = async (db: Db, id: string, records: readonly CsvRecord[]): Promise<void> => {
  const rows = records.map(({ row, values, malformed }) => ({
    row,
    values,
    problems: malformed ? malformedRow(malformed) : [],
  }))
  await sql`
    insert into "importRows" ("importId", "row", "values", "state", "problems")
    select ${id}::text, v."row", v."values", 'read', v."problems"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v("row" integer, "values" jsonb, "problems" jsonb)
    on conflict do nothing`.execute(db)
}

/** Shows an import whose rows are all there. */
export const finish = async (
  tx: Tx,
  id: string,
  {
    encoding,
    separator,
    columns,
    signs,
    mapping,
  }: Pick<ImportDoc, 'encoding' | 'separator' | 'columns' | 'signs' | 'mapping'>,
) => {
  await tx
    .updateTable('imports')
    .set({ encoding, separator, columns: JSON.stringify(columns), signs: JSON.stringify(signs) })
    .where('id', '=', id)
    .execute()
  return update(tx, id, { state: 'uploaded', mapping })
}

export const remove = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

const rowsOf = (db: Db, id: string) => db.selectFrom('importRows').selectAll().where('importId', '=', id).orderBy('row')

/** Rows that are held in memory at a time. */
const rowsAtOnce = 500

/** Walks over all rows in their order, some at a time. */
export const eachRows = async (tx: Tx, id: string, work: (rows: readonly RowDoc[]) => Promise<void>): Promise<void> => {
  for (let last = 0; ; ) {
    const rows = await rowsOf(tx, id).where('row', '>', last).limit(rowsAtOnce).execute()
    if (rows.length > 0) await work(rows)
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.row ?? last
  }
}

/** Returns the next rows to import after the last one. */
export const readyRows = (tx: Tx, id: string, last: number, max: number): Promise<RowDoc[]> =>
  rowsOf(tx, id).where('row', '>', last).where('state', 'in', ['ready', 'changing']).limit(max).execute()

export const changingRows = (db: Db, id: string): Promise<RowDoc[]> =>
  rowsOf(db, id).where('state', '=', 'changing').limit(shownRows).execute()

export const rejectedRows = (db: Db, id: string): Promise<RowDoc[]> =>
  rowsOf(db, id).where('state', '=', 'rejected').limit(shownRows).execute()

const reason = ({ column, field, message }: RowDoc['problems'][number]) =>
  [column || field, message].filter(Boolean).join(': ')

/** Returns all refused rows as a CSV file, with a column of reasons. */
export const rejectedFile = (db: Db, { id, columns }: ImportDoc): Download =>
  downloadOf(sql<RowDoc>`${rowsOf(db, id).where('state', '=', 'rejected')}`, {
    head: csvOf([...columns, 'Problems'], []),
    write: (rows) =>
      csvLines(
        rows.map(({ values, problems }) => [
          ...columns.map((_, index) => values[index] ?? ''),
          problems.map(reason).join('; '),
        ]),
      ),
    tail: '',
  })

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
  {
    mapping,
    words,
    decimals,
    ...rest
  }: Pick<ImportDoc, 'state'> & Partial<Pick<ImportDoc, 'mapping' | 'mode' | 'words' | 'decimals'>>,
): Promise<ImportDoc> =>
  tx
    .updateTable('imports')
    .set({
      ...rest,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(words && { words: JSON.stringify(words) }),
      ...(decimals && { decimals: JSON.stringify(decimals) }),
    })
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ state: ImportState }>()
    .executeTakeFirstOrThrow()

import type { WriteContext } from '../../kit/context.ts'
import { demand } from '../../kit/http/demand.ts'
import { yieldThread } from '../../kit/http/turn.ts'
import type { Tx } from '../../kit/ports.ts'
import { editEach } from '../../kit/records/edit-each.ts'
import type { Importer } from '../../kit/records/importer.ts'
import type { Refusal } from '../../kit/records/refusal.ts'
import { chunked } from '../../kit/sql/chunks.ts'
import type { Kind } from '../jobs/index.ts'
import { importerFor } from './importers.ts'
import { type Judged, judgeRow, readRow } from './rules.ts'
import * as store from './store.ts'

/** Rows of one transaction: large enough to be quick, small enough for progress to be seen. */
const rowsAtOnce = { create: 200, update: 2000, both: 500 }

/** Rows to judge before other requests have a turn. */
const rowsInTurn = 250

const inTurns = async <One, Other>(all: readonly One[], make: (one: One) => Other): Promise<Other[]> => {
  const made: Other[] = []
  for (const some of chunked(all, rowsInTurn)) {
    made.push(...some.map(make))
    await yieldThread()
  }
  return made
}

/** Returns the existing records by key. */
const existingOf = async (
  tx: Tx,
  importer: Importer<unknown>,
  mode: store.ImportDoc['mode'],
  keys: readonly string[],
) => {
  if (mode !== 'create' && importer.update) return importer.update.find(tx, keys)
  return new Map([...(await importer.taken(tx, keys))].map((key) => [key, undefined]))
}

/**
 * Judges rows by themselves, by earlier rows and by existing records.
 * @param first row of the first occurrence of each value of the unique field so far
 */
export const judgeRows = async (
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  doc: store.ImportDoc,
  rows: readonly store.RowDoc[],
  first: Map<string, number>,
): Promise<Judged<unknown>[]> => {
  const importer = importerFor(doc.entity)
  const read = await inTurns(rows, (row) => readRow(importer, doc, row))
  for (const { key, row } of read) if (!first.has(key)) first.set(key, row.row)
  const keys = [...new Set(read.map(({ key }) => key))]
  const existing = await existingOf(tx, importer, doc.mode, keys)
  return inTurns(read, (each) => judgeRow(importer, { doc, actor, existing, first }, each))
}

/** Judges all rows, some at a time, and writes down what is to become of them. */
export const judgeAll = async (context: Pick<WriteContext, 'tx' | 'actor'>, doc: store.ImportDoc): Promise<void> => {
  const { tx } = context
  const first = new Map<string, number>()
  await store.eachRows(tx, doc.id, async (rows) => {
    const judged = await judgeRows(context, doc, rows, first)
    await store.judge(
      tx,
      doc.id,
      judged.map(({ verdict }) => verdict),
    )
  })
}

const refusedRow = ({ row }: store.Verdict, { code, message }: Refusal): store.Verdict => ({
  row,
  state: 'rejected',
  problems: [{ field: '', column: '', value: '', code: code as 'invalid', message }],
})

/** Does what rows say. Answers what became of them. */
const perform = async (context: WriteContext, importer: Importer<unknown>, judged: readonly Judged<unknown>[]) => {
  const drafts = judged.filter(({ verdict }) => verdict.state === 'ready').map(({ draft }) => draft)
  if (drafts.length > 0) await importer.create(context, drafts)
  const changes = new Map(judged.flatMap(({ change }) => (change ? [[change.from.id, change.to] as const] : [])))
  const outcome = importer.update && (await editEach(context, importer.update.collection, changes))
  const becomes = ({ verdict, change }: Judged<unknown>): store.Verdict => {
    if (verdict.state === 'ready') return { ...verdict, state: 'created' }
    const refusal = change && outcome?.refused.get(change.from.id)
    if (refusal) return refusedRow(verdict, refusal)
    return change ? { ...verdict, state: outcome?.changed.has(change.from.id) ? 'updated' : 'unchanged' } : verdict
  }
  return judged.map(becomes)
}

/** Imports the rows of a file, some per step, each at most once. The cursor is the last row. */
export const importKind: Kind = {
  step: async (context, { data, cursor }) => {
    const { tx } = context
    if (data.kind !== 'import') throw new Error('A job without its import')
    const doc = await store.lock(tx, data.import)
    const max = rowsAtOnce[doc.mode]
    const rows = await store.readyRows(tx, doc.id, cursor, max)
    demand(context.actor, doc.entity, 'write')
    // Judged again: someone may have taken an address since the dry run.
    const judged = await judgeRows(context, doc, rows, new Map())
    const verdicts = await perform(context, importerFor(doc.entity), judged)
    await store.judge(tx, doc.id, verdicts)
    const isLast = rows.length < max
    if (isLast) await store.update(tx, doc.id, { state: 'done' })
    const changed = verdicts.filter(({ state }) => state === 'created' || state === 'updated').length
    return { cursor: rows.at(-1)?.row ?? cursor, done: rows.length, changed, refused: [], isLast }
  },
  cancel: async (tx, { data }) => {
    if (data.kind === 'import') await store.update(tx, data.import, { state: 'done' })
  },
}

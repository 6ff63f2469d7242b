import type { Kind } from '../jobs/index.ts'
import type { Tx } from '../ports.ts'
import { importers } from './importers.ts'
import { type Judged, judgeRow, judgeUnique } from './rules.ts'
import * as store from './store.ts'

/** Rows of one transaction: large enough to be quick, small enough for progress to be seen. */
const rowsAtOnce = 200

const verdicts = (judged: readonly Judged<unknown>[]) => judged.map(({ verdict }) => verdict)

/** Every row judged by itself and against what is there already. */
export const judgeAll = async (tx: Tx, doc: store.ImportDoc, rows: readonly store.RowDoc[]) => {
  const importer = importers[doc.entity]
  const alone = rows.map((row) => judgeRow(importer, doc.columns, doc.mapping, row))
  const values = alone.flatMap(({ draft }) => (draft ? [importer.unique.of(draft)] : []))
  const taken = await importer.taken(tx, values)
  return judgeUnique(importer, doc.columns, doc.mapping, rows, alone, taken)
}

/** Creates the rows of a file, some in a step, each at most once. */
export const importKind: Kind = {
  step: async ({ tx, now, batch, random }, { data, cursor, actorId, actorName }) => {
    if (data.kind !== 'import') throw new Error('A job without its import')
    const doc = await store.lock(tx, data.import)
    const rows = await store.readyRows(tx, doc.id, rowsAtOnce)
    // Judged again: someone may have taken an address since the dry run.
    const judged = await judgeAll(tx, doc, rows)
    const drafts = judged.flatMap(({ draft }) => (draft ? [draft] : []))
    // A file gives nobody access, so that the least access is enough to create its rows.
    const actor = { id: actorId ?? doc.actorId, name: actorName ?? doc.actorName, accessRole: 'viewer' } as const
    await importers[doc.entity].create({ tx, actor, now, batch, random }, drafts)
    await store.judge(
      tx,
      doc.id,
      verdicts(judged).map((verdict) => (verdict.state === 'ready' ? { ...verdict, state: 'created' } : verdict)),
    )
    const isLast = rows.length < rowsAtOnce
    if (isLast) await store.update(tx, doc.id, { state: 'done' })
    return { cursor: cursor + 1, done: rows.length, changed: drafts.length, refused: [], isLast }
  },
  cancel: async (tx, { data }) => {
    if (data.kind === 'import') await store.update(tx, data.import, { state: 'done' })
  },
}

import { Problem } from '@quarterdeck/contract/problem'
import { attempt, attemptTransaction } from '../http/attempt.ts'
import type { Db, Ports, Tx } from '../ports.ts'
import { importers } from './importers.ts'
import { type Judged, judgeRow, judgeUnique } from './rules.ts'
import * as store from './store.ts'

/** Rows of one transaction: large enough to be quick, small enough for progress to be seen. */
const rowsAtOnce = 200

const retryAfter = 1000

const verdicts = (judged: readonly Judged<unknown>[]) => judged.map(({ verdict }) => verdict)

/** Every row judged by itself and against what is there already. */
export const judgeAll = async (tx: Tx, doc: store.ImportDoc, rows: readonly store.RowDoc[]) => {
  const importer = importers[doc.entity]
  const alone = rows.map((row) => judgeRow(importer, doc.columns, doc.mapping, row))
  const values = alone.flatMap(({ draft }) => (draft ? [importer.unique.of(draft)] : []))
  const taken = await importer.taken(tx, values)
  return judgeUnique(importer, doc.columns, doc.mapping, rows, alone, taken)
}

/** Creates the next rows in one transaction, each at most once. False when none is left. */
const step = async (tx: Tx, id: string, now: Date, random: () => number): Promise<boolean> => {
  const doc = await store.lock(tx, id)
  if (doc.state !== 'running') return false
  const rows = await store.readyRows(tx, id, rowsAtOnce)
  if (rows.length === 0) {
    await store.update(tx, id, { state: 'done' })
    return false
  }
  // Judged again: someone may have taken an address since the dry run.
  const judged = await judgeAll(tx, doc, rows)
  const drafts = judged.flatMap(({ draft }) => (draft ? [draft] : []))
  // A file gives nobody access, so that the least access is enough to create its rows.
  const actor = { id: doc.actorId, name: doc.actorName, accessRole: 'viewer' } as const
  await importers[doc.entity].create({ tx, actor, now, batch: doc.batch, random }, drafts)
  await store.judge(
    tx,
    id,
    verdicts(judged).map((verdict) => (verdict.state === 'ready' ? { ...verdict, state: 'created' } : verdict)),
  )
  return true
}

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now' | 'random' | 'log'>

/** A step looks at what is left to do: done again it does the next, never the same. */
const redo = async () => false

/** Runs an import to its end, through outages too. */
export const runImport = async (world: World, id: string): Promise<void> => {
  for (;;) {
    try {
      if (!(await attemptTransaction(world, (tx) => step(tx, id, world.now(), world.random), redo))) return
    } catch (error) {
      // Taken between the check and the insert: the next look sees it.
      const again = error instanceof Error && 'code' in error && error.code === '23505'
      if (!again && !(error instanceof Problem && error.code === 'unavailable')) {
        world.log('error', 'an import stopped', { id, error: String(error) })
        return
      }
      await new Promise((resolve) => setTimeout(resolve, again ? 0 : retryAfter))
    }
  }
}

/** Goes on with the imports that a crash interrupted. */
export const resumeImports = async (ports: Ports): Promise<void> => {
  const interrupted = await attempt(ports, () => store.running(ports.db as Db))
  for (const { id } of interrupted) ports.background(runImport(ports, id))
}

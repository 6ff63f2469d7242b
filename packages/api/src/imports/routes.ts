import { imports } from '@quarterdeck/contract/imports'
import { fieldProblem, Problem } from '@quarterdeck/contract/problem'
import { csvOf } from '../db/csv.ts'
import { guessMapping } from '../db/importer.ts'
import type { Actor } from '../http/actor.ts'
import { Answer } from '../http/answer.ts'
import { demand } from '../http/demand.ts'
import type { Serve } from '../http/serve.ts'
import { enqueue, type Queue } from '../jobs/index.ts'
import { decode, readTable } from './csv.ts'
import { importers, modesOf } from './importers.ts'
import { foldedWords, guardMapping } from './rules.ts'
import { judgeAll } from './run.ts'
import * as store from './store.ts'

const guardState = (doc: store.ImportDoc, ...states: readonly store.ImportDoc['state'][]): void => {
  if (!states.includes(doc.state)) throw new Problem('conflict', { message: 'This import has moved on' })
}

/** A file holds what its records will be: who may not write those has nothing to do with it. */
const admit = async (actor: Actor, finding: Promise<store.ImportDoc>): Promise<store.ImportDoc> => {
  const doc = await finding
  demand(actor, doc.entity, 'write')
  return doc
}

const reason = ({ column, field, message }: store.RowDoc['problems'][number]) =>
  [column || field, message].filter(Boolean).join(': ')

export const serveImports = (serve: Serve, queue: Queue): void => {
  serve.write(imports.upload, async ({ tx, query, bytes, actor, newId, now, batch }) => {
    demand(actor, query.entity, 'write')
    const { columns, records } = readTable(decode(bytes))
    const { fields } = importers[query.entity]
    const doc = {
      id: newId(),
      entity: query.entity,
      fileName: query.fileName,
      createdAt: now,
      actorId: actor.id,
      actorName: actor.name,
      columns,
      mapping: guessMapping(fields, columns),
      batch,
    }
    return store.toWire(tx, await store.insert(tx, doc, records))
  })

  serve.read(imports.read, async ({ db, query, actor }) =>
    store.toWire(db, await admit(actor, store.find(db, query.id))),
  )

  serve.write(imports.plan, async ({ tx, query, body, actor }) => {
    const doc = await admit(actor, store.lock(tx, query.id))
    guardState(doc, 'uploaded', 'planned')
    const importer = importers[doc.entity]
    const { mapping, mode } = body
    const words = foldedWords(body.words)
    if (!modesOf(importer).includes(mode)) {
      throw fieldProblem('mode', { code: 'choice', message: 'A file of these records only creates' })
    }
    guardMapping(importer, doc.columns, mapping, mode)
    const planned = await store.update(tx, doc.id, { state: 'planned', mapping, mode, words })
    const judged = await judgeAll({ tx, actor }, planned, await store.rowsOf(tx, doc.id).execute())
    await store.judge(
      tx,
      doc.id,
      judged.map(({ verdict }) => verdict),
    )
    return store.toWire(tx, planned)
  })

  serve.read(imports.rejected, async ({ db, query, actor }) => {
    await admit(actor, store.find(db, query.id))
    return (await store.rejectedRows(db, query.id)).map(({ row, values, problems }) => ({ row, values, problems }))
  })

  serve.read(imports.rejectedFile, async ({ db, query, actor }) => {
    const { columns } = await admit(actor, store.find(db, query.id))
    const rows = await store.rejectedRows(db, query.id, Number.MAX_SAFE_INTEGER)
    const file = csvOf(
      [...columns, 'Problems'],
      rows.map(({ values, problems }) => [
        ...columns.map((_, index) => values[index] ?? ''),
        problems.map(reason).join('; '),
      ]),
    )
    return new Answer(file, { 'content-disposition': 'attachment; filename="rejected.csv"' })
  })

  serve.write(imports.run, async ({ tx, body, actor, now, batch: id, afterwards }) => {
    const doc = await admit(actor, store.lock(tx, body.id))
    guardState(doc, 'planned')
    const started = await store.toWire(tx, await store.update(tx, doc.id, { state: 'running' }))
    const data = { kind: 'import', import: doc.id } as const
    const { entity, batch } = doc
    await enqueue(tx, { id, entity, data, batch, total: started.ready, actor, now })
    afterwards(queue.run)
    return started
  })
}

import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { imports } from '@quarterdeck/contract/system/imports'
import type { Actor } from '../../kit/actor.ts'
import { Answer } from '../../kit/answer.ts'
import { attempt } from '../../kit/http/attempt.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { openSlots } from '../../kit/http/slots.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { guessMapping } from '../../kit/records/importer.ts'
import { enqueue, type Runner } from '../jobs/index.ts'
import type { Record } from './cells.ts'
import { changesOf } from './changes.ts'
import { importerFor, modesOf } from './importers.ts'
import { decimalsOf } from './numbers.ts'
import { previewFile } from './preview.ts'
import { readFile } from './read-file.ts'
import { foldedWords, guardMapping } from './rules.ts'
import { judgeAll } from './run.ts'
import * as store from './store.ts'

const guardState = (doc: store.ImportDoc, ...states: readonly store.ImportDoc['state'][]): void => {
  if (!states.includes(doc.state))
    throw new Problem('conflict', { message: 'This import has changed in the meantime: reload it' })
}

/** Requires permission to write the records of an import, because its file contains them. */
const admit = async (actor: Actor, finding: Promise<store.ImportDoc>): Promise<store.ImportDoc> => {
  const doc = await finding
  demand(actor, doc.entity, 'write')
  return doc
}

/** Files that are read at a time, each piece by piece, and files that wait for their turn almost unread. */
const [readAtOnce, mostWaiting] = [2, 8]
const full = () =>
  new Problem('too_many_requests', { message: 'Other files are being read: send this one again later', retryAfter: 30 })

const serveUploads = (serve: Serve, ports: Ports): void => {
  const inTurn = openSlots(readAtOnce, mostWaiting, full)
  const shownInTurn = openSlots(readAtOnce, mostWaiting, full)

  serve.after(
    imports.preview,
    // What is only shown waits for no file that is long on its way.
    ({ bytes, query }) => shownInTurn(() => previewFile(bytes, query)),
    async ({ prepared: { sheets, ...shown } }) => ({ ...shown, sheets: [...sheets] }),
  )

  serve.after(
    imports.upload,
    async ({ db, query, actor, newId, now, batch, upload }) => {
      demand(actor, query.entity, 'write')
      const id = newId()
      const { entity, fileName } = query
      return inTurn(async () => {
        const doc = { id, entity, fileName, createdAt: now, actorId: actor.id, actorName: actor.name, batch }
        await attempt(ports, () => store.begin(db, doc))
        try {
          const keep = (records: readonly Record[]) => attempt(ports, () => store.addRows(db, id, records))
          return { id, ...(await readFile(upload.next, keep, query)) }
        } catch (error) {
          // If it can't be removed now, e.g. without the database, the cleanup removes it.
          await store.remove(db, id).catch(() => undefined)
          throw error
        }
      })
    },
    async ({ tx, query, prepared: { id, ...table } }) => {
      const mapping = guessMapping(importerFor(query.entity).fields, table.columns)
      return store.toDto(tx, await store.finish(tx, id, { ...table, mapping }))
    },
  )
}

const serveReads = (serve: Serve): void => {
  serve.read(imports.read, async ({ db, query, actor }) =>
    store.toDto(db, await admit(actor, store.find(db, query.id))),
  )

  serve.read(imports.changes, async ({ db, query, actor, now }) => {
    const doc = await admit(actor, store.find(db, query.id))
    return doc.state === 'planned' ? changesOf({ tx: db as Tx, actor, now }, doc) : []
  })

  serve.read(imports.rejected, async ({ db, query, actor }) => {
    await admit(actor, store.find(db, query.id))
    return (await store.rejectedRows(db, query.id)).map(({ row, values, problems }) => ({ row, values, problems }))
  })

  serve.read(imports.rejectedFile, async ({ db, query, actor }) => {
    const file = store.rejectedFile(db, await admit(actor, store.find(db, query.id)))
    // To the contract a file is text; on its way it is a stream.
    return new Answer(file as unknown as string, { 'content-disposition': 'attachment; filename="rejected.csv"' })
  })
}

const servePlan = (serve: Serve): void => {
  serve.write(imports.plan, async ({ tx, query, body, actor }) => {
    const doc = await admit(actor, store.lock(tx, query.id))
    guardState(doc, 'uploaded', 'planned')
    const importer = importerFor(doc.entity)
    const { mapping, mode } = body
    const decimals = decimalsOf(importer.fields, mapping, doc.signs, body.decimals)
    const words = foldedWords(body.words)
    if (!modesOf(importer).includes(mode)) {
      throw fieldProblem('mode', { code: 'choice', message: 'Files of these records can only create records' })
    }
    guardMapping(importer, doc.columns, mapping, mode)
    const planned = await store.update(tx, doc.id, { state: 'planned', mapping, mode, words, decimals })
    await judgeAll({ tx, actor }, planned)
    return store.toDto(tx, planned)
  })
}

const serveRun = (serve: Serve, runner: Runner): void => {
  serve.write(imports.run, async ({ tx, body, actor, now, batch: id, afterwards }) => {
    const doc = await admit(actor, store.lock(tx, body.id))
    guardState(doc, 'planned')
    const started = await store.toDto(tx, await store.update(tx, doc.id, { state: 'running' }))
    const data = { kind: 'import', import: doc.id } as const
    const { entity, batch } = doc
    await enqueue(tx, { id, entity, data, batch, total: started.ready, actor, now })
    afterwards(runner.run)
    return started
  })
}

export const serveImports = (serve: Serve, { jobs: runner, ...ports }: Ports & { readonly jobs: Runner }): void => {
  serveUploads(serve, ports)
  serveReads(serve)
  servePlan(serve)
  serveRun(serve, runner)
}

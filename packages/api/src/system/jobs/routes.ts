import { entities } from '@quarterdeck/contract/kit/entities'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { jobList, jobs } from '@quarterdeck/contract/system/jobs'
import type { Actor } from '../../kit/actor.ts'
import { Answer } from '../../kit/answer.ts'
import { csvOf } from '../../kit/files/csv.ts'
import { allowed } from '../../kit/http/allowed.ts'
import { mayDo } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import type { Db } from '../../kit/ports.ts'
import type { JobRow } from './kind.ts'
import * as store from './store.ts'

/** Most refused records that a screen shows; the file has them all. */
const shown = 200

const seesAll = (actor: Actor) => allowed(actor, 'changes:read')

const mayRead = (actor: Actor, entity: JobRow['entity']) => entity === null || mayDo(actor, entity, 'read')

/** @throws Problem `Job not found` for what somebody else does, where one may not see that, and for records that one may not read */
const findFor = async (db: Db, id: string, actor: Actor): Promise<JobRow> => {
  const job = await store.find(db, id)
  if (!mayRead(actor, job.entity) || (job.actorId !== actor.id && !seesAll(actor))) throw notFound('Job')
  return job
}

const mayStop = (actor: Actor, { actorId, entity }: JobRow) =>
  actorId === actor.id || (actorId !== null && entity !== null && mayDo(actor, entity, 'delete'))

const isOpen = ({ state }: JobRow) => state === 'waiting' || state === 'running'

const wire = async (db: Db, job: JobRow) => {
  const [first] = await store.toDto(db, [job])
  if (!first) throw notFound('Job')
  return first
}

export const serveJobs = (serve: Serve): void => {
  serve.read(jobs.list, async ({ db, list, url, actor }) => {
    const readable = entities.filter((entity) => mayRead(actor, entity))
    const page = await store.list(db, list, readable, seesAll(actor) ? undefined : actor.id)
    return listAnswer(jobList, url, list, page, (rows) => store.toDto(db, rows))
  })

  serve.read(jobs.read, async ({ db, query, actor }) => wire(db, await findFor(db, query.id, actor)))

  serve.write(jobs.cancel, async ({ tx, query, actor, now }) => {
    const job = await findFor(tx, query.id, actor)
    if (!mayStop(actor, job)) throw new Problem('forbidden')
    if (!isOpen(job)) return wire(tx, job)
    return wire(tx, (await store.cancel(tx, job.id, now)) ?? job)
  })

  serve.read(jobs.refused, async ({ db, query, actor }) => {
    const { id } = await findFor(db, query.id, actor)
    return store.refusals(db, id, shown)
  })

  serve.read(jobs.refusedFile, async ({ db, query, actor }) => {
    const { id } = await findFor(db, query.id, actor)
    const rows = await store.refusals(db, id, Number.MAX_SAFE_INTEGER)
    const file = csvOf(
      ['id', 'title', 'fields', 'reason'],
      rows.map((row) => [row.id, row.title, row.fields.join(', '), row.message]),
    )
    return new Answer(file, { 'content-disposition': 'attachment; filename="refused.csv"' })
  })
}

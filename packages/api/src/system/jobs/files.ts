import { notFound } from '@quarterdeck/contract/kit/problem'
import { bundleHours, maxBundleBytes } from '@quarterdeck/contract/system/batches'
import type { NextFile, ZipEntry } from '../../kit/files/zip.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { JobRow } from './kind.ts'

const retentionMs = bundleHours * 60 * 60 * 1000

/** Returns the time until which the file of a job is stored; null if there is none. */
export const fileUntil = ({ state, fileBytes, endedAt }: JobRow): Date | null =>
  state === 'done' && fileBytes > 0 && endedAt ? new Date(endedAt.getTime() + retentionMs) : null

/** Lets go of what jobs made. */
export const deleteFiles = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.deleteFrom('jobFiles').where('jobId', 'in', ids).execute()
  await tx.updateTable('jobs').set({ fileBytes: 0 }).where('id', 'in', ids).execute()
}

/** Forgets the progress of jobs that failed and whose files are gone: a retry makes them anew. */
const startOver = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.deleteFrom('jobRefusals').where('jobId', 'in', ids).execute()
  await tx.updateTable('jobs').set({ cursor: 0, done: 0, changed: 0, refused: 0 }).where('id', 'in', ids).execute()
}

/** Deletes files that can't be downloaded any more: expired ones, and those of canceled or failed jobs. */
export const deleteOldFiles = async (tx: Tx, now: Date): Promise<void> => {
  const rows = await tx
    .selectFrom('jobs')
    .select(['id', 'state'])
    .where('fileBytes', '>', 0)
    .where((where) =>
      where.or([
        where('endedAt', '<', new Date(now.getTime() - retentionMs)),
        where('state', 'in', ['cancelled', 'failed']),
      ]),
    )
    .execute()
  const failed = rows.filter(({ state }) => state === 'failed')
  await deleteFiles(
    tx,
    rows.map(({ id }) => id),
  )
  if (failed.length > 0)
    await startOver(
      tx,
      failed.map(({ id }) => id),
    )
}

/** Deletes the oldest files of the job's user to make room. Returns whether there is enough. */
const makeRoom = async (tx: Tx, { id, actorId, fileBytes }: JobRow, bytes: number): Promise<boolean> => {
  const others = await tx
    .selectFrom('jobs')
    .select(['id', 'fileBytes'])
    .where('actorId', '=', actorId)
    .where('fileBytes', '>', 0)
    .where('endedAt', 'is not', null)
    .where('id', '!=', id)
    .orderBy('endedAt')
    .execute()
  let over = fileBytes + bytes - maxBundleBytes + others.reduce((sum, other) => sum + other.fileBytes, 0)
  const gone: string[] = []
  for (const other of others) {
    if (over <= 0) break
    gone.push(other.id)
    over -= other.fileBytes
  }
  await deleteFiles(tx, gone)
  return over <= 0
}

/** Stores the next parts of a job's file, starting at this number. Returns their size; undefined without room. */
export const storeParts = async (
  tx: Tx,
  job: JobRow,
  from: number,
  parts: readonly ZipEntry[],
): Promise<number | undefined> => {
  const size = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (!(await makeRoom(tx, job, size))) return undefined
  const rows = parts.map((part, index) => ({ jobId: job.id, number: from + index, ...part }))
  if (rows.length > 0) await tx.insertInto('jobFiles').values(rows).execute()
  return size
}

/** Reads the file of a job part by part. @throws Problem `not_found` if a part was deleted before the end */
export const partsOf = (db: Db, { id, fileBytes }: JobRow): NextFile => {
  let last = -1
  let left = fileBytes
  return async () => {
    const part = await db
      .selectFrom('jobFiles')
      .select(['number', 'name', 'bytes', 'at'])
      .where('jobId', '=', id)
      .where('number', '>', last)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!part && left > 0) throw notFound('File')
    if (!part) return undefined
    last = part.number
    left -= part.bytes.length
    return part
  }
}

import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { backups as endpoints } from '@quarterdeck/contract/system/backups'
import { requireFresh } from '../../account/auth/index.ts'
import { Answer, GeneratedFile } from '../../kit/answer.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Backups, Db, Ports, Tx } from '../../kit/ports.ts'
import { isOverdue, readState, wantOne } from './state.ts'

const none = { place: null, isEncrypted: false, isRunning: false, failure: null, isOverdue: false, backups: [] }

const statusOf = async (backups: Backups | undefined, db: Db | Tx, now: Date) => {
  if (!backups) return none
  const [state, listed] = [await readState(db), await backups.list()]
  return {
    place: backups.place,
    isEncrypted: backups.isEncrypted,
    isRunning: state.isWanted,
    failure: state.failure,
    isOverdue: state.since !== null && isOverdue(state, listed, now),
    backups: listed
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ name, bytes, createdAt }) => {
        const { seconds = null, checkedAt = null, error = '' } = state.known[name] ?? {}
        return { name, bytes, createdAt: createdAt.toISOString(), seconds, checkedAt, error }
      }),
  }
}

const unavailable = () => new Problem('not_found', { message: 'This installation makes no backups by itself' })

/** Serves what owners see of backups and do with them. Each step that leads to what is in one wants a fresh proof, and no API key. */
export const serveBackups = (serve: Serve, { backups, log }: Ports): void => {
  serve.read(endpoints.list, ({ db, now }) => statusOf(backups, db, now))
  serve.write(endpoints.start, async ({ tx, now, headers }) => {
    await requireFresh({ tx, headers, now })
    if (!backups) throw unavailable()
    await wantOne(tx, now)
    return statusOf(backups, tx, now)
  })
  serve.write(endpoints.permit, async ({ tx, now, headers, body }) => {
    await requireFresh({ tx, headers, now })
    const found = (await backups?.list())?.find(({ name }) => name === body.name)
    if (!found) throw notFound('Backup')
    return { bytes: found.bytes }
  })
  serve.read(endpoints.download, async ({ db, now, headers, query, actor }) => {
    await requireFresh({ tx: db, headers, now })
    const found = (await backups?.list())?.find(({ name }) => name === query.name)
    if (!backups || !found) throw notFound('Backup')
    const stream = await backups.read(found.name)
    log('info', 'a backup is downloaded', { name: found.name, by: actor.id })
    return new Answer(new GeneratedFile(() => stream) as unknown as Uint8Array<ArrayBuffer>, {
      'content-disposition': `attachment; filename="${found.name}"`,
    })
  })
}

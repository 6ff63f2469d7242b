import { Problem } from '@quarterdeck/contract/kit/problem'
import { sample as endpoints } from '@quarterdeck/contract/system/sample'
import { verifyPassword } from 'better-auth/crypto'
import { requireFresh } from '../account/auth/index.ts'
import type { Serve } from '../kit/http/serve.ts'
import type { Db, Ports, Tx } from '../kit/ports.ts'
import { samplePassword } from '../people/users/index.ts'
import { hasRecentBackup, removeFiles, storedFiles } from '../system/backup/index.ts'
import { removeSample } from './remove.ts'

const hasOwnPassword = async (db: Db | Tx, owner: number): Promise<boolean> => {
  const rows = await db.selectFrom('credentials').select('password').where('userId', '=', owner).execute()
  for (const { password: hash } of rows)
    if (hash && (await verifyPassword({ hash, password: samplePassword }))) return false
  return true
}

const statusOf = async ({ backups }: Pick<Ports, 'backups'>, db: Db | Tx, owner: number, now: Date) => {
  const marker = await db.selectFrom('installation').select('key').where('key', '=', 'sample').executeTakeFirst()
  return {
    isSample: marker !== undefined,
    hasOwnPassword: await hasOwnPassword(db, owner),
    hasBackup: await hasRecentBackup(backups, db, now),
  }
}

/** Serves the way from a trial with sample data to the real installation. */
export const serveSample = (serve: Serve, ports: Ports): void => {
  serve.read(endpoints.read, ({ db, actor, now }) => statusOf(ports, db, actor.id, now))
  serve.write(endpoints.remove, async ({ tx, now, headers, actor, afterwards }) => {
    await requireFresh({ tx, headers, now })
    const status = await statusOf(ports, tx, actor.id, now)
    const refused = (message: string) => new Problem('conflict', { message })
    if (!status.isSample) throw refused('This installation has no sample data')
    if (!status.hasOwnPassword) throw refused('Choose a password of your own first: that of the sample is public')
    if (!status.hasBackup) throw refused('Back up first')
    const before = await storedFiles(tx)
    await removeSample(tx, actor.id, now)
    afterwards((db) => removeFiles(ports, db, before))
    return { ...status, isSample: false }
  })
}

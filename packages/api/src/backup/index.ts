import { sql } from 'kysely'
import { keysOf } from '../catalog/pictures/index.ts'
import { contentKey } from '../files/attachments.ts'
import type { Db, StoreName } from '../ports.ts'
import { originalKey } from '../support/inbound/index.ts'

/** A file of a store. */
export interface StoredFile {
  readonly key: string
  readonly store: StoreName
}

/** Tables that say which files there are. */
const filed = ['attachments', 'inboundOriginals', 'pictures'] as const

/** Returns all files that records have, each once. */
export const storedFiles = async (db: Db): Promise<readonly StoredFile[]> => {
  const attachments = await db.selectFrom('attachments').select(['hash', 'store']).distinct().execute()
  const originals = await db.selectFrom('inboundOriginals').select(['hash', 'store']).execute()
  const pictures = await db.selectFrom('pictures').select(['hash', 'store', 'width']).execute()
  return [
    ...attachments.map(({ hash, store }) => ({ key: contentKey(hash), store })),
    ...originals.map(({ hash, store }) => ({ key: originalKey(hash), store })),
    ...pictures.flatMap(({ hash, store, width }) => keysOf(hash, width).map((key) => ({ key, store }))),
  ]
}

interface Restored {
  /** Store that now has what was kept beside the database. */
  readonly store: StoreName
  /** Whether mails that waited when the backup was made may have been sent since. */
  readonly wasServed: boolean
}

/** Brings rows that a backup held to what is so in their new place; before `migrate`, which then counts everything anew. */
export const afterRestore = async (db: Db, { store, wasServed }: Restored): Promise<void> => {
  for (const table of filed) await db.updateTable(table).set({ store }).where('store', '!=', 'database').execute()
  // The functions that keep the counts are made by `migrate` alone.
  await db.deleteFrom('installation').where('key', '=', 'tallies').execute()
  await db.deleteFrom('tallies').execute()
  await sql`update "work" set "state" = 'waiting', "worker" = null, "lease" = null where "state" = 'running'`.execute(
    db,
  )
  if (!wasServed) return
  await db.updateTable('outbox').set({ state: 'unclear' }).where('state', 'in', ['waiting', 'sending']).execute()
  await db.deleteFrom('work').where('kind', '=', 'mail').execute()
}

import { sql } from 'kysely'
import { keysOf } from '../../catalog/pictures/index.ts'
import { contentKey } from '../../kit/files/attachments.ts'
import { type Reach, storeOf } from '../../kit/files/stores.ts'
import type { Db, StoreName } from '../../kit/ports.ts'
import { originalKey } from '../../support/inbound/index.ts'

/** A file of a store. */
export interface StoredFile {
  readonly key: string
  readonly store: StoreName
}

/** Tables that say which files there are. */
const filed = ['attachments', 'inboundOriginals', 'pictures'] as const

/** Returns whether a database, which may be older than this version, has a table. */
const hasTable = async (db: Db, table: (typeof filed)[number]): Promise<boolean> => {
  const name = `"${table}"`
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as "is"`.execute(db)
  return rows[0]?.is === true
}

/** Returns all files that records have, each once. */
export const storedFiles = async (db: Db): Promise<readonly StoredFile[]> => {
  const attachments = await db.selectFrom('attachments').select(['hash', 'store']).distinct().execute()
  const originals = (await hasTable(db, 'inboundOriginals'))
    ? await db.selectFrom('inboundOriginals').select(['hash', 'store']).execute()
    : []
  const pictures = await db.selectFrom('pictures').select(['hash', 'store', 'width']).execute()
  return [
    ...attachments.map(({ hash, store }) => ({ key: contentKey(hash), store })),
    ...originals.map(({ hash, store }) => ({ key: originalKey(hash), store })),
    ...pictures.flatMap(({ hash, store, width }) => keysOf(hash, width).map((key) => ({ key, store }))),
  ]
}

/** Removes files from their stores that no record has any more. What a store doesn't give up stays there. */
export const removeFiles = async (reach: Reach, db: Db, before: readonly StoredFile[]): Promise<void> => {
  const remaining = new Set((await storedFiles(db)).map(({ key }) => key))
  const gone = before.filter(({ key }) => !remaining.has(key))
  for (const [store, files] of Map.groupBy(gone, (file) => file.store))
    await storeOf(reach, db, store)
      .remove(files.map(({ key }) => key))
      .catch(() => undefined)
}

interface Restored {
  /** Store that now has what was kept beside the database. */
  readonly store: StoreName
  /** True if emails that waited when the backup was made may have been sent since. */
  readonly wasServed: boolean
}

/** Forgets what was counted beforehand: the functions that keep it are made by `migrate` alone, which then counts anew. */
export const forgetCounts = async (db: Db): Promise<void> => {
  await db.deleteFrom('installation').where('key', '=', 'tallies').execute()
  await db.deleteFrom('tallies').execute()
}

/** Brings rows that a backup held to what is so in their new place. */
export const settleRestored = async (db: Db, { store, wasServed }: Restored): Promise<void> => {
  for (const table of filed) await db.updateTable(table).set({ store }).where('store', '!=', 'database').execute()
  const idle = { state: 'waiting', worker: null, lease: null } as const
  await db.updateTable('work').set(idle).where('state', '=', 'running').execute()
  if (!wasServed) return
  await db.updateTable('outbox').set({ state: 'unclear' }).where('state', 'in', ['waiting', 'sending']).execute()
  await db.deleteFrom('work').where('kind', '=', 'mail').execute()
}

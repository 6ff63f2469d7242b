import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listenInside, type Schema } from '@quarterdeck/api'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from './database.ts'

const place = (folder: string) => join(folder, 'pglite')

/** Returns true for a data folder created with PGlite, which stays with it. */
export const isPgliteFolder = (folder: string): boolean => existsSync(place(folder))

/** Opens PGlite on disk: PostgreSQL inside this process, for platforms without a PostgreSQL of their own. */
export const openPglite = async (folder: string): Promise<Database> => {
  // A server that does without it does not carry it in memory.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  // Its own parameters switch fsync off.
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const pglite = await PGlite.create({ dataDir: place(folder), extensions: { pg_trgm }, startParams })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    downloads: undefined,
    isOutage: () => false,
    waitForDatabase: async () => true,
    alone: (work) => work(),
    listen: listenInside(pglite),
    isReachable: async () => !pglite.closed,
    close: () => pglite.close(),
  }
}

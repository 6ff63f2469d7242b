import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend'
import { type Db, fillWithSample, hasData, listenInside, type Ports, type Schema } from '@quarterdeck/api'
import { Kysely, PGliteDialect } from 'kysely'
import { noPageStore, openPageStore, type PageStore } from './page-store.ts'
import { keepPages } from './pages.ts'
import { fetchSnapshot, type Snapshot } from './snapshot.ts'

/** Reports errors outside any response. */
export type Complain = (text: string) => void

/** Maximum time an ending worker can hold the page store, in milliseconds. */
const patience = 3000

/** Resolves when this worker alone holds the lock, which it keeps as long as it lives. */
const claim = (name: string): Promise<void> =>
  new Promise((claimed, refused) => {
    const keep = () => {
      claimed()
      return new Promise<never>(() => undefined)
    }
    navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, keep).catch(refused)
  })

/**
 * Opens the page store of this browser. A database can be open only once: if another worker has it (an older version in
 * another tab), or storage is unavailable, nothing is stored.
 */
const takePageStore = async (): Promise<PageStore> => {
  const name = 'quarterdeck-standin'
  try {
    await claim(name)
    return await openPageStore(name)
  } catch {
    return noPageStore
  }
}

export interface Database {
  readonly db: Db
  readonly listen: Ports['listen']
  /** Resolves when all commits are stored: PGlite itself stores them with the next statement. */
  readonly keep: () => Promise<void>
}

/** The smallest valid WebAssembly module, in place of initdb (300 kB), which isn't needed with a snapshot. */
const unused = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))

/** Starts PostgreSQL on the files of the snapshot and their stored changes. */
const startPostgres = async (snapshot: Snapshot, pageStore: PageStore, complain: Complain): Promise<Database> => {
  const read = (path: string) => pglite.Module.FS.readFile(`${PGlite.paths.PGDATA}${path}`)
  const fs = new MemfsFrontendFS(keepPages(snapshot, pageStore, read))
  const sync = fs.syncToFs.bind(fs)
  // A full page store must not stop the work; unsaved pages are retried with the next changes.
  fs.syncToFs = () => sync().catch((error: unknown) => complain(`Changes could not be kept: ${String(error)}`))
  const pglite: PGlite = new PGlite({ fs, extensions: { pg_trgm }, initdbWasmModule: unused })
  await pglite.waitReady
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  if (!(await hasData(db))) await fillWithSample(db, new Date())
  return { db, listen: listenInside(pglite), keep: () => fs.syncToFs() }
}

/** Opens the database of this browser, with sample data at the first time. */
export const openDatabase = async (complain: Complain): Promise<Database> => {
  const [snapshot, pageStore] = await Promise.all([fetchSnapshot(), takePageStore()])
  try {
    return await startPostgres(snapshot, pageStore, complain)
  } catch (error) {
    complain(`What this browser kept could not be opened: ${String(error)}`)
    await pageStore.change((store) => store.clear())
    // Another copy: the first one has become the files of the failed start.
    return startPostgres(await fetchSnapshot(), pageStore, complain)
  }
}

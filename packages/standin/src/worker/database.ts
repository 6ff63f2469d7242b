import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend'
import { type Db, fillWithSample, hasData, listenInside, type Ports, type Schema } from '@quarterdeck/api'
import { Kysely, PGliteDialect } from 'kysely'
import { noPageStore, openPageStore, type PageStore } from './page-store.ts'
import { keepPages } from './pages.ts'
import { fetchSnapshot, type Snapshot } from './snapshot.ts'

/** Told what went wrong apart from any answer. */
export type Complain = (text: string) => void

/** Maximum time an ending worker can hold the page store, in milliseconds. */
const patience = 3000

/** Resolves when this worker alone has the name, which it keeps as long as it lives. */
const claim = (name: string): Promise<void> =>
  new Promise((claimed, refused) => {
    const keep = () => {
      claimed()
      return new Promise<never>(() => undefined)
    }
    navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, keep).catch(refused)
  })

/**
 * The page store of this browser. A database can be open only once: where another
 * worker has it (an older version of the product in another tab), or where
 * there is none to be had, nothing is kept.
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
  /** Resolves when all that was committed is kept: PGlite itself does it with the next statement only. */
  readonly keep: () => Promise<void>
}

/** The smallest WebAssembly there is. What makes a data folder is needed by nobody who starts from one, yet fetched (300 kB). */
const unused = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))

/** PostgreSQL over the files of the snapshot as they were changed since. */
const startPostgres = async (snapshot: Snapshot, pageStore: PageStore, complain: Complain): Promise<Database> => {
  const read = (path: string) => pglite.Module.FS.readFile(`${PGlite.paths.PGDATA}${path}`)
  const fs = new MemfsFrontendFS(keepPages(snapshot, pageStore, read))
  const sync = fs.syncToFs.bind(fs)
  // A full page store must not stop the work; what could not be kept is tried again with what comes next.
  fs.syncToFs = () => sync().catch((error: unknown) => complain(`Changes could not be kept: ${String(error)}`))
  const pglite: PGlite = new PGlite({ fs, extensions: { pg_trgm }, initdbWasmModule: unused })
  await pglite.waitReady
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  if (!(await hasData(db))) await fillWithSample(db, new Date())
  return { db, listen: listenInside(pglite), keep: () => fs.syncToFs() }
}

/** Opens the database that this browser keeps, with sample data at the first time. */
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

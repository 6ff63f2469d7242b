import type { ChangeSet, FileWrite, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend'
import type { PageStore } from './page-store.ts'
import type { Snapshot } from './snapshot.ts'

/*
 * The files of the database as they differ from the snapshot, in pages, so that
 * a write of PostgreSQL costs this browser a few kilobytes:
 *
 *   ['snapshot']    what they differ from
 *   [path]          what became of a file or folder
 *   [path, number]  a page of a file
 */

const pageBytes = 8192
const snapshotKey = ['snapshot']

/** A file whose first bytes are the snapshot's, except for pages stored here. */
interface File {
  readonly size: number
  readonly kept: number
}
type Fate = File | 'folder' | 'gone'

const isFile = (fate: Fate | undefined): fate is File => typeof fate === 'object'

/** Returns the key range of all pages of a file from one on. */
const pagesFrom = (path: string, first: number) => IDBKeyRange.bound([path, first], [path, []])

const pagesOf = ({ size, full, truncate, chunks }: FileWrite): ReadonlySet<number> => {
  const pages = new Set<number>()
  const add = (from: number, to: number) => {
    for (let page = Math.floor(from / pageBytes); page * pageBytes < to; page += 1) pages.add(page)
  }
  if (full) add(0, size)
  for (const { at, data } of chunks) add(at, at + data.length)
  // Bytes truncated within a page must not reappear when the file grows again.
  if (truncate && size > 0) add(size - 1, size)
  return pages
}

const assemble = ({ size, kept }: File, original: Uint8Array | undefined, pages: ReadonlyMap<number, Uint8Array>) => {
  const bytes = new Uint8Array(size)
  if (original) bytes.set(original.subarray(0, Math.min(size, kept)))
  for (const [page, data] of pages) {
    const at = page * pageBytes
    if (at < size) bytes.set(data.subarray(0, size - at), at)
  }
  return bytes
}

/** Reads the page store, if it belongs to the snapshot. */
const read = async (pageStore: PageStore, { id }: Snapshot) => {
  const fates = new Map<string, Fate>()
  const pages = new Map<string, Map<number, Uint8Array>>()
  const entries = await pageStore.entries()
  const isOurs = entries.some(([key, value]) => String(key) === String(snapshotKey) && value === id)
  if (!isOurs) {
    await pageStore.change((store) => {
      store.clear()
      store.put(id, snapshotKey)
    })
    return { fates, pages }
  }
  for (const [key, value] of entries) {
    const [path, page] = key as [string, number | undefined]
    if (path === snapshotKey[0]) continue
    if (page === undefined) fates.set(path, value as Fate)
    else pages.set(path, (pages.get(path) ?? new Map()).set(page, value as Uint8Array))
  }
  return { fates, pages }
}

const entry = (path: string, data: Uint8Array | undefined): StorageEntry =>
  data ? { kind: 'file', path, data } : { kind: 'dir', path }

/** Stores the differences between database and snapshot. `current` reads a file's current content. */
export const keepPages = (
  snapshot: Snapshot,
  pageStore: PageStore,
  current: (path: string) => Uint8Array,
): StorageBackend => {
  const { files } = snapshot
  let fates = new Map<string, Fate>()

  const setFate = (store: IDBObjectStore, path: string, fate: Fate) => {
    fates.set(path, fate)
    store.put(fate, [path])
  }

  const remove = (store: IDBObjectStore, removed: string) => {
    for (const path of new Set([removed, ...files.keys(), ...fates.keys()])) {
      if (path !== removed && !path.startsWith(`${removed}/`)) continue
      store.delete(pagesFrom(path, 0))
      setFate(store, path, 'gone')
    }
  }

  const write = (store: IDBObjectStore, file: FileWrite) => {
    const { path, size, full, truncate } = file
    const before = fates.get(path)
    const kept = isFile(before) ? before.kept : before ? 0 : (files.get(path)?.length ?? 0)
    if (truncate) store.delete(pagesFrom(path, full ? 0 : Math.ceil(size / pageBytes)))
    setFate(store, path, { size, kept: full ? 0 : truncate ? Math.min(kept, size) : kept })
    const bytes = current(path)
    for (const page of pagesOf(file)) {
      store.put(bytes.slice(page * pageBytes, Math.min((page + 1) * pageBytes, size)), [path, page])
    }
  }

  return {
    init: async () => undefined,
    load: async function* () {
      const kept = await read(pageStore, snapshot)
      fates = kept.fates
      const paths = new Set([...files.keys(), ...fates.keys()])
      // Sorted, a folder comes before what is in it.
      for (const path of [...paths].sort()) {
        const fate = fates.get(path)
        if (fate === 'gone') continue
        if (fate === 'folder') yield entry(path, undefined)
        else if (fate) yield entry(path, assemble(fate, files.get(path), kept.pages.get(path) ?? new Map()))
        else yield entry(path, files.get(path))
      }
    },
    apply: ({ ops, files: { wal, data, control } }: ChangeSet) =>
      pageStore.change((store) => {
        for (const { op, path } of ops) {
          if (op === 'remove') remove(store, path)
          else setFate(store, path, 'folder')
        }
        for (const file of [...wal, ...data, ...control]) write(store, file)
      }),
    close: async () => undefined,
  }
}

import { type PictureWidth, pictureWidths, smallerWidths, smallSide } from '@quarterdeck/contract/kit/picture-address'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { availableStores, type Reach, storeOf } from '../../kit/files/stores.ts'
import type { Db, Drawn, PictureStore, StoreName } from '../../kit/ports.ts'
import { digest } from '../../kit/sql/digest.ts'

type FileWidth = typeof smallSide | PictureWidth

/** Returns the key of a file in its store; that of the largest is the bare hash. */
const keyOf = (hash: string, width?: number): string => (width === undefined ? hash : `${hash}-${width}`)

/** Returns the keys of all files of a picture with this largest width, smallest first. */
export const keysOf = (hash: string, width: number | null): readonly string[] => [
  keyOf(hash, smallSide),
  ...(width === null ? [] : smallerWidths(width).map((smaller) => keyOf(hash, smaller))),
  hash,
]

/** Files of one picture. */
export interface PictureFiles {
  /** Square for lists. */
  readonly small: Drawn
  /** Original shape, largest first. */
  readonly whole: readonly [Drawn, ...Drawn[]]
  /** Width of the largest file; null if there is only one. */
  readonly width: number | null
}

interface StoredPicture extends PictureFiles {
  readonly hash: string
}

/** Records a picture, if it isn't there yet. Cleaning up and storing lock the same row. */
const note = async (
  { hash, small, whole, width }: StoredPicture,
  reach: Reach,
  db: Db,
  now: Date,
): Promise<StoreName> => {
  const bytes = [small, ...whole].reduce((sum, file) => sum + file.bytes.length, 0)
  const { store } = await db
    .insertInto('pictures')
    .values({ hash, store: reach.pictureStores.current, width, bytes, createdAt: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((row) => ({
        createdAt: now,
        width: sql`coalesce(excluded."width", "pictures"."width")`,
        bytes: sql`greatest(excluded."bytes", "pictures"."bytes")`,
        store: row
          .case()
          .when('pictures.store', 'in', [...availableStores(reach)])
          .then(row.ref('pictures.store'))
          .else(reach.pictureStores.current)
          .end(),
      })),
    )
    .returning('store')
    .executeTakeFirstOrThrow()
  return store
}

/**
 * Stores a picture under the hash of its largest file, which it returns. It is recorded before any file is written, so
 * that an interrupted upload is cleaned up. Repeating an upload restores missing files.
 */
export const storePicture = async (reach: Reach, db: Db, files: PictureFiles, now: Date): Promise<string> => {
  const [largest, ...smaller] = files.whole
  const hash = await digest(largest.bytes)
  const store = storeOf(reach, db, await note({ hash, ...files }, reach, db, now))
  await Promise.all(smaller.map((file) => store.put(keyOf(hash, file.width), file.bytes)))
  await store.put(keyOf(hash, smallSide), files.small.bytes)
  await store.put(keyOf(hash), largest.bytes)
  return hash
}

const candidates = (hash: string, largest: number | null, requested: FileWidth): readonly string[] => {
  const wider = pictureWidths.filter((width) => width >= requested && width < (largest ?? 0))
  return [...(requested === smallSide ? [smallSide] : []), ...wider].map((width) => keyOf(hash, width))
}

/** Reads a file of a picture in the requested width, or the next larger one. */
export const readPicture = async (
  reach: Reach,
  db: Db,
  hash: string,
  width: FileWidth | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const known = await db.selectFrom('pictures').select(['store', 'width']).where('hash', '=', hash).executeTakeFirst()
  if (!known) return undefined
  const store = storeOf(reach, db, known.store)
  for (const key of width === undefined ? [] : candidates(hash, known.width, width)) {
    const found = await store.get(key)
    if (found) return found
  }
  return store.get(keyOf(hash))
}

const isRemoved = async (store: PictureStore, keys: readonly string[]): Promise<boolean> => {
  try {
    await store.remove(keys)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const dayMs = 24 * 60 * 60 * 1000
const atOnce = 200

/**
 * Deletes uploads that no record has used within a day. Files are deleted while the row is locked: an upload of the
 * same picture waits and stores it again. Failed deletions are retried next time.
 */
export const deleteUnused = async (reach: Reach, tx: Db, now: Date): Promise<void> => {
  const unused = await tx
    .selectFrom('pictures')
    .select(['hash', 'store', 'width'])
    .where('used', '=', false)
    .where('createdAt', '<', new Date(now.getTime() - dayMs))
    .where('store', 'in', [...availableStores(reach)])
    .orderBy('createdAt')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const [name, pictures] of Map.groupBy(unused, ({ store }) => store)) {
    const keys = pictures.flatMap(({ hash, width }) => keysOf(hash, width))
    if (!(await isRemoved(storeOf(reach, tx, name), keys))) continue
    const hashes = pictures.map(({ hash }) => hash)
    await tx.deleteFrom('pictures').where('hash', 'in', hashes).execute()
  }
}

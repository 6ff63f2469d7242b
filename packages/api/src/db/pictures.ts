import { pictureHash } from '@quarterdeck/contract/picture-address'
import type { Db, Tx } from '../ports.ts'
import { digest } from './digest.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Keeps a picture under the hash of its content, which it answers. The same one again is one. */
export const storePicture = async (tx: Tx, bytes: Uint8Array<ArrayBuffer>, now: Date): Promise<string> => {
  const hash = await digest(bytes)
  await tx
    .insertInto('pictures')
    .values({ hash, bytes, createdAt: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ createdAt: now }))
    .execute()
  return hash
}

/** Says that records have these pictures. The journal is never shortened, so that this holds for good. */
export const markUsed = async (tx: Tx, urls: readonly string[]): Promise<void> => {
  const hashes = urls.flatMap((url) => pictureHash(url) ?? [])
  if (hashes.length === 0) return
  await tx.updateTable('pictures').set({ used: true }).where('hash', 'in', hashes).where('used', '=', false).execute()
}

/** Forgets what was uploaded more than a day ago and never saved with a record. */
export const dropUnusedPictures = async (db: Db, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - dayMs)
  await db.deleteFrom('pictures').where('used', '=', false).where('createdAt', '<', yesterday).execute()
}

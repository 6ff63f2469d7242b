import { pictureHash } from '@quarterdeck/contract/kit/picture-address'
import type { Tx } from '../ports.ts'

/** Marks pictures as used by records. This is permanent, because the journal is never shortened. */
export const markUsed = async (tx: Tx, urls: readonly string[]): Promise<void> => {
  const hashes = urls.flatMap((url) => pictureHash(url) ?? [])
  if (hashes.length === 0) return
  await tx.updateTable('pictures').set({ used: true }).where('hash', 'in', hashes).where('used', '=', false).execute()
}

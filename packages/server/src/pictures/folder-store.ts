import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from '@quarterdeck/api'
import { codeOf } from '../failure.ts'
import { fileName } from './file-name.ts'

/**
 * Pattern of keys: a hash; for a smaller picture with its width, for other files with a prefix. No key can lead out of
 * the folder.
 */
const known = /^(?:(?:file-|mail-)?([0-9a-f]{64})|([0-9a-f]{64})-\d{1,5})$/

const folderOf = (folder: string, key: string): string => {
  const [, whole, smaller] = known.exec(key) ?? []
  const hash = whole ?? smaller
  if (!hash) throw new Error('No key of a picture')
  return join(folder, hash.slice(0, 2))
}

/** Returns what a folder has under a key; undefined where it has nothing. */
export const readFrom = async (folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await readFile(join(folderOf(folder, key), fileName(key))))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Opens a store of pictures, attachments and emails in a folder, with subfolders by the first characters of the hashes.
 */
export const openFolderStore = (folder: string): PictureStore => {
  const arriving = join(folder, 'arriving')
  // What a crash left half written.
  rmSync(arriving, { recursive: true, force: true })
  const fileOf = (key: string) => join(folderOf(folder, key), fileName(key))
  return {
    put: async (key, bytes) => {
      const [fresh, file] = [join(arriving, randomUUID()), fileOf(key)]
      await mkdir(arriving, { recursive: true, mode: 0o700 })
      await mkdir(folderOf(folder, key), { recursive: true, mode: 0o700 })
      try {
        await writeFile(fresh, bytes, { mode: 0o600, flush: true })
        await rename(fresh, file)
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
    },
    get: (key) => readFrom(folder, key),
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })))
    },
  }
}

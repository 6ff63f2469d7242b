import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { StartFailure } from '../failure.ts'
import { partialOf, toFile } from './file.ts'
import { createdAtOf, type Target } from './target.ts'

/** Below this, or a tenth of the disk, a backup is broken off: the database may be on the same disk. */
const minFree = 512 * 1024 ** 2
const chunksBetweenLooks = 50

const guarding = (folder: string) => {
  let chunks = 0
  return () => {
    chunks += 1
    if (chunks % chunksBetweenLooks !== 1) return
    const { bavail, bsize, blocks } = statfsSync(folder)
    if (bavail * bsize < Math.min(minFree, (blocks * bsize) / 10))
      throw new StartFailure(`The disk of ${folder} is nearly full: the backup was not kept.`)
  }
}

/** Opens a folder of backups. What an interrupted one has left is removed with the next. */
export const openFolderTarget = (folder: string): Target => ({
  kind: 'folder',
  name: folder,
  list: async () => {
    if (!existsSync(folder)) return []
    return readdirSync(folder).flatMap((name) => {
      const createdAt = createdAtOf(name)
      const found = createdAt && statSync(join(folder, name), { throwIfNoEntry: false })
      return createdAt && found ? [{ name, bytes: found.size, createdAt }] : []
    })
  },
  write: (name) => async (stream) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const left = readdirSync(folder).filter(
      (each) => createdAtOf(each.replace(partialOf(''), '')) && each.endsWith(partialOf('')),
    )
    for (const each of left) rmSync(join(folder, each), { force: true })
    await toFile(join(folder, name), guarding(folder))(stream)
  },
  read: async (name) => Readable.toWeb(createReadStream(join(folder, name))) as ReadableStream<Uint8Array>,
  remove: async (name) => rmSync(join(folder, name), { force: true }),
  free: () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
})

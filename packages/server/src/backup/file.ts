import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf, messageOf, StartFailure, tellsNoRoom } from '../failure.ts'
import type { Consume } from './back-up.ts'

/** Returns the name of an incomplete file, which is never taken for a backup. */
export const partialOf = (file: string): string => `${file}.partial`

/** Makes sure that a new name is on the disk; not every system can. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/**
 * Writes a backup to a file that appears only when it is complete.
 * @param guard is called before each piece and can abort by throwing
 */
export const toFile =
  (file: string, guard: () => void = () => undefined): Consume =>
  async (stream) => {
    if (existsSync(file)) throw new StartFailure(`${file} is there already: choose another name.`)
    const partial = partialOf(file)
    try {
      const source = Readable.fromWeb(stream)
      await pipeline(
        source,
        async function* (chunks: AsyncIterable<Uint8Array>) {
          for await (const chunk of chunks) {
            guard()
            yield chunk
          }
        },
        createWriteStream(partial, { mode: 0o600, flush: true }),
      )
      renameSync(partial, file)
      await syncFolder(dirname(file))
    } catch (error) {
      await rm(partial, { force: true })
      if (tellsNoRoom(`${codeOf(error)} ${messageOf(error)}`))
        throw new StartFailure(`The disk of ${file} is full: the backup was not kept.`)
      if (codeOf(error) === 'ENOENT') throw new StartFailure(`There is no folder ${dirname(file)}.`)
      if (codeOf(error) === 'EACCES') throw new StartFailure(`${file} may not be written.`)
      throw error
    }
  }

/** Reads a backup from a file. */
export const fromFile = (file: string): ReadableStream<Uint8Array> => {
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`)
  return Readable.toWeb(createReadStream(file, { highWaterMark: 256 * 1024 })) as ReadableStream<Uint8Array>
}

import { Zip, ZipPassThrough } from 'fflate'
import { MadeFile } from '../answer.ts'

export interface FileInside {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly at: Date
}

/** Files as they come one after the other; undefined after the last one. */
export type NextFile = () => Promise<FileInside | undefined>

/** How many a ZIP file has at most, without its extension for more (APPNOTE 4.4.21). */
export const maxInZip = 65_000

/** A ZIP file that is written while it is read. What is in it is packed itself, and is put in as it is. */
export const zipped = (next: NextFile): MadeFile =>
  new MadeFile(() => {
    let zip: Zip
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          zip = new Zip((error, piece, isLast) => {
            if (error) return controller.error(error)
            if (piece.length > 0) controller.enqueue(piece)
            if (isLast) controller.close()
          })
        },
        pull: async () => {
          const file = await next()
          if (!file) return zip.end()
          const entry = new ZipPassThrough(file.name)
          entry.mtime = file.at
          zip.add(entry)
          entry.push(file.bytes, true)
        },
        cancel: () => zip.terminate(),
      },
      { highWaterMark: 0 },
    )
  })

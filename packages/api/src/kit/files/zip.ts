import { Zip, ZipPassThrough } from 'fflate'
import { GeneratedFile } from '../answer.ts'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly at: Date
}

/** Returns the next file; undefined after the last one. */
export type NextFile = () => Promise<ZipEntry | undefined>

/** Maximum number of files in a ZIP file without the ZIP64 extension (APPNOTE 4.4.21). */
export const maxFilesInZip = 65_000

/** Returns a ZIP file that is written while it is read. Entries aren't compressed: PDF files already are. */
export const zipFile = (next: NextFile): GeneratedFile =>
  new GeneratedFile(() => {
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

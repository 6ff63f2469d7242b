import { Problem } from '@quarterdeck/contract/kit/problem'
import { isTooLong, type Paper, type PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { Json } from '../answer.ts'
import { Unprepared } from '../http/prepared.ts'
import type { Documents } from '../ports.ts'
import { digest } from '../sql/digest.ts'
import { openCache } from './cache.ts'

type File = Uint8Array<ArrayBuffer>

/**
 * Documents with a cache and a length limit: documents that are too long are rejected, and repeated requests aren't drawn again.
 */
export interface Drawings extends Documents {
  /**
   * Variants for use in a transaction, which must not stay open while something is drawn.
   * @throws Unprepared if a document isn't in the cache yet
   */
  readonly within: {
    readonly layOut: Documents['layOut']
    readonly toPdfs: (documents: readonly PrintedDocument[]) => Promise<readonly File[]>
  }
}

/** Maximum size of each cache, in bytes. */
const max = { files: 16_000_000, papers: 8_000_000 }
/** Bytes per character: JavaScript strings with non-Latin characters use two. */
const letterBytes = 2

/**
 * Returns a cache key. Texts are hashed directly and each part separately: serializing a large e-invoice as JSON would block the
 * thread.
 */
const keyOf = async (parts: readonly (object | string)[]): Promise<string> => {
  const digests: string[] = []
  for (const part of parts)
    digests.push(await digest(new TextEncoder().encode(typeof part === 'string' ? part : JSON.stringify(part))))
  return digests.join()
}

/** Creates a cached renderer for one type of document. */
const openMaker = <Input, Made>(
  shelf: ReturnType<typeof openCache<Made>>,
  shownBy: (input: Input) => readonly (object | string)[],
  draw: (input: Input) => Promise<Made>,
) => {
  const make = async (input: Input): Promise<Made> => shelf.make(await keyOf(shownBy(input)), () => draw(input))

  /** Draws outside a transaction. Errors surface when the caller asks again. */
  const prepare = async (keyed: readonly { readonly wanted: Input; readonly key: string }[]) => {
    const held: (() => void)[] = []
    for (const { wanted: input, key } of keyed) {
      const drawing = shelf.make(key, () => draw(input))
      held.push(shelf.hold(key, drawing))
      const [{ status }] = await Promise.allSettled([drawing])
      if (status === 'rejected') break
    }
    return () => {
      for (const letGo of held) letGo()
    }
  }

  /**
   * Returns all documents from the cache.
   * @throws Unprepared if one isn't there yet
   */
  const found = async (all: readonly Input[]): Promise<readonly Made[]> => {
    const keyed: { readonly wanted: Input; readonly key: string }[] = []
    // One at a time, so other requests can run in between.
    for (const input of all) keyed.push({ wanted: input, key: await keyOf(shownBy(input)) })
    const there = await Promise.all(keyed.map(({ key }) => shelf.find(key)))
    const whole = there.filter((made) => made !== undefined)
    if (whole.length < there.length) throw new Unprepared(() => prepare(keyed))
    return whole
  }
  return { make, found }
}

/** @throws Problem `document_too_long` */
const guardLength = (document: PrintedDocument): void => {
  if (isTooLong(document)) throw new Problem('document_too_long')
}

/** Returns the JSON text of a paper with the type that the contract gives it. */
export const paperOf = (text: string): Paper => new Json(text) as unknown as Paper

/** Returns a response with a paper in it. */
export const withPaper = <Rest extends object>(rest: Rest, paper: string): Rest & { readonly paper: Paper } => {
  const text = `${JSON.stringify(rest).slice(0, -1)},"paper":${paper}}`
  return new Json(text) as unknown as Rest & { readonly paper: Paper }
}

/** Opens the drawings over the renderers of the host. */
export const openDrawings = ({ layOut, toPdf }: Documents): Drawings => {
  const papers = openMaker(
    openCache<string>(max.papers, ({ length }) => length * letterBytes),
    // The creation time isn't printed on the page.
    ({ madeAt: _, ...shown }: PrintedDocument) => [shown],
    async (document) => {
      guardLength(document)
      return layOut(document)
    },
  )
  const files = openMaker(
    openCache<File>(max.files, ({ length }) => length),
    ({ document, eInvoice = '' }: { readonly document: PrintedDocument; readonly eInvoice?: string | undefined }) => [
      document,
      eInvoice,
    ],
    async ({ document, eInvoice }) => {
      guardLength(document)
      if (!toPdf) throw new Error('This host makes no files')
      return toPdf(document, eInvoice)
    },
  )
  return {
    layOut: papers.make,
    toPdf: toPdf && ((document, eInvoice) => files.make({ document, eInvoice })),
    within: {
      layOut: async (document) => {
        const [text] = await papers.found([document])
        if (text === undefined) throw new Error('A paper is missing')
        return text
      },
      toPdfs: (documents) => files.found(documents.map((document) => ({ document }))),
    },
  }
}

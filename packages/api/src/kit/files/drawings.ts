import { Problem } from '@quarterdeck/contract/kit/problem'
import { isTooLong, type Paper, type PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { Json } from '../answer.ts'
import { Unprepared } from '../http/unprepared.ts'
import type { Documents } from '../ports.ts'
import { digest } from '../sql/digest.ts'
import { openShelf } from './shelf.ts'

type File = Uint8Array<ArrayBuffer>

/** Documents as the API has them drawn: what is too long is refused, and what is asked for again is not drawn again. */
export interface Drawings extends Documents {
  /** For transactions: none is open while something is drawn. @throws Unprepared for what is yet to be drawn */
  readonly within: {
    readonly layOut: Documents['layOut']
    readonly toPdfs: (documents: readonly PrintedDocument[]) => Promise<readonly File[]>
  }
}

/** How many bytes of what was drawn are kept. */
const max = { files: 16_000_000, papers: 8_000_000 }
/** A letter takes two bytes where some are not Latin. */
const letterBytes = 2

/** Text is hashed as it is, and each part by itself: to write a large e-invoice as JSON would keep the thread for too long. */
const keyOf = async (parts: readonly (object | string)[]): Promise<string> => {
  const digests: string[] = []
  for (const part of parts)
    digests.push(await digest(new TextEncoder().encode(typeof part === 'string' ? part : JSON.stringify(part))))
  return digests.join()
}

/** Makes things of one kind of documents, each once. */
const openMaker = <Wanted, Made>(
  shelf: ReturnType<typeof openShelf<Made>>,
  shownBy: (wanted: Wanted) => readonly (object | string)[],
  draw: (wanted: Wanted) => Promise<Made>,
) => {
  const make = async (wanted: Wanted): Promise<Made> => shelf.make(await keyOf(shownBy(wanted)), () => draw(wanted))

  /** Draws without a transaction; what goes wrong is said to whoever asks again. */
  const prepare = async (keyed: readonly { readonly wanted: Wanted; readonly key: string }[]) => {
    const held: (() => void)[] = []
    for (const { wanted, key } of keyed) {
      const drawing = shelf.make(key, () => draw(wanted))
      held.push(shelf.hold(key, drawing))
      const [{ status }] = await Promise.allSettled([drawing])
      if (status === 'rejected') break
    }
    return () => {
      for (const letGo of held) letGo()
    }
  }

  /** @throws Unprepared as long as one of them is yet to be drawn */
  const found = async (all: readonly Wanted[]): Promise<readonly Made[]> => {
    const keyed: { readonly wanted: Wanted; readonly key: string }[] = []
    // One after the other: between them the thread is free for others.
    for (const wanted of all) keyed.push({ wanted, key: await keyOf(shownBy(wanted)) })
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

/** To the contract it is a paper; on its way it is the text of one. */
export const paperOf = (text: string): Paper => new Json(text) as unknown as Paper

/** An answer with a paper in it. */
export const withPaper = <Rest extends object>(rest: Rest, paper: string): Rest & { readonly paper: Paper } => {
  const text = `${JSON.stringify(rest).slice(0, -1)},"paper":${paper}}`
  return new Json(text) as unknown as Rest & { readonly paper: Paper }
}

/** Opens the drawings over what the host draws with. */
export const openDrawings = ({ layOut, toPdf }: Documents): Drawings => {
  const papers = openMaker(
    openShelf<string>(max.papers, ({ length }) => length * letterBytes),
    // Nothing on a page says when it was made.
    ({ madeAt: _, ...shown }: PrintedDocument) => [shown],
    async (document) => {
      guardLength(document)
      return layOut(document)
    },
  )
  const files = openMaker(
    openShelf<File>(max.files, ({ length }) => length),
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

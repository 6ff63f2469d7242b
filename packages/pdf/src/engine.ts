import type { Paper, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { layOut, textsOf } from './layout.ts'
import { letterer } from './letters.ts'
import { openTypefaces, type ReadPackage } from './typefaces.ts'

/** Lays out documents for the screen and as files. */
export interface Engine {
  readonly layOut: (document: PrintedDocument) => Promise<Paper>
  /**
   * Returns a PDF file; the same document gives the same bytes.
   * @param eInvoice CII of the same document, to embed it: a hybrid by Factur-X, PDF/A-3
   */
  readonly toPdf: (document: PrintedDocument, eInvoice?: string) => Promise<Uint8Array<ArrayBuffer>>
}

export const openEngine = (read: ReadPackage): Engine => {
  const typefaces = openTypefaces(read)
  const letter = letterer(typefaces)
  const paperOf = async (document: PrintedDocument) => layOut(document, await letter(textsOf(document)))
  return {
    layOut: paperOf,
    // pdfkit is only loaded for files; a browser that shows documents doesn't need it.
    toPdf: async (document, eInvoice) => {
      const { draw } = await import('./draw.ts')
      return draw(await paperOf(document), { author: document.sender, madeAt: document.madeAt }, typefaces, eInvoice)
    },
  }
}

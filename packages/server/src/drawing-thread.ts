import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { documents } from './pdf.ts'

/** What a thread is asked to draw. */
export interface Wanted {
  readonly document: PrintedDocument
  readonly eInvoice?: string | undefined
}

/** As JSON: a text is handed over at once, thousands of boxes are not. */
export const layOut = async ({ document }: Wanted) => JSON.stringify(await documents.layOut(document))
export const toPdf = ({ document, eInvoice }: Wanted) => documents.toPdf(document, eInvoice)

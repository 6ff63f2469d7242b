import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { documents } from './pdf.ts'

/** What a thread is asked to draw. */
export interface Wanted {
  readonly document: PrintedDocument
  readonly eInvoice?: string | undefined
}

export const layOut = ({ document }: Wanted) => documents.layOut(document)
export const toPdf = ({ document, eInvoice }: Wanted) => documents.toPdf(document, eInvoice)

import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { workInProcess } from './bounded-processes.ts'
import { documents } from './pdf.ts'

/** A document that is to be drawn, and as what. */
export interface Wanted {
  readonly name: 'layOut' | 'toPdf'
  readonly document: PrintedDocument
  readonly eInvoice?: string | undefined
}

workInProcess(async ({ name, document, eInvoice }: Wanted) =>
  // As JSON: a text is handed over at once, thousands of boxes are not.
  name === 'layOut' ? JSON.stringify(await documents.layOut(document)) : documents.toPdf(document, eInvoice),
)

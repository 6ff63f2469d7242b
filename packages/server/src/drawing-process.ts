import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { workInProcess } from './bounded-processes.ts'
import { documents } from './pdf.ts'

/** A document to draw, and the operation. */
export interface DrawingTask {
  readonly name: 'layOut' | 'toPdf'
  readonly document: PrintedDocument
  readonly eInvoice?: string | undefined
}

workInProcess(async ({ name, document, eInvoice }: DrawingTask) =>
  // As JSON: one text is transferred faster than thousands of boxes.
  name === 'layOut' ? JSON.stringify(await documents.layOut(document)) : documents.toPdf(document, eInvoice),
)

import { papers } from '@quarterdeck/contract/sales/papers'
import { servePaper } from '../../files/printed.ts'
import type { Serve } from '../../http/serve.ts'
import type { Ports } from '../../ports.ts'
import { creditNoteOf } from './credit-note.ts'
import { serveInvoicePapers } from './invoice.ts'
import { slipOf } from './slip.ts'

export const servePapers = (serve: Serve, { documents }: Pick<Ports, 'documents'>): void => {
  servePaper(serve, documents, [papers.slip, papers.slipPdf], slipOf)
  servePaper(serve, documents, [papers.creditNote, papers.creditNotePdf], creditNoteOf)
  serveInvoicePapers(serve, documents)
}

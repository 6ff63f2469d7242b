import { papers } from '@quarterdeck/contract/sales/papers'
import type { Drawings } from '../../files/drawings.ts'
import { servePaper } from '../../files/printed.ts'
import type { Serve } from '../../http/serve.ts'
import { creditNoteOf } from './credit-note.ts'
import { serveInvoicePapers } from './invoice.ts'
import { slipOf } from './slip.ts'

export const servePapers = (serve: Serve, { documents }: { readonly documents: Drawings }): void => {
  servePaper(serve, documents, [papers.slip, papers.slipPdf], slipOf)
  servePaper(serve, documents, [papers.creditNote, papers.creditNotePdf], creditNoteOf)
  serveInvoicePapers(serve, documents)
}

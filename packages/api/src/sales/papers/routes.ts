import { papers } from '@quarterdeck/contract/sales/papers'
import { type Drawings, paperOf } from '../../kit/files/drawings.ts'
import { fileOf, servePaper } from '../../kit/files/printed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { noteByNumber, rememberFile } from '../invoices/index.ts'
import { creditNoteOf } from './credit-note.ts'
import { serveInvoicePapers } from './invoice.ts'
import { slipOf } from './slip.ts'

export const servePapers = (serve: Serve, { documents }: { readonly documents: Drawings }): void => {
  servePaper(serve, documents, [papers.slip, papers.slipPdf], slipOf)
  serve.read(papers.creditNote, async ({ db, query }) => paperOf(await documents.layOut(await creditNoteOf(db, query))))
  serve.read(papers.creditNotePdf, async ({ db, query, now }) => {
    const file = await fileOf(documents, await creditNoteOf(db, query))
    const note = await noteByNumber(db, query.id)
    if (note) await rememberFile(db, { invoiceId: note.invoiceId, creditNote: note.id }, file.value, now)
    return file
  })
  serveInvoicePapers(serve, documents)
}

import { z } from 'zod'
import { type Endpoint, endpoint } from '../core/endpoint.ts'
import { timestamp } from '../core/fields.ts'
import { locales } from '../core/locales.ts'
import { InvoiceDraft } from './invoice-draft.ts'
import { invoiceList } from './invoices.ts'
import { Paper, paperSize } from './printed.ts'

/** So many files are put into one while it is sent; more are a bundle (`work/batches.ts`). */
export const maxZipped = 500

/** So many invoices are laid out to be printed; more are a bundle. */
export const maxPrinted = 50

/** A file that is larger is none of ours. */
export const maxVerified = 5_000_000

/** Of words, dates and amounts. */
const readerLocale = z.enum(locales).optional()

/** The same paper as a file. */
export const asPdf = <Query extends z.ZodType>({
  path,
  summary,
  needs,
  query,
}: Endpoint<Query, z.ZodType, typeof Paper>) =>
  endpoint({
    method: 'GET',
    path: `${path}.pdf`,
    needs,
    summary: `${summary}, as a PDF file`,
    ...(query && { query }),
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  })

const slip = endpoint({
  method: 'GET',
  path: '/orders/slip',
  needs: 'orders:read',
  summary: 'What goes into the parcel of an order or of one of its shipments, without prices',
  query: z.object({
    id: z.string(),
    shipment: z.string().optional(),
    locale: readerLocale.describe('Its language; that of the customer where none is said'),
    size: paperSize,
  }),
  output: Paper,
})

const creditNote = endpoint({
  method: 'GET',
  path: '/refunds/credit-note',
  needs: 'refunds:read',
  summary: 'A credit note to an invoice, also on what was paid back of an order',
  query: z.object({
    id: z.string().describe('The number of the note, e.g. CN-002'),
    locale: readerLocale.describe('Its language; that of its invoice where none is said'),
    size: paperSize,
  }),
  output: Paper,
})

const invoice = endpoint({
  method: 'GET',
  path: '/invoices/document',
  needs: 'invoices:read',
  summary: 'An invoice in the language of its customer',
  query: z.object({ id: z.string(), size: paperSize }),
  output: Paper,
})

/** Documents as they are printed: laid out for a screen, and as files. */
export const papers = {
  slip,
  slipPdf: asPdf(slip),
  creditNote,
  creditNotePdf: asPdf(creditNote),
  invoice,
  invoicePdf: asPdf(invoice),
  invoicesZip: endpoint({
    method: 'GET',
    path: '/invoices/documents.zip',
    needs: 'invoices:read',
    summary: `The PDF files of the invoices that match, at most ${maxZipped}, in a ZIP file that is written while it is sent`,
    list: invoiceList,
    query: z.object({ except: z.string().optional().describe('Ids to leave out, between commas') }),
    output: z.instanceof(Uint8Array),
    answers: 'application/zip',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/invoices/preview',
    needs: 'invoices:read',
    isRead: true,
    sendsNoMail: true,
    summary:
      'An invoice that is being written, as it would be printed now; nothing is stored. With `id`, what is written into that invoice',
    query: z.object({ size: paperSize, id: z.string().optional() }),
    body: InvoiceDraft,
    output: Paper,
    status: 200,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/invoices/verify',
    needs: 'invoices:read',
    isRead: true,
    sendsNoMail: true,
    summary: 'Whether a PDF or XML file is an invoice or a credit note that was given out here, byte for byte',
    accepts: 'application/pdf',
    acceptsToo: ['application/xml', 'text/xml', 'application/octet-stream'],
    maxBytes: maxVerified,
    output: z.object({
      /** Null where it is none of ours, or not as it was given out. */
      invoice: z
        .object({
          id: z.string(),
          /** The credit note to it that the file is of; null where it is of the invoice itself. */
          creditNote: z.string().nullable(),
          /** When this file was given out first. */
          givenOutAt: timestamp,
          /** The invoice was given out otherwise since. */
          isOutdated: z.boolean(),
        })
        .nullable(),
    }),
    status: 200,
  }),
}

import { z } from 'zod'
import { type Endpoint, endpoint } from '../kit/endpoint.ts'
import { timestamp } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { InvoiceDraft } from './invoice-draft.ts'
import { invoiceList } from './invoices.ts'
import { Paper, paperSize } from './printed.ts'

/** Maximum number of files in a ZIP that is streamed; larger selections become a background job (`work/batches.ts`). */
export const maxZipEntries = 500

/** Maximum number of invoices in one print view; larger selections become a background job. */
export const maxPrinted = 50

/** Largest file that can be verified, in bytes; the product issues none that large. */
export const maxVerified = 5_000_000

/** Language of fixed texts, dates and amounts. */
const readerLocale = z.enum(locales).optional()

/** Returns the endpoint of the same document as a PDF file. */
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
  summary: 'Get the packing slip of an order or of one of its shipments, without prices',
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
  summary: 'Get a credit note to an invoice, including those for refunds of an order',
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
  summary: 'Get an invoice in the language of its customer',
  query: z.object({ id: z.string(), size: paperSize }),
  output: Paper,
})

/** Printable documents, as a layout for the screen and as files. */
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
    summary: `Download the PDF files of up to ${maxZipEntries} matching invoices as a streamed ZIP file`,
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
    summary: 'Preview an unsaved invoice as a document; nothing is stored. With `id`, previews changes of that invoice',
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
    summary: 'Check whether a PDF or XML file is an unaltered invoice or credit note issued by this installation',
    accepts: 'application/pdf',
    acceptsToo: ['application/xml', 'text/xml', 'application/octet-stream'],
    maxBytes: maxVerified,
    output: z.object({
      /** Null if the file was not issued by this installation, or was altered. */
      invoice: z
        .object({
          id: z.string(),
          /** Number of the credit note; null if the file is the invoice itself. */
          creditNote: z.string().nullable(),
          /** First time this file was sent or downloaded. */
          givenOutAt: timestamp,
          /** True if a newer version of the document was issued since. */
          isOutdated: z.boolean(),
        })
        .nullable(),
    }),
    status: 200,
  }),
}

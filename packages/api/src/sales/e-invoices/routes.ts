import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { eInvoices, type MissingTerm } from '@quarterdeck/contract/sales/e-invoices'
import type { PaperSize, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { Answer } from '../../kit/answer.ts'
import { fileOf } from '../../kit/files/printed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { yieldThread } from '../../kit/http/turn.ts'
import type { Db, Ports } from '../../kit/ports.ts'
import { companyOf, type Seller } from '../company/index.ts'
import {
  byId,
  documentOf,
  type InvoiceDoc,
  repository as invoices,
  noteByNumber,
  rememberFile,
} from '../invoices/index.ts'
import { creditNoteOf } from '../papers/index.ts'
import { type Bill, billOf, buyerOf, creditOf, missingIn, sellerOf } from './bill.ts'
import { ciiOf } from './cii.ts'
import { ublOf } from './ubl.ts'
import { creditWords } from './words.ts'

interface Found {
  readonly id: string
  readonly invoiceId: string
  readonly missing: readonly MissingTerm[]
  /** Number of the credit note; null for the invoice itself. */
  readonly creditNote: string | null
  readonly bill: () => Bill
  /** Returns the printed document. */
  readonly document: (size: PaperSize | undefined) => Promise<PrintedDocument>
}

/**
 * Returns the seller for page and XML: as on the sent document, with today's values for fields that were empty. Credit
 * notes use today's values.
 */
const sellerFor = async (db: Db, { sentAt }: InvoiceDoc, isNote: boolean): Promise<Seller> => {
  const now = await companyOf(db)
  if (isNote) return now
  const then = await companyOf(db, sentAt)
  const said = Object.entries(then).filter(([, value]) => value !== '' && value !== null)
  return { ...now, ...Object.fromEntries(said) }
}

/**
 * Returns an invoice or credit note by its number.
 * @throws Problem for an unknown number
 */
const find = async (db: Db, id: string): Promise<Found> => {
  const note = await noteByNumber(db, id)
  const key = invoices.keyOf(note?.invoiceId ?? id)
  const invoice = typeof key === 'string' ? await byId(db, key) : undefined
  if (!invoice) throw notFound('Invoice')
  const seller = await sellerFor(db, invoice, note !== undefined)
  const missing = missingIn(invoice, { seller: sellerOf(seller), buyer: buyerOf(invoice) })
  return {
    id: note?.id ?? invoice.id,
    invoiceId: invoice.id,
    missing,
    creditNote: note?.id ?? null,
    document: async (size) =>
      note ? creditNoteOf(db, { id: note.id, locale: invoice.language, size }) : documentOf(invoice, seller, size),
    bill: () =>
      note ? creditOf(note, invoice, seller, creditWords[invoice.language](invoice.id)) : billOf(invoice, seller),
  }
}

/**
 * Returns the document like `find`, if it is complete.
 * @throws Problem with the missing terms
 */
const findWhole = async (db: Db, sent: string): Promise<Found> => {
  const found = await find(db, sent)
  // Checking a thousand lines takes time, so others get a turn.
  await yieldThread()
  if (found.missing.length === 0) return found
  const problem = { code: 'required', message: 'An e-invoice needs this' } as const
  throw new Problem('invalid_fields', { fields: Object.fromEntries(found.missing.map((lack) => [lack, problem])) })
}

export const serveEInvoices = (serve: Serve, { documents }: Pick<Ports, 'documents'>): void => {
  serve.read(eInvoices.check, async ({ db, query }) => {
    const { id, invoiceId, missing } = await find(db, query.id)
    return { id, invoiceId, missing: [...missing] }
  })
  serve.read(eInvoices.xml, async ({ db, query, now }) => {
    const { id, invoiceId, creditNote, bill } = await findWhole(db, query.id)
    const xml = await ublOf(bill())
    await rememberFile(db, { invoiceId, creditNote, isXml: true }, new TextEncoder().encode(xml), now)
    return new Answer(xml, { 'content-disposition': `attachment; filename="${id}.xml"` })
  })
  serve.read(eInvoices.pdf, async ({ db, query, now }) => {
    const { invoiceId, creditNote, bill, document } = await findWhole(db, query.id)
    // Each of these steps is slow for a thousand lines.
    const billed = bill()
    await yieldThread()
    const xml = await ciiOf(billed)
    await yieldThread()
    const drawn = await document(query.size)
    await yieldThread()
    const file = await fileOf(documents, drawn, xml)
    await rememberFile(db, { invoiceId, creditNote, isHybrid: true }, file.value, now)
    return file
  })
}

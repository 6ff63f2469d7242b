import { notFound, Problem } from '@quarterdeck/contract/core/problem'
import { eInvoices, type Lack } from '@quarterdeck/contract/sales/e-invoices'
import { Answer } from '../../answer.ts'
import type { Serve } from '../../http/serve.ts'
import type { Db } from '../../ports.ts'
import { companyOf, type Seller } from '../company/index.ts'
import { byId, type InvoiceDoc, repository as invoices, noteByNumber } from '../invoices/index.ts'
import { type Bill, billOf, buyerOf, creditOf, missingIn, sellerOf } from './bill.ts'
import { ublOf } from './ubl.ts'
import { creditWords } from './words.ts'

interface Found {
  readonly id: string
  readonly invoiceId: string
  readonly missing: readonly Lack[]
  readonly bill: () => Bill
}

const homeOf = async (db: Db, { customerId }: InvoiceDoc): Promise<string> =>
  (await db.selectFrom('users').select('address').where('id', '=', customerId).executeTakeFirst())?.address ?? ''

/** Who sold: as the customer has it on paper, and where that says nothing, as it is now. */
const sellerFor = async (db: Db, { sentAt }: InvoiceDoc): Promise<Seller> => {
  const [then, now] = [await companyOf(db, sentAt), await companyOf(db)]
  const said = Object.entries(then).filter(([, value]) => value !== '' && value !== null)
  return { ...now, ...Object.fromEntries(said) }
}

/** An invoice or a credit note by its number. @throws Problem for one that is not there */
const find = async (db: Db, id: string): Promise<Found> => {
  const note = await noteByNumber(db, id)
  const key = invoices.keyOf(note?.invoiceId ?? id)
  const invoice = typeof key === 'string' ? await byId(db, key) : undefined
  if (!invoice) throw notFound('Invoice')
  const [seller, home] = [await sellerFor(db, invoice), await homeOf(db, invoice)]
  const missing = missingIn(invoice, { seller: sellerOf(seller), buyer: buyerOf(invoice, home) })
  return {
    id: note?.id ?? invoice.id,
    invoiceId: invoice.id,
    missing,
    bill: () =>
      note
        ? creditOf(note, invoice, seller, home, creditWords[invoice.language](invoice.id))
        : billOf(invoice, seller, home),
  }
}

export const serveEInvoices = (serve: Serve): void => {
  serve.read(eInvoices.check, async ({ db, query }) => {
    const { id, invoiceId, missing } = await find(db, query.id)
    return { id, invoiceId, missing: [...missing] }
  })
  serve.read(eInvoices.xml, async ({ db, query }) => {
    const { id, missing, bill } = await find(db, query.id)
    if (missing.length > 0) {
      const problem = { code: 'required', message: 'An e-invoice needs this' } as const
      throw new Problem('invalid_fields', { fields: Object.fromEntries(missing.map((lack) => [lack, problem])) })
    }
    return new Answer(ublOf(bill()), { 'content-disposition': `attachment; filename="${id}.xml"` })
  })
}

import type { BillingInvoice } from '@quarterdeck/contract/account/billing'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { Selectable } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import type { BillingSchema } from '../../kit/sql/schema-billing.ts'

type Row = Selectable<BillingSchema['billingInvoices']>
export interface InvoiceRow extends Row {
  readonly id: string
}

const withId = (row: Row): InvoiceRow => ({ ...row, id: `QD-${String(row.number).padStart(4, '0')}` })

const numberOf = (id: string): number | undefined => {
  const digits = /^QD-(\d{4,9})$/.exec(id)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

export const findInvoice = async (db: Db, id: string): Promise<InvoiceRow | undefined> => {
  const number = numberOf(id)
  if (number === undefined) return undefined
  const row = await db.selectFrom('billingInvoices').selectAll().where('number', '=', number).executeTakeFirst()
  return row && withId(row)
}

/** Lists all plan invoices, newest first. */
export const listInvoices = async (db: Db): Promise<InvoiceRow[]> =>
  (await db.selectFrom('billingInvoices').selectAll().orderBy('number', 'desc').execute()).map(withId)

export const invoiceToDto = (row: InvoiceRow): BillingInvoice => {
  const { id, issuedAt, status, paidAt, brand, last4, lines, total, company, address, taxId, contactEmail } = row
  return {
    id,
    status,
    company,
    address,
    taxId,
    contactEmail,
    issuedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    card: brand && last4 ? { brand, last4 } : null,
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toDecimal(amount) })),
    total: toDecimal(total),
  }
}

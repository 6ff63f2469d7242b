import type { BillingInvoice, BillingLine, Refusal } from '@quarterdeck/contract/account/billing'
import { type BilledLine, sumOfLines } from '@quarterdeck/contract/account/proration'
import { toDecimal } from '@quarterdeck/contract/core/money'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../ports.ts'
import type { BillingSchema } from '../../sql/schema-billing.ts'
import type { SavedCard } from './provider.ts'
import type { BillingRow } from './store.ts'

type Row = Selectable<BillingSchema['billingInvoices']>
export interface InvoiceRow extends Row {
  readonly id: string
}

const idOf = (number: number) => `QD-${String(number).padStart(4, '0')}`
const withId = (row: Row): InvoiceRow => ({ ...row, id: idOf(row.number) })

const numberOf = (id: string): number | undefined => {
  const digits = /^QD-(\d{4,9})$/.exec(id)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** An invoice as it is made: open, to whoever pays now. */
const invoiceOf = (
  { company, address, taxId, contactEmail }: BillingRow,
  number: number,
  lines: readonly BilledLine[],
  issuedAt: Date,
): Insertable<BillingSchema['billingInvoices']> => ({
  ...{ number, issuedAt, company, address, taxId, contactEmail },
  ...{ status: 'open', brand: null, last4: null, reason: null },
  total: sumOfLines(lines),
  lines: JSON.stringify(lines),
})

/** Issues an invoice under the next number; the lock on the subscription keeps the numbers without gaps. */
export const issue = async (
  tx: Tx,
  payer: BillingRow,
  lines: readonly BilledLine[],
  now: Date,
): Promise<InvoiceRow> => {
  const { last } = await tx
    .selectFrom('billingInvoices')
    .select((select) => select.fn.coalesce(select.fn.max('number'), select.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  const row = await tx
    .insertInto('billingInvoices')
    .values(invoiceOf(payer, Number(last) + 1, lines, now))
    .returningAll()
    .executeTakeFirstOrThrow()
  return withId(row)
}

/** Notes what became of charging an invoice. */
export const settle = async (
  tx: Tx,
  { number }: Pick<InvoiceRow, 'number'>,
  { brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>,
  reason: Refusal | undefined,
  now: Date,
): Promise<void> => {
  const became = reason ? { reason } : { status: 'paid' as const, paidAt: now, reason: null, brand, last4 }
  await tx.updateTable('billingInvoices').set(became).where('number', '=', number).execute()
}

/** Nobody owes it any more. */
export const voidOpen = async (tx: Tx): Promise<void> => {
  await tx.updateTable('billingInvoices').set({ status: 'void' }).where('status', '=', 'open').execute()
}

/** The one that waits to be paid; there is never another. */
export const openInvoice = async (db: Db | Tx): Promise<InvoiceRow | undefined> => {
  const row = await db.selectFrom('billingInvoices').selectAll().where('status', '=', 'open').executeTakeFirst()
  return row && withId(row)
}

export const findInvoice = async (db: Db, id: string): Promise<InvoiceRow | undefined> => {
  const number = numberOf(id)
  if (number === undefined) return undefined
  const row = await db.selectFrom('billingInvoices').selectAll().where('number', '=', number).executeTakeFirst()
  return row && withId(row)
}

/** The newest first. */
export const listInvoices = async (db: Db): Promise<InvoiceRow[]> =>
  (await db.selectFrom('billingInvoices').selectAll().orderBy('number', 'desc').execute()).map(withId)

export const lineToDto = ({ from, to, amount, ...line }: Row['lines'][number] | BilledLine): BillingLine => ({
  ...line,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  amount: toDecimal(amount),
})

export const invoiceToDto = (row: InvoiceRow): BillingInvoice => {
  const { id, issuedAt, status, paidAt, brand, last4, lines, total, company, address, taxId, contactEmail } = row
  return {
    ...{ id, status, company, address, taxId, contactEmail },
    issuedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    card: brand && last4 ? { brand, last4 } : null,
    lines: lines.map(lineToDto),
    total: toDecimal(total),
  }
}

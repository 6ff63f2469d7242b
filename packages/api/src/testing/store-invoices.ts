import { InvoiceDraft } from '@quarterdeck/contract/sales/invoice-draft'
import type { Db } from '../kit/ports.ts'
import { noAmounts, storedFields, totalled } from '../sales/invoices/index.ts'
import type { Json } from './client.ts'

const at = new Date('2026-03-02T10:00:00Z')
/** Number of rows that one statement stores. */
const atOnce = 500
/** Larger than any existing number. */
const first = 100_000

const rowOf = (sent: Json, number: number) => {
  const draft = InvoiceDraft.parse({ ...sent, status: undefined })
  const {
    products = [],
    taxes = [],
    installments: _,
    prepaid: __,
    ...fields
  } = totalled(noAmounts, storedFields(draft))
  const id = `INV-${number}`
  const row = {
    totalAmount: 0,
    shippingCharge: 0,
    tax: 0,
    ...fields,
    id,
    number,
    issueDate: at,
    dueDate: at,
    issuedAt: at,
    createdAt: at,
    updatedAt: at,
    status: 'pending' as const,
    billingEmail: 'a@b.example',
    billingPhone: '',
    billingAddress: 'Rue 1\n75001 Paris',
    customerImage: '',
    paymentMethod: 'Paypal' as const,
    cardHolder: '',
    cardNo: '',
    terms: '',
    notes: '',
    customerId: draft.customer?.id ?? 4,
    customerName: 'Café Ünal',
    taxes: JSON.stringify(taxes),
  }
  return { row, lines: products.map((line, position) => ({ ...line, invoiceId: id, position })) }
}

/**
 * Inserts invoices with their computed totals, many per statement, without side effects.
 * @returns their ids
 */
export const storeInvoices = async (db: Db, sent: readonly Json[]): Promise<readonly string[]> => {
  const made = sent.map((each, index) => rowOf(each, first + index))
  for (let from = 0; from < made.length; from += atOnce) {
    const some = made.slice(from, from + atOnce)
    await db
      .insertInto('invoices')
      .values(some.map(({ row }) => row))
      .execute()
    const lines = some.flatMap((each) => each.lines)
    for (let line = 0; line < lines.length; line += atOnce) {
      await db
        .insertInto('invoiceLines')
        .values(lines.slice(line, line + atOnce))
        .execute()
    }
  }
  // The number of the next invoice follows these.
  await db
    .updateTable('counters')
    .set({ value: first + sent.length })
    .where('name', '=', 'invoices')
    .execute()
  return made.map(({ row }) => row.id)
}

import { fromUnitPrice } from '@quarterdeck/contract/kit/money'
import type { LastPrice } from '@quarterdeck/contract/sales/invoices'
import type { Db } from '../../kit/ports.ts'

/** Who has more is not asked for what was long ago. */
const maxInvoices = 1000

/**
 * What a customer was asked for each product the last time, as lines call it; drafts and what was voided say nothing.
 * @param but the invoice that is written just now
 */
export const lastPrices = async (db: Db, customerId: number, but = ''): Promise<LastPrice[]> => {
  const latest = db
    .selectFrom('invoices')
    .select(['id', 'number', 'issueDate'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('id', '!=', but)
    .where('stage', 'not in', ['draft', 'void'])
    .orderBy('issueDate', 'desc')
    .orderBy('number', 'desc')
    .limit(maxInvoices)
  const rows = await db
    .with('latest', () => latest)
    .selectFrom('latest')
    .innerJoin('invoiceLines', 'invoiceLines.invoiceId', 'latest.id')
    .distinctOn(['productId', 'title'])
    .select(['productId', 'title', 'price', 'discount', 'latest.id as invoiceId', 'issueDate'])
    .where('productId', 'is not', null)
    .orderBy('productId')
    .orderBy('title')
    .orderBy('issueDate', 'desc')
    .orderBy('number', 'desc')
    .orderBy('position')
    .execute()
  return rows.flatMap(({ productId, price, issueDate, ...row }) =>
    productId === null ? [] : [{ ...row, productId, price: fromUnitPrice(price), at: issueDate.toISOString() }],
  )
}

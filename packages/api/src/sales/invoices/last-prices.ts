import { fromUnitPrice } from '@quarterdeck/contract/kit/money'
import type { LastPrice } from '@quarterdeck/contract/sales/invoices'
import type { Db } from '../../kit/ports.ts'

/** Maximum number of invoices to search, newest first. */
const maxInvoices = 1000

/**
 * Returns the last price of each product that a customer was charged, by title; drafts and void invoices don't count.
 * @param but the invoice being edited
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

import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { applyChange } from '../../kit/records/records.ts'
import * as invoices from '../invoices/index.ts'
import { lockWithItems } from './lock.ts'
import type { OrderDoc } from './rules.ts'
import { repository } from './store.ts'

/** Locks the orders of drafts that replace their invoices; orders are always locked before invoices. */
const lockOrders = async (tx: Tx, drafts: readonly string[]): Promise<readonly OrderDoc[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct "orderId" as "id" from "invoices" where "draftId" in (${sql.join(drafts)})
      and "replaces" is not null and "orderId" is not null and "issuedAt" is null`.execute(tx)
  return rows.length === 0
    ? []
    : lockWithItems(
        tx,
        rows.map(({ id }) => id),
      )
}

/**
 * Issues drafts, all or none. An order whose invoice was corrected is linked to the replacement, which credits the
 * order's refunds.
 * @throws Problem as `invoices.issue`; at `invoiceId` if refunds exceed the new invoice
 */
export const issueInvoices = async (
  context: WriteContext,
  ids: readonly string[],
  ifMatch: number | undefined,
): Promise<readonly invoices.InvoiceDoc[]> => {
  const orders = await lockOrders(
    context.tx,
    ids.map((id) => id.toUpperCase()),
  )
  const issued: invoices.InvoiceDoc[] = []
  for (const invoice of await invoices.issue(context, ids, ifMatch)) {
    const { id: invoiceId, orderId, replaces } = invoice
    const order = orders.find(
      (each) => each.id === orderId && each.deletedAt === null && each.invoiceId?.toUpperCase() === replaces,
    )
    if (order) await applyChange(context, repository, order, { invoiceId }, ['invoiceId'])
    issued.push((order && (await invoices.byId(context.tx, invoiceId))) ?? invoice)
  }
  return issued
}

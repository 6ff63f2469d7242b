import { entities } from '@quarterdeck/contract/core/entities'
import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import { sampleBilling } from './billing.ts'
import { sampleDeliveries } from './deliveries.ts'
import { sampleInvoices } from './invoices.ts'
import { sampleChanges } from './journal.ts'
import { sampleNotes } from './notes.ts'
import { sampleOpenings } from './openings.ts'
import { sampleOrders } from './orders.ts'
import { samplePasswordHash } from './password.ts'
import { sampleProducts, sampleVariants } from './products.ts'
import { refundedBy, sampleCreditNotes, sampleRefunds } from './refunds.ts'
import { sampleReviews } from './reviews.ts'
import { sampleTickets } from './tickets.ts'
import { sampleCredentials, sampleUsers } from './users.ts'

/** Whether anyone is in the database yet. */
export const hasData = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

const sampleData = (now: Date) => {
  const users = sampleUsers(now)
  const products = sampleProducts(now)
  const deliveries = sampleDeliveries(now)
  const reviews = sampleReviews(now)
  const tickets = sampleTickets(now)
  const sampledOrders = sampleOrders(now)
  const sampledInvoices = sampleInvoices(now, sampledOrders)
  const invoiceOf = new Map(sampledInvoices.map(({ orderId, row }) => [orderId, row.id]))
  const refunds = sampleRefunds(now, sampledOrders)
  const refunded = refundedBy(refunds)
  const orders = sampledOrders.map(({ row }) => ({
    ...row,
    invoiceId: invoiceOf.get(row.id) ?? null,
    refundedAmount: refunded(row.id),
  }))
  const { notes, mentions } = sampleNotes(now)
  const invoices = sampledInvoices.map(({ row }) => ({
    ...row,
    creditedAmount: row.orderId === null ? 0 : refunded(row.orderId),
  }))
  return {
    users,
    products,
    deliveries,
    reviews,
    orders,
    orderItems: sampledOrders.flatMap(({ items }) => items),
    invoices,
    invoiceLines: sampledInvoices.flatMap(({ lines }) => lines),
    tickets,
    notes,
    noteMentions: mentions,
    refunds: refunds.map(({ row }) => row),
    refundLines: refunds.flatMap(({ lines }) => lines),
    creditNotes: sampleCreditNotes(refunds, invoiceOf),
    openings: sampleOpenings(orders, tickets),
    changes: sampleChanges({
      users: users.map(({ id, createdAt }) => ({ id, at: createdAt })),
      products: products.map(({ id, createdAt }) => ({ id, at: createdAt })),
      deliveries: deliveries.map(({ id, createdAt }) => ({ id, at: createdAt })),
      reviews: reviews.map(({ id, createdAt }) => ({ id, at: createdAt })),
      orders: orders.map(({ id, createAt }) => ({ id, at: createAt })),
      invoices: invoices.map(({ id, createdAt }) => ({ id, at: createdAt })),
      tickets: tickets.map(({ id, createdAt }) => ({ id, at: createdAt })),
      notes: notes.map(({ id, createdAt }) => ({ id, at: createdAt })),
      refunds: refunds.map(({ row: { id, createdAt } }) => ({ id, at: createdAt })),
      shipments: [],
    }),
  }
}

/** Fills an empty database with the sample data, in one transaction. */
export const seedSample = async (db: Db, { now }: { readonly now: Date }): Promise<void> => {
  const data = sampleData(now)
  const { billing, card, invoices: subscriptionInvoices } = sampleBilling(now)
  const credentials = sampleCredentials(now, await samplePasswordHash())
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('users').values(data.users).execute()
    await tx.insertInto('credentials').values(credentials).execute()
    await tx.insertInto('products').values(data.products).execute()
    await tx.insertInto('deliveries').values(data.deliveries).execute()
    await tx.insertInto('productVariants').values(sampleVariants()).execute()
    await tx.insertInto('reviews').values(data.reviews).execute()
    await tx.insertInto('orders').values(data.orders).execute()
    await tx.insertInto('orderItems').values(data.orderItems).execute()
    await tx.insertInto('invoices').values(data.invoices).execute()
    await tx.insertInto('invoiceLines').values(data.invoiceLines).execute()
    await tx.insertInto('tickets').values(data.tickets).execute()
    await tx.insertInto('notes').values(data.notes).execute()
    await tx.insertInto('noteMentions').values(data.noteMentions).execute()
    await tx.insertInto('refunds').values(data.refunds).execute()
    await tx.insertInto('refundLines').values(data.refundLines).execute()
    await tx.insertInto('creditNotes').values(data.creditNotes).execute()
    await tx.insertInto('openings').values(data.openings).execute()
    await tx.insertInto('changes').values(data.changes).execute()
    await tx.insertInto('billing').values(billing).execute()
    await tx.insertInto('billingCards').values(card).execute()
    await tx.insertInto('billingInvoices').values(subscriptionInvoices).execute()
    await tx.updateTable('counters').set({ value: data.invoices.length }).where('name', '=', 'invoices').execute()
    await tx.updateTable('counters').set({ value: data.creditNotes.length }).where('name', '=', 'creditNotes').execute()
    // Ids are given explicitly above; the next ones follow them. Where an id is no number, there is nothing to follow.
    const last = entities.map(
      (entity) => sql`select setval(pg_get_serial_sequence(${`"${entity}"`}, 'id'), count(*)) from ${sql.table(entity)}
        having count(*) > 0`,
    )
    await sql.join(last, sql` union all `).execute(tx)
  })
}

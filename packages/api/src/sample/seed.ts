import { type Entity, entities } from '@quarterdeck/contract/core/entities'
import { type Insertable, sql } from 'kysely'
import { collections } from '../kinds.ts'
import type { Db, Tx } from '../ports.ts'
import type { Stored } from '../records/collection.ts'
import type { Schema } from '../sql/schema.ts'
import { beginQuietly } from '../support/due-times/index.ts'
import { sampleBilling, sampleCompany } from './billing.ts'
import { sampleBoards, sampleCards } from './boards.ts'
import { sampleDeliveries } from './deliveries.ts'
import { sampleInvoices } from './invoices.ts'
import { type Created, sampleChanges } from './journal.ts'
import { sampleMessages } from './messages.ts'
import { sampleNotes } from './notes.ts'
import { sampleOpeningCounts } from './opening-counts.ts'
import { sampleOrders } from './orders.ts'
import { samplePasswordHash } from './password.ts'
import { samplePayments } from './payments.ts'
import { sampleProducts, sampleVariants } from './products.ts'
import { refundedBy, sampleCreditNotes, sampleRefunds } from './refunds.ts'
import { sampleReviews } from './reviews.ts'
import { sampleSeries } from './series.ts'
import { sampleTickets } from './tickets.ts'
import { customer, sampleCredentials, sampleUsers } from './users.ts'
import { sampleVisits } from './visits.ts'

/** Whether anyone is in the database yet. */
export const hasData = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** Rows by their tables. */
type Rows = { readonly [Table in keyof Schema]?: readonly Insertable<Schema[Table]>[] }

/** Records of entities that are made together, since one says what another does. */
type RecordRows = { readonly [Name in Entity]?: readonly (Insertable<Schema[Name]> & Created)[] }

/** The records of all other entities: their stores say them. */
const saidByStores = (now: Date, others: object): Readonly<Record<string, readonly object[]>> => {
  const nameOf = (userId: number) => customer(userId).name
  return Object.fromEntries(
    Object.entries<Stored>(collections).flatMap(([entity, { sample }]) =>
      sample && !(entity in others) ? [[entity, sample(now, nameOf)] as const] : [],
    ),
  )
}

const sampleData = (now: Date) => {
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
  const invoices = sampledInvoices.map(({ row }) => {
    const creditedAmount = row.orderId === null ? 0 : refunded(row.orderId)
    return { ...row, creditedAmount, paidAmount: row.status === 'complete' ? row.totalAmount - creditedAmount : 0 }
  })
  const together = {
    users: sampleUsers(now),
    products: sampleProducts(now),
    deliveries: sampleDeliveries(now),
    reviews: sampleReviews(now),
    orders,
    invoices,
    series: sampleSeries(now),
    tickets,
    boards: sampleBoards(now),
    cards: sampleCards(now),
    messages: sampleMessages(now, tickets),
    notes,
    refunds: refunds.map(({ row }) => row),
    payments: samplePayments(invoices),
  } satisfies RecordRows
  const records = { ...together, ...saidByStores(now, together) }
  const beside = {
    productVariants: sampleVariants(),
    orderItems: sampledOrders.flatMap(({ items }) => items),
    invoiceLines: sampledInvoices.flatMap(({ lines }) => lines),
    noteMentions: mentions,
    refundLines: refunds.flatMap(({ lines }) => lines),
    creditNotes: sampleCreditNotes(refunds, invoiceOf),
    openingCounts: sampleOpeningCounts(orders, tickets),
    changes: sampleChanges(records as Readonly<Record<string, readonly Created[]>>),
    ...sampleVisits(now, sampledOrders),
  } satisfies Rows
  return { records, beside }
}

/** In the order of the tables; PostgreSQL refuses an insert of nothing. */
const insertAll = async (tx: Tx, rows: Readonly<Record<string, readonly object[]>>): Promise<void> => {
  for (const [table, values] of Object.entries(rows)) {
    // Where they are made it is said of each table what its rows are.
    if (values.length > 0)
      await tx
        .insertInto(table as 'openingCounts')
        .values(values as never)
        .execute()
  }
}

/** Fills an empty database with the sample data, in one transaction. */
export const seedSample = async (db: Db, { now }: { readonly now: Date }): Promise<void> => {
  const { records, beside } = sampleData(now)
  const { billing, card, invoices: subscriptionInvoices } = sampleBilling(now)
  const credentials = sampleCredentials(now, await samplePasswordHash())
  await db.transaction().execute(async (tx) => {
    await insertAll(tx, records)
    await insertAll(tx, { credentials, ...beside } satisfies Rows)
    await tx.insertInto('company').values(sampleCompany(now)).execute()
    await tx.insertInto('billing').values(billing).execute()
    await tx.insertInto('billingCards').values(card).execute()
    await tx.insertInto('billingInvoices').values(subscriptionInvoices).execute()
    await tx.updateTable('counters').set({ value: records.invoices.length }).where('name', '=', 'invoices').execute()
    await tx
      .updateTable('counters')
      .set({ value: beside.creditNotes.length })
      .where('name', '=', 'creditNotes')
      .execute()
    // Ids are given explicitly above; the next ones follow them. Where an id is no number, there is nothing to follow.
    const last = [...entities, 'visits'].map(
      (entity) => sql`select setval(pg_get_serial_sequence(${`"${entity}"`}, 'id'), count(*)) from ${sql.table(entity)}
        having count(*) > 0`,
    )
    await sql.join(last, sql` union all `).execute(tx)
    await beginQuietly(tx, now)
  })
}

import { type Entity, entities } from '@quarterdeck/contract/kit/entities'
import { hashPassword } from 'better-auth/crypto'
import { type Insertable, sql } from 'kysely'
import { sampleBilling } from '../account/billing/index.ts'
import { sampleVariants } from '../catalog/products/index.ts'
import { sampleVisits } from '../insight/visits/index.ts'
import { collections } from '../kinds.ts'
import type { Db, Tx } from '../kit/ports.ts'
import type { Stored } from '../kit/records/collection.ts'
import type { Schema } from '../kit/sql/schema.ts'
import { sampleCredentials, samplePassword } from '../people/users/index.ts'
import { sampleCompany } from '../sales/company/index.ts'
import { sampleInvoices } from '../sales/invoices/index.ts'
import { sampleMentions } from '../sales/notes/index.ts'
import { sampleOrders } from '../sales/orders/index.ts'
import { samplePayments } from '../sales/payments/index.ts'
import { refundedBy, sampleCreditNotes, sampleRefunds } from '../sales/refunds/index.ts'
import { beginQuietly } from '../support/due-times/index.ts'
import { lastMessageAt, sampleMessages } from '../support/messages/index.ts'
import { sampleTickets } from '../support/tickets/index.ts'
import { type Created, sampleChanges } from './journal.ts'
import { sampleOpeningCounts } from './opening-counts.ts'

/** Checks that the database has any user. */
export const hasData = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

let hash: Promise<string> | undefined

/** Hashes the sample password: slow by intention, so once, however often the data is made. */
const samplePasswordHash = (): Promise<string> => {
  hash ??= hashPassword(samplePassword)
  return hash
}

/** Rows by their tables. */
type Rows = { readonly [Table in keyof Schema]?: readonly Insertable<Schema[Table]>[] }

/** Sample records that refer to each other. */
type LinkedRecords = { readonly [Name in Entity]?: readonly (Insertable<Schema[Name]> & Created)[] }

/** Order of journal entries of the same moment; the other entities follow in the order of their stores. */
const first = [
  ...['users', 'products', 'deliveries', 'reviews', 'orders', 'invoices', 'series', 'tickets', 'boards', 'cards'],
  ...['messages', 'notes', 'refunds', 'payments'],
] as readonly Entity[]

/** Returns the records of all entities; independent ones come from their stores. */
const allRecords = (now: Date, linked: LinkedRecords) => {
  const stores: Readonly<Record<Entity, Stored>> = collections
  const rowsOf = (entity: Entity) => linked[entity] ?? stores[entity].sample?.(now) ?? []
  return Object.fromEntries(
    [...new Set([...first, ...entities])].map((entity) => [entity, rowsOf(entity)]),
  ) as Readonly<Record<Entity, readonly object[]>>
}

const sampleData = (now: Date) => {
  const tickets = sampleTickets(now, lastMessageAt)
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
  const invoices = sampledInvoices.map(({ row }) => {
    const creditedAmount = row.orderId === null ? 0 : refunded(row.orderId)
    return { ...row, creditedAmount, paidAmount: row.status === 'complete' ? row.totalAmount - creditedAmount : 0 }
  })
  const records = allRecords(now, {
    orders,
    invoices,
    tickets,
    messages: sampleMessages(now, tickets),
    refunds: refunds.map(({ row }) => row),
    payments: samplePayments(invoices),
  })
  const beside = {
    productVariants: sampleVariants(),
    orderItems: sampledOrders.flatMap(({ items }) => items),
    invoiceLines: sampledInvoices.flatMap(({ lines }) => lines),
    noteMentions: sampleMentions,
    refundLines: refunds.flatMap(({ lines }) => lines),
    creditNotes: sampleCreditNotes(refunds, invoiceOf),
    openingCounts: sampleOpeningCounts(orders, tickets),
    changes: sampleChanges(records as Readonly<Record<string, readonly Created[]>>),
    ...sampleVisits(now, sampledOrders),
  } satisfies Rows
  return { records, beside }
}

/** Inserts rows in the order of the tables; PostgreSQL rejects an empty insert. */
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
  const { billing, invoices: planInvoices } = sampleBilling(now)
  const credentials = sampleCredentials(now, await samplePasswordHash())
  await db.transaction().execute(async (tx) => {
    await insertAll(tx, records)
    await insertAll(tx, { credentials, ...beside } satisfies Rows)
    await tx.insertInto('company').values(sampleCompany(now)).execute()
    await tx.insertInto('billing').values(billing).execute()
    await tx.insertInto('billingInvoices').values(planInvoices).execute()
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

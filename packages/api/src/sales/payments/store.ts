import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { Payment, paymentKind, paymentList } from '@quarterdeck/contract/sales/payments'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { type Repository, recordCreated, removeRecords } from '../../kit/records/records.ts'
import { WholeRefusal } from '../../kit/records/refusal.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { Prepaid } from '../../kit/sql/schema-invoices.ts'
import type { PaymentsTable } from '../../kit/sql/schema-payments.ts'
import { columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { checks } from './checks.ts'

export type PaymentDoc = Selectable<PaymentsTable>

const listed: Listed<typeof paymentList> = {
  table: 'payments',
  key: 'id',
  columns: { ...columnsOf(paymentList), id: integer('id'), ids: integer('id') },
}

export const list = (db: Db, query: ListQuery) => pageOf<PaymentDoc>(db, listed, query)

export const toDto = dtoBy(Payment, ({ amount, actorId, actorName }: PaymentDoc) => ({
  amount: toDecimal(amount),
  actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
}))

/** Returns the credit of a customer in minor units. */
export const creditOf = async (db: Db, customerId: number): Promise<number> => {
  const { amount } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum("amount"), 0)::bigint`.as('amount'))
    .where('customerId', '=', customerId)
    .where('invoiceId', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return amount
}

interface Paid {
  readonly id: string
  /** Date of issue; later payments only count if they used older credit. */
  readonly issuedAt: Date | null
}

/**
 * Returns the advance payments of a draft, or those before an invoice was issued: each less its refunds, as one sum if
 * some were moved.
 */
export const paidOf = async (db: Db, { id: invoiceId, issuedAt }: Paid): Promise<readonly Prepaid[]> => {
  const found = await db
    .selectFrom('payments')
    .select(['id', 'refundOf', 'date', 'amount', 'reference', 'method', 'createdAt'])
    .where('invoiceId', '=', invoiceId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const rows = found.filter(
    ({ createdAt, method, amount, refundOf }) =>
      issuedAt === null || createdAt <= issuedAt || (method === 'Customer Credit' && (amount > 0 || refundOf !== null)),
  )
  const paid = [...Map.groupBy(rows, ({ id, refundOf }) => refundOf ?? id).values()].flatMap((some) =>
    some.slice(0, 1).map(({ date, reference }) => ({
      date: date.toISOString(),
      reference,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    })),
  )
  if (paid.every(({ amount }) => amount >= 0)) return paid.filter(({ amount }) => amount > 0)
  const amount = paid.reduce((sum, each) => sum + each.amount, 0)
  return paid.slice(-1).map(({ date }) => ({ date, amount, reference: '' }))
}

/** Returns the invoice from which a customer's newest credit came; empty if from none. */
export const creditOrigin = async (db: Db, customerId: number): Promise<string> => {
  const newest = await db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.reference')
    .select('payments.reference')
    .where('payments.customerId', '=', customerId)
    .where('payments.invoiceId', 'is', null)
    .where('payments.amount', '>', 0)
    .where('payments.deletedAt', 'is', null)
    .orderBy('payments.id', 'desc')
    .executeTakeFirst()
  return newest?.reference ?? ''
}

/** Locks a customer's credit, so that two people don't use the same credit. */
export const lockCredit = (tx: Tx, customerId: number) =>
  sql`select pg_advisory_xact_lock(52, ${customerId}::integer)`.execute(tx)

/** Returns true if an invoice has a recorded payment; one made by marking it as complete doesn't count. */
export const isRecorded = async (tx: Tx, invoiceId: string): Promise<boolean> => {
  const found = await tx
    .selectFrom('payments')
    .select('id')
    .where('invoiceId', '=', invoiceId)
    .where('settles', '=', false)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @throws Problem `conflict` if more credit was used than available */
const guardCredit = async (tx: Tx, { customerId, invoiceId }: PaymentDoc): Promise<void> => {
  if (invoiceId !== null) return
  await lockCredit(tx, customerId)
  if ((await creditOf(tx, customerId)) >= 0) return
  throw new Problem('conflict', { message: 'The credit that came of it was used: take that back first' })
}

/**
 * @throws Problem `conflict` if the credit of a restored payment was used otherwise meanwhile; payments recorded
 * together depend on each other
 */
const guardCreditLeft = async (tx: Tx, { customerId, invoiceId, amount }: PaymentDoc): Promise<void> => {
  if (invoiceId !== null || amount > 0) return
  await lockCredit(tx, customerId)
  if ((await creditOf(tx, customerId)) + amount >= 0) return
  throw new WholeRefusal('conflict', { message: 'The credit was used otherwise by now: take that back first' })
}

/** Returns true if payments of an invoice used or became customer credit, which stays with that customer. */
export const movesCredit = async (tx: Tx, invoiceId: string): Promise<boolean> => {
  const found = await tx
    .selectFrom('payments as part')
    .innerJoin('payments as credit', 'credit.group', 'part.group')
    .select('credit.id')
    .where('part.invoiceId', '=', invoiceId)
    .where('part.deletedAt', 'is', null)
    .where('credit.invoiceId', 'is', null)
    .where('credit.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @throws Problem `conflict` if a restored payment would give credit for an invoice that has another customer now */
const guardSameCustomer = async (tx: Tx, { group, invoiceId, customerId }: PaymentDoc): Promise<void> => {
  if (invoiceId !== null) return
  const other = await tx
    .selectFrom('payments')
    .select('id')
    .where('group', '=', group)
    .where('customerId', '<>', customerId)
    .limit(1)
    .executeTakeFirst()
  if (other) throw new WholeRefusal('conflict', { message: 'Its invoice is for somebody else by now' })
}

/** Returns the refunds of a payment. */
const refundsOf = (tx: Tx, id: number) =>
  tx.selectFrom('payments').where('refundOf', '=', id).where('deletedAt', 'is', null)

/** @throws Problem `conflict` for a payment that was refunded, even in part */
const guardRefunded = async (tx: Tx, { id }: PaymentDoc): Promise<void> => {
  const back = await refundsOf(tx, id).select('id').limit(1).executeTakeFirst()
  if (back) throw new Problem('conflict', { message: 'It was paid back: take that back first' })
}

/** @throws Problem `locked` for undoing a change that wrote a credit note */
const guardCredited = async (tx: Tx, batch: string): Promise<void> => {
  const note = await tx
    .selectFrom('creditNotes')
    .select('number')
    .where('batch', '=', batch)
    .limit(1)
    .executeTakeFirst()
  if (note) throw new Problem('locked', { message: 'A credit note is never taken back' })
}

/** @throws Problem `locked` for a payment of an invoice that is void now */
const guardReturn = async (tx: Tx, { invoiceId }: PaymentDoc): Promise<void> => {
  if (invoiceId === null) return
  const invoice = await tx.selectFrom('invoices').select('voidedAt').where('id', '=', invoiceId).executeTakeFirst()
  if (invoice?.voidedAt) throw new Problem('locked', { message: 'Its invoice is void by now' })
}

export const repository: Repository<PaymentDoc> = {
  entity: 'payments',
  title: 'Payment',
  keyOf: integerKey,
  toDto,
  check: async ({ tx, undoes }, before, after) => {
    if (before && !after && undoes) await guardCredited(tx, undoes)
    if (before && !after) await guardRefunded(tx, before)
    if (before && !after) await guardCredit(tx, before)
    if (before || !after || after.deletedAt === null) return
    await guardReturn(tx, after)
    await guardSameCustomer(tx, after)
    await guardCreditLeft(tx, after)
  },
  bulk: { key: 'id', fields: ['reference'], needsRowCheck: () => sql<boolean>`true` },
  childFields: [],
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('payments').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => void (await tx.updateTable('payments').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'payments', ids, at, now),
}

export const collection: Collection<PaymentDoc, typeof paymentKind> = {
  kind: paymentKind,
  repository,
  listed,
  checks,
  title: 'reference',
  toStored: () => ({}),
  personal: { actorId: false, actorName: true },
  belongs: [
    { to: 'invoices', by: 'invoiceId', cascade: true },
    { to: 'users', by: 'customerId' },
  ],
  own: { by: 'customerId' },
  people: [{ id: 'actorId', name: 'actorName' }],
}

export type NewPayment = Pick<
  Insertable<PaymentsTable>,
  'invoiceId' | 'customerId' | 'date' | 'method' | 'amount' | 'reference' | 'reason' | 'refundOf' | 'settles'
>

/**
 * Stores payments recorded together, journaled. The caller changes the invoices.
 * @param group shared key of the payments
 */
export const insert = async (
  context: WriteContext,
  group: string,
  rows: readonly NewPayment[],
): Promise<PaymentDoc[]> => {
  const { tx, now, actor } = context
  const by = { group, actorId: actor.id || null, actorName: actor.name, createdAt: now, updatedAt: now }
  const made = await tx
    .insertInto('payments')
    .values(rows.map((row) => ({ ...row, ...by })))
    .returningAll()
    .execute()
  await recordCreated(context, repository, made)
  return made
}

/** Locks the payments of an invoice that were made by marking it as complete. */
export const settlingOf = (tx: Tx, invoiceId: string): Promise<PaymentDoc[]> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .where('settles', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Assigns the payments of an invoice to its new customer. */
export const giveTo = async (tx: Tx, invoiceId: string, customerId: number): Promise<void> => {
  await tx.updateTable('payments').set({ customerId }).where('invoiceId', '=', invoiceId).execute()
}

/** Deletes payments, journaled. The caller changes the invoices. */
export const takeBack = (context: WriteContext, rows: readonly PaymentDoc[]) => removeRecords(context, repository, rows)

/** Locks all payments recorded together with one. */
export const groupOf = (tx: Tx, { group }: Pick<PaymentDoc, 'group'>): Promise<PaymentDoc[]> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('group', '=', group)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Returns the refundable amount of a payment in minor units; for credit, at most what the customer has. */
export const leftOf = async (tx: Tx, { id, amount, invoiceId, customerId }: PaymentDoc): Promise<number> => {
  const { back } = await refundsOf(tx, id)
    .select(sql<number>`coalesce(sum("amount"), 0)::bigint`.as('back'))
    .executeTakeFirstOrThrow()
  const left = amount + back
  return invoiceId === null ? Math.min(left, await creditOf(tx, customerId)) : left
}

import type { Refund } from '@quarterdeck/contract/refunds'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'
import { creditNoteId, takeNumbers } from './numbers.ts'

/**
 * What was paid back of the order of an invoice and has no credit note to it. A refund that was credited to an invoice
 * that is in the bin is credited once more to the one made in its place: each invoice less its notes is what was kept.
 * An order may name any invoice; one of another order, or of somebody else, is not credited.
 */
const uncredited = (invoice: RawBuilder<unknown>) => sql`
  "orders" as o join "refunds" as r on r."orderId" = o."id" join "invoices" as i on i."id" = ${invoice}
  where lower(coalesce(o."invoiceId", '')) = lower(${invoice}) and r."amount" > 0
    and (i."orderId" = o."id" or i."orderId" is null and i."customerId" = o."customerId")
    and not exists (select from "creditNotes" as n where n."refundId" = r."id" and n."invoiceId" = ${invoice})`

/**
 * Makes the credit notes that an invoice lacks; it is locked. They are never changed and never taken back, also where the
 * invoice goes to the bin: then they stay on the books under its number.
 * @returns what they come to
 */
export const makeNotes = async (tx: Tx, invoiceId: string, now: Date): Promise<number> => {
  const { rows } = await sql<{ refundId: number; orderId: number; amount: number }>`
    select r."id" as "refundId", r."orderId", r."amount" from ${uncredited(sql`${invoiceId}::text`)}
    order by r."id"`.execute(tx)
  if (rows.length === 0) return 0
  const last = await takeNumbers(tx, 'creditNotes', rows.length)
  const first = last - rows.length + 1
  const notes = rows.map((row, index) => ({ ...row, number: first + index, invoiceId, createdAt: now }))
  await tx.insertInto('creditNotes').values(notes).execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** The credit notes of some refunds: of several to one refund, that to the last invoice. */
export const notesOf = async (
  db: Db,
  refunds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<Refund['creditNote']>>> => {
  const rows = await db
    .selectFrom('creditNotes')
    .select(['refundId', 'number', 'invoiceId', 'createdAt'])
    .where('refundId', 'in', [...refunds])
    .orderBy('number')
    .execute()
  return new Map(
    rows.map(({ refundId, number, invoiceId, createdAt }) => [
      refundId,
      { number: creditNoteId(number), invoiceId, createdAt: createdAt.toISOString() },
    ]),
  )
}

import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { CreditNote } from '@quarterdeck/contract/sales/credit-notes'
import type { Refund } from '@quarterdeck/contract/sales/refunds'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { creditNoteId, creditNoteNumber, takeNumbers } from './numbers.ts'

/**
 * Returns SQL for the refunds of an invoice's order that have no credit note on it. A refund credited on an invoice in
 * the trash is credited again on the one made in its place, so that each invoice less its notes is what was kept. An
 * order can name any invoice; one of another order or customer isn't credited.
 */
const uncredited = (invoice: RawBuilder<unknown>, orderId: number | null = null) => sql`
  "orders" as o join "refunds" as r on r."orderId" = o."id" join "invoices" as i on i."id" = ${invoice}
  where (lower(coalesce(o."invoiceId", '')) = lower(${invoice})${orderId === null ? sql`` : sql` or o."id" = ${orderId}`}) and r."amount" > 0
    and (i."orderId" = o."id" or i."orderId" is null and i."customerId" = o."customerId")
    and not exists (select from "creditNotes" as n where n."refundId" = r."id" and n."invoiceId" = ${invoice})`

/** A refund to credit on an invoice, or an amount to credit for a reason. */
interface Credit {
  readonly refundId: number | null
  readonly orderId: number | null
  /** Minor units. */
  readonly amount: number
  readonly reason?: string
  readonly batch?: string
}

export const sumOf = (credits: readonly Credit[]): number => credits.reduce((sum, { amount }) => sum + amount, 0)

/** Returns the refunds of an order, which an invoice created from it credits from the start. The order is locked. */
export const creditsOf = (tx: Tx, orderId: number): Promise<Credit[]> =>
  tx
    .selectFrom('refunds')
    .select(['id as refundId', 'orderId', 'amount'])
    .where('orderId', '=', orderId)
    .where('amount', '>', 0)
    .orderBy('id')
    .execute()

/**
 * Writes credit notes on an invoice. They never change and are never removed: if the invoice goes to the trash, they
 * stay on the books under its number.
 */
export const writeNotes = async (tx: Tx, invoiceId: string, credits: readonly Credit[], now: Date): Promise<void> => {
  if (credits.length === 0) return
  const last = await takeNumbers(tx, 'creditNotes', credits.length)
  const first = last - credits.length + 1
  const notes = credits.map((credit, index) => ({ ...credit, number: first + index, invoiceId, createdAt: now }))
  await tx.insertInto('creditNotes').values(notes).execute()
}

/**
 * Writes the missing credit notes of an invoice, which is locked.
 * @returns their sum, in minor units
 */
export const makeNotes = async (tx: Tx, invoiceId: string, now: Date): Promise<number> => {
  const { rows } = await sql<Credit>`
    select r."id" as "refundId", r."orderId", r."amount" from ${uncredited(sql`${invoiceId}::text`)}
    order by r."id"`.execute(tx)
  await writeNotes(tx, invoiceId, rows, now)
  return sumOf(rows)
}

/**
 * Returns the refunds of an invoice's order that aren't credited on it, in minor units.
 * @param orderId order that is about to be linked to the invoice
 */
export const uncreditedOf = async (tx: Tx, invoiceId: string, orderId: number | null): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(r."amount"), 0)::bigint as "amount" from ${uncredited(sql`${invoiceId}::text`, orderId)}`.execute(
    tx,
  )
  return rows[0]?.amount ?? 0
}

/** Returns the credit notes of some refunds; of several for one refund, the one on the last invoice. */
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
    rows.flatMap(({ refundId, number, invoiceId, createdAt }) =>
      refundId === null
        ? []
        : [[refundId, { number: creditNoteId(number), invoiceId, createdAt: createdAt.toISOString() }] as const],
    ),
  )
}

/** Returns the replacements of an invoice by the credit notes that cancelled it. */
const replacementsOf = async (db: Db, invoiceId: string): Promise<ReadonlyMap<string | null, string>> => {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'correctedBy'])
    .where('replaces', '=', invoiceId)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, correctedBy }) => [correctedBy, id]))
}

/** Returns the credit notes on an invoice, by number. */
export const notesTo = async (db: Db, invoiceId: string): Promise<CreditNote[]> => {
  const rows = await db
    .selectFrom('creditNotes')
    .select(['number', 'invoiceId', 'refundId', 'orderId', 'amount', 'reason', 'createdAt'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('number')
    .execute()
  const replaced = await replacementsOf(db, invoiceId)
  return rows.map(({ number, amount, createdAt, ...note }) => ({
    ...note,
    number: creditNoteId(number),
    amount: toDecimal(amount),
    replacedBy: replaced.get(creditNoteId(number)) ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

/** Returns the number of the newest credit note. */
export const newestNote = async (db: Db): Promise<string | undefined> => {
  const newest = await db
    .selectFrom('creditNotes')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && creditNoteId(newest.number)
}

/** Returns true if a change wrote a credit note, which can't be undone. */
export const isCredit = async (db: Db, batch: string): Promise<boolean> =>
  (await db.selectFrom('creditNotes').select('number').where('batch', '=', batch).limit(1).executeTakeFirst()) !==
  undefined

/**
 * Returns a credit note by its number, such as `CN-002`, with the customer of its invoice, even if that is in the
 * trash.
 */
export const noteByNumber = async (db: Db, id: string) => {
  const number = creditNoteNumber(id)
  if (number === undefined) return undefined
  const note = await db
    .selectFrom('creditNotes as n')
    .innerJoin('invoices as i', 'i.id', 'n.invoiceId')
    .select(['n.refundId', 'n.orderId', 'n.invoiceId', 'n.amount', 'n.reason', 'n.createdAt'])
    .select(['i.customerName', 'i.billingAddress', 'i.billingCountry', 'i.billingEmail', 'i.billingVatId'])
    .select(['i.taxes', 'i.totalAmount', 'i.language'])
    .select(
      sql<number>`(select coalesce(sum(e."amount"), 0)::bigint from "creditNotes" as e
        where e."invoiceId" = n."invoiceId" and e."number" < n."number")`.as('before'),
    )
    .where('n.number', '=', number)
    .executeTakeFirst()
  if (!note) return undefined
  const [known, replaced] = [creditNoteId(number), await replacementsOf(db, note.invoiceId)]
  return { ...note, id: known, replacedBy: replaced.get(known) }
}

import { documentNumber } from '@quarterdeck/contract/sales/numbering'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'

export const invoiceId = (number: number) => documentNumber('INV-', number)
export const creditNoteId = (number: number) => documentNumber('CN-', number)
export const draftId = (count: number) => `DRAFT-${count}`

/** Order of the first draft: drafts come after all invoices, whose numbers have at most fifteen digits. */
const firstDraft = 1_000_000_000_000_000

export const draftNumber = (count: number) => firstDraft + count

/**
 * Returns the ids of these numbers, in their order: a draft's id stays an alias after it is issued. For removed records
 * the id follows from the number.
 */
export const idsOf = async (db: Db, numbers: readonly number[]): Promise<string[]> => {
  const issued = numbers.filter((number) => number < firstDraft)
  const rows = issued.length
    ? await db.selectFrom('invoices').select(['id', 'number']).where('number', 'in', issued).execute()
    : []
  const known = new Map(rows.map(({ id, number }) => [Number(number), id]))
  return numbers.map((number) =>
    number < firstDraft ? (known.get(number) ?? invoiceId(number)) : draftId(number - firstDraft),
  )
}

/**
 * Returns the ranges of numbers with leading digits: for 15, those of `INV-150` to `INV-159`, `INV-1500` to `INV-1599`
 * and so on.
 */
export const numbersBeginning = (figures: number): readonly { readonly from: number; readonly to: number }[] =>
  Array.from({ length: 15 }, (_, zeros) => ({ from: figures * 10 ** zeros, to: (figures + 1) * 10 ** zeros })).filter(
    ({ from, to }) => from >= 100 && to <= firstDraft,
  )

/** Returns the number in `CN-001`; undefined for other texts. */
export const creditNoteNumber = (id: string): number | undefined => {
  const number = Number(/^CN-(\d{3,9})$/i.exec(id)?.[1])
  return Number.isNaN(number) ? undefined : number
}

/**
 * Takes the next numbers and returns the last one; their row stays locked until the transaction ends, so that no number
 * is lost or used twice.
 */
export const takeNumbers = async (
  tx: Tx,
  of: 'invoices' | 'creditNotes' | 'invoiceDrafts',
  count = 1,
): Promise<number> => {
  const { value } = await tx
    .updateTable('counters')
    .set({ value: sql`"value" + ${count}` })
    .where('name', '=', of)
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

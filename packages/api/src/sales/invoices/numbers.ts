import { sql } from 'kysely'
import type { Tx } from '../../ports.ts'

/** `INV-001`, `CN-001`: at least three digits, growing. */
const numbered = (prefix: string) => (number: number) => `${prefix}-${String(number).padStart(3, '0')}`

export const invoiceId = numbered('INV')
export const creditNoteId = numbered('CN')
export const draftId = (count: number) => `DRAFT-${count}`

/** Drafts come after all that was issued, which has at most fifteen digits. */
const firstDraft = 1_000_000_000_000_000

export const draftNumber = (count: number) => firstDraft + count

/** The id of what has or had a number: that of a draft stays its other name when it is issued. */
export const idOf = (number: number) => (number < firstDraft ? invoiceId(number) : draftId(number - firstDraft))

/** The numbers that are written with these figures first: of 15 those of `INV-150` to `INV-159`, of `INV-1500` to `INV-1599` and so on. */
export const numbersBeginning = (figures: number): readonly { readonly from: number; readonly to: number }[] =>
  Array.from({ length: 15 }, (_, zeros) => ({ from: figures * 10 ** zeros, to: (figures + 1) * 10 ** zeros })).filter(
    ({ from, to }) => from >= 100 && to <= firstDraft,
  )

/** The number within `CN-001`; undefined where it is none. */
export const creditNoteNumber = (id: string): number | undefined => {
  const number = Number(/^CN-(\d{3,9})$/i.exec(id)?.[1])
  return Number.isNaN(number) ? undefined : number
}

/**
 * Takes the next numbers and answers the last of them; their row stays locked until the transaction ends, so that no
 * number is lost or given twice.
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

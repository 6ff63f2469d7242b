import { maxStock } from '@quarterdeck/contract/catalog/variants'
import { lowStock } from '@quarterdeck/contract/kit/notice-events'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'

interface Scheduled {
  readonly status: string
  readonly publishAt: Date | string | null
  readonly deletedAt: Date | null
}

const timeOf = (at: Date | string | null | undefined) => (at ? new Date(at).getTime() : undefined)

/** Rejects a publication time on anything but a draft, or in the past. @throws Problem at `publishAt` */
export const guardSchedule = (
  { now, undoes }: Pick<WriteContext, 'now' | 'undoes'>,
  before: Scheduled | undefined,
  after: Scheduled,
): void => {
  const at = timeOf(after.publishAt)
  if (at === undefined || at === timeOf(before?.publishAt) || undoes || after.deletedAt) return
  if (after.status !== 'Draft') {
    throw fieldProblem('publishAt', { code: 'invalid', message: 'Only a draft can be scheduled' })
  }
  if (at <= now.getTime()) throw fieldProblem('publishAt', { code: 'date', message: 'Choose a time in the future' })
}

/** Checks that the stock has just become low or run out; each level is reported once, however many orders follow. */
export const hasFallen = (before: number, after: number): boolean =>
  [lowStock, 0].some((level) => before > level && after <= level)

/** Rejects a negative stock, which an undo could cause. @throws Problem at `stock` */
export const guardStock = ({ stock }: { readonly stock: number }): void => {
  if (stock < 0)
    throw fieldProblem('stock', { code: 'too_small', message: "There aren't enough pieces in stock", limit: 0 })
}

/**
 * Returns a change of the stock by an amount, relative to the locked row.
 * @param field by which the amount was sent
 * @throws Problem at that field if the stock would leave the allowed range
 */
export const adjustStock =
  (field: string, by: number) =>
  ({ stock }: { readonly stock: number }): { readonly stock: number } => {
    const next = stock + by
    if (next < 0)
      throw fieldProblem(field, { code: 'too_small', message: "There aren't enough pieces in stock", limit: -stock })
    if (next > maxStock) {
      throw fieldProblem(field, { code: 'too_big', message: 'More than the maximum stock', limit: maxStock - stock })
    }
    return { stock: next }
  }

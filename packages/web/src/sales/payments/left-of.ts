import { toMinor } from '@quarterdeck/contract/core/money'
import type { Payment } from '@quarterdeck/contract/sales/payments'

/**
 * What of a payment can still be paid back, in minor units.
 * @param among what was paid back, too
 * @param most what there is to be paid back in all, as a decimal
 */
export const leftOf = ({ id, amount }: Payment, among: readonly Payment[], most: number): number => {
  const refunds = among.filter(({ refundOf }) => refundOf === id)
  const left = refunds.reduce((sum, back) => sum + toMinor(back.amount), toMinor(amount))
  return Math.max(0, Math.min(left, toMinor(most)))
}

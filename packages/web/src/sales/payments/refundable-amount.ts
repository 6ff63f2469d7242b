import { toMinor } from '@quarterdeck/contract/kit/money'
import type { Payment } from '@quarterdeck/contract/sales/payments'

/**
 * Returns the refundable amount of a payment, in minor units.
 * @param among payments including refunds
 * @param most total refundable amount, as a decimal
 */
export const refundableAmountOf = ({ id, amount }: Payment, among: readonly Payment[], most: number): number => {
  const refunds = among.filter(({ refundOf }) => refundOf === id)
  const left = refunds.reduce((sum, back) => sum + toMinor(back.amount), toMinor(amount))
  return Math.max(0, Math.min(left, toMinor(most)))
}

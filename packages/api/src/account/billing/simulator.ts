import type { CardBrand } from '@quarterdeck/contract/account/billing'
import type { PaymentProvider } from './provider.ts'

interface TestCard {
  readonly brand: CardBrand
  readonly does: 'pays' | 'refuses' | 'fails_unattended'
}

/** The numbers that payment providers publish for tests. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', does: 'pays' },
  '5555555555554444': { brand: 'mastercard', does: 'pays' },
  '378282246310005': { brand: 'amex', does: 'pays' },
  '4000000000000002': { brand: 'visa', does: 'refuses' },
  '4000000000000341': { brand: 'visa', does: 'fails_unattended' },
}

/**
 * Payments as they would be, without money. It takes test cards only, so that nobody's real card ever gets here, and keeps
 * nothing: a token says what its card does.
 */
export const simulator: PaymentProvider = {
  isSimulated: true,
  keep: async ({ number, expMonth, expYear }) => {
    const card = testCards[number]
    if (!card) return 'unknown'
    if (card.does === 'refuses') return 'refused'
    return { token: `simulated_${card.does}`, brand: card.brand, last4: number.slice(-4), expMonth, expYear }
  },
  forget: async () => undefined,
  charge: async ({ card: { token, expMonth, expYear }, isAttended, at }) => {
    // Good to the end of its month.
    if (at.getTime() >= Date.UTC(expYear, expMonth, 1)) return 'expired'
    return token === 'simulated_fails_unattended' && !isAttended ? 'refused' : undefined
  },
}

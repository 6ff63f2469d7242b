import { subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import {
  type BilledLine,
  type Choice,
  endOfPeriod,
  linesOfChange,
  monthsBefore,
  type Paid,
  sumOfLines,
} from '@quarterdeck/contract/account/proration'
import { ago } from '../../invented/ago.ts'
import { sampleSeller } from '../../sales/company/index.ts'

const dayMs = 86_400_000
const details = {
  company: sampleSeller.name,
  address: `${sampleSeller.address}\n${sampleSeller.country}`,
  taxId: sampleSeller.taxId,
  contactEmail: 'billing@quarterdeck.test',
}

const small: Choice = { plan: 'starter', period: 'month' }
const large: Choice = { plan: 'team', period: 'month' }

/** A whole period of a plan. */
const whole = ({ plan, period }: Choice, from: Date, to: Date): BilledLine => ({
  ...{ kind: 'plan', plan, period, from, to },
  amount: subscriptionPlans[plan].price[period],
})

/** A subscription that began small, grew in the middle of a month, and is renewed in twelve days. */
export const sampleBilling = (now: Date) => {
  const periodEnd = new Date(Math.ceil(now.getTime() / dayMs + 12) * dayMs)
  const anchor = monthsBefore(periodEnd, 4)
  const second = endOfPeriod(anchor, anchor, 'month')
  const third = endOfPeriod(anchor, second, 'month')
  const periodStart = endOfPeriod(anchor, third, 'month')
  const start = monthsBefore(anchor, 1)
  const began = new Date(start.getTime() + 9 * dayMs)
  const first: Paid = { ...small, price: 19_00, start: began, end: endOfPeriod(began, began, 'month') }
  const charged: readonly (readonly [at: Date, lines: readonly BilledLine[]])[] = [
    [began, [whole(small, first.start, first.end)]],
    [anchor, linesOfChange(first, large, anchor)],
    [second, [whole(large, second, third)]],
    [third, [whole(large, third, periodStart)]],
    [periodStart, [whole(large, periodStart, periodEnd)]],
  ]
  const card = { brand: 'visa', last4: '4242' } as const
  return {
    billing: {
      ...{ id: 1, status: 'active' as const, ...large, price: 59_00, anchor, periodStart, periodEnd },
      ...{ nextPlan: null, nextPeriod: null, defaultCard: 1, updatedAt: periodStart, ...details },
    },
    card: {
      ...card,
      token: 'simulated_pays',
      expMonth: 8,
      expYear: now.getUTCFullYear() + 2,
      createdAt: ago(now, 150),
    },
    invoices: charged.map(([at, lines], index) => ({
      ...{ number: index + 1, issuedAt: at, paidAt: at, status: 'paid' as const, reason: null, ...card, ...details },
      total: sumOfLines(lines),
      lines: JSON.stringify(lines),
    })),
  }
}

import { ago } from '../../kit/generator/ago.ts'
import type { StoredLine } from '../../kit/sql/schema-billing.ts'
import { sampleSeller } from '../../sales/company/index.ts'

const dayMs = 86_400_000

const details = {
  company: sampleSeller.name,
  address: `${sampleSeller.address}\n${sampleSeller.country}`,
  taxId: sampleSeller.taxId,
  contactEmail: 'billing@quarterdeck.test',
}

/** Days ago of each past invoice, and its lines in minor units. */
const charges = [
  [140, [['plan', 'starter', 19_00]]],
  [
    120,
    [
      ['plan', 'team', 59_00],
      ['credit', 'starter', -6_33],
    ],
  ],
  [90, [['plan', 'team', 59_00]]],
  [60, [['plan', 'team', 59_00]]],
  [30, [['plan', 'team', 59_00]]],
] as const

/** Billing contact and past plan invoices of the sample company. */
export const sampleBilling = (now: Date) => ({
  billing: { id: 1, updatedAt: ago(now, 30), ...details },
  invoices: charges.map(([days, lines], index) => {
    const at = ago(now, days)
    const [from, to] = [at.toISOString(), new Date(at.getTime() + 30 * dayMs).toISOString()]
    return {
      number: index + 1,
      issuedAt: at,
      paidAt: at,
      status: 'paid' as const,
      brand: 'visa' as const,
      last4: '4242',
      ...details,
      total: lines.reduce((sum, [, , amount]) => sum + amount, 0),
      lines: JSON.stringify(
        lines.map(([kind, plan, amount]): StoredLine => ({ kind, plan, period: 'month', from, to, amount })),
      ),
    }
  }),
})

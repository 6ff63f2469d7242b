import type { Page } from '@playwright/test'
import type { View } from './view.ts'

const at = '2026-11-02T09:30:00.000Z'
const end = '2026-12-02T09:30:00.000Z'
const path = 'settings/plan-billing'
const line = (kind: string, plan: string, amount: number) => ({
  kind,
  plan,
  period: 'month',
  from: at,
  to: end,
  amount,
})
const details = {
  company: 'Quarterdeck Trading Co.',
  address: '12 Harbor Street\nPortland, ME 04101',
  taxId: '12-3456789',
  contactEmail: 'billing@quarterdeck.test',
}
const limited = {
  version: 3,
  plan: { name: 'Team', limits: { seats: 15, products: 5000, orders: null, storage: 25_000_000_000 } },
  usage: { seats: 17, products: 4700, orders: 312, storage: 1_300_000_000 },
  details,
  makesPdf: true,
}
const paid = { status: 'paid', paidAt: at, card: { brand: 'visa', last4: '4242' }, issuedAt: at, ...details }
const invoices = [
  { ...paid, id: 'QD-0003', status: 'void', lines: [line('plan', 'team', 59)], total: 59 },
  { ...paid, id: 'QD-0002', lines: [line('plan', 'team', 59), line('credit', 'starter', -5.52)], total: 53.48 },
]

/** Answers with fixed data; usage and dates of the sample differ from day to day. */
const known =
  (billing: object, list: readonly object[] = invoices) =>
  async (page: Page) => {
    await page.route('**/api/billing', (route) => route.fulfill({ json: billing }))
    await page.route('**/api/billing/invoices', (route) => route.fulfill({ json: list }))
  }

const selfHosted = {
  ...limited,
  plan: { name: '', limits: { seats: null, products: null, orders: null, storage: null } },
  details: { company: '', address: '', taxId: '', contactEmail: '' },
}

export const billingViews: readonly View[] = [
  { name: 'billing', path, prepare: known(limited) },
  { name: 'billing-self-hosted', path, prepare: known(selfHosted, []) },
]

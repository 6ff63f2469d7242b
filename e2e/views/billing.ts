import type { Page } from '@playwright/test'
import type { View } from './view.ts'

const at = '2026-11-02T09:30:00.000Z'
const end = '2026-12-02T09:30:00.000Z'
const path = 'settings/plan-billing'
const card = (id: number, brand: string, last4: string) => ({
  ...{ id, brand, last4, expMonth: 8, expYear: 2031, createdAt: at },
})
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
const running = {
  ...{ version: 3, status: 'active', plan: 'team', period: 'month', price: 59, periodStart: at, periodEnd: end },
  ...{ cancelAtEnd: false, next: null, details, defaultCard: 1, failure: null, isSimulated: true, makesPdf: true },
  cards: [card(1, 'visa', '4242'), card(2, 'mastercard', '4444')],
  usage: { seats: 5, products: 4700, orders: 312, storage: 1_300_000_000 },
}
const none = {
  ...{ ...running, status: 'none', plan: null, period: null, price: 0, periodStart: null, periodEnd: null },
  ...{ cards: [], defaultCard: null, details: { company: '', address: '', taxId: '', contactEmail: '' } },
}
const unpaid = {
  ...running,
  status: 'past_due',
  usage: { ...running.usage, seats: 17 },
  failure: { invoice: 'QD-0006', total: 59, reason: 'refused', nextTryAt: end },
}
const paid = { status: 'paid', paidAt: at, card: { brand: 'visa', last4: '4242' }, issuedAt: at, ...details }
const invoices = [
  { ...paid, id: 'QD-0003', status: 'open', lines: [line('plan', 'team', 59)], total: 59 },
  { ...paid, id: 'QD-0002', lines: [line('plan', 'team', 59), line('credit', 'starter', -5.52)], total: 53.48 },
]
const smaller = {
  ...{ plan: 'starter', period: 'month', timing: 'at_end', at, startsAt: end, endsAt: end, lines: [], total: 0 },
  ...{ price: 19, usage: running.usage, exceeded: ['seats', 'products'] },
}
const larger = {
  ...{ ...smaller, plan: 'business', timing: 'now', price: 149, exceeded: [], total: 125.3 },
  lines: [line('plan', 'business', 149), line('credit', 'team', -23.7)],
}

/** What is there differs from day to day. */
const known =
  (billing: object, list: readonly object[] = invoices) =>
  async (page: Page) => {
    await page.route('**/api/billing', (route) => route.fulfill({ json: billing }))
    await page.route('**/api/billing/invoices', (route) => route.fulfill({ json: list }))
    await page.route('**/api/billing/preview*', (route) =>
      route.fulfill({ json: route.request().url().includes('starter') ? smaller : larger }),
    )
  }
const openPlans = async (page: Page) => {
  await page.locator('main [data-view=plans]').click()
  await page.locator('[role=dialog] h3').first().waitFor()
}

export const billingViews: readonly View[] = [
  { name: 'billing', path, prepare: known({ ...running, cancelAtEnd: true }) },
  { name: 'billing-unpaid', path, prepare: known(unpaid) },
  { name: 'billing-none', path, prepare: known(none, []) },
  { name: 'billing-plans', path, prepare: known(running), show: openPlans },
  {
    name: 'billing-larger',
    path,
    prepare: known(running),
    show: async (page) => {
      await openPlans(page)
      await page.locator('[role=dialog] [data-view=business]').click()
      await page.locator('[role=dialog] dl').waitFor()
    },
  },
  {
    name: 'billing-smaller',
    path,
    prepare: known(running),
    show: async (page) => {
      await openPlans(page)
      await page.locator('[role=dialog] [data-view=starter]').click()
      await page.locator('[role=dialog] section').waitFor()
    },
  },
  {
    name: 'billing-new-card',
    path,
    prepare: known(running),
    show: async (page) => {
      await page.locator('main [data-view=add-card]').click()
      await page.locator('[role=dialog] form').waitFor()
    },
  },
]

import type { Page } from '@playwright/test'
import { silent } from './answers.ts'
import type { View } from './view.ts'

const until = '2026-12-21T09:30:00.000Z'
const leaving = { kind: 'deactivate', reason: 'A sabbatical', leftAt: '2026-11-21T09:30:00.000Z', until }
const effects = {
  sessions: 2,
  apiKeys: 1,
  accessRequests: 1,
  tickets: 3,
  sharedViews: 1,
  privateViews: 4,
  orders: 12,
  invoices: 3,
  reviews: 1,
  notes: 1204,
}
const departure = { leaving: null, isLastOwner: false, asksCode: true, effects }

/** Changes some fields in the response about the account. */
const being = (change: object) => async (page: Page) => {
  for (const path of ['me', 'session'])
    await page.route(`**/api/${path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...change } })
    })
}
const viewing = being({
  name: 'Jörg Müller',
  viewer: { id: 1, name: 'Clara Whitfield', until: new Date(Date.now() + 1_500_000).toISOString() },
})
const required = { code: 'required', message: 'Fill in this field' }
const refusal = {
  code: 'invalid_fields',
  message: 'Some fields need attention',
  fields: { confirmation: required, password: required, code: required },
}
const withCounts = (page: Page) =>
  page.route('**/api/deactivation', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: departure })
      : route.fulfill({ status: 422, json: refusal }),
  )

/** Views of closing an account and reopening it, and of viewing the product as another user. */
export const leavingViews: readonly View[] = [
  { name: 'settings-deactivation', path: 'settings/account-deactivation', prepare: withCounts },
  {
    name: 'settings-deactivation-delete',
    path: 'settings/account-deactivation',
    prepare: withCounts,
    show: async (page) => {
      await page.locator('main input[type=radio]').last().check()
      await page.locator('main form button[type=submit]').click()
      await page.locator('main form [aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'settings-deactivation-last-owner', path: 'settings/account-deactivation' },
  {
    name: 'settings-deactivation-loading',
    path: 'settings/account-deactivation',
    prepare: silent('**/api/deactivation'),
    loading: true,
  },
  { name: 'return', path: 'return', prepare: being({ leaving: { kind: 'delete', until } }) },
  {
    name: 'return-over',
    path: 'return',
    prepare: being({ leaving: { kind: 'deactivate', until: '2026-01-02T09:30:00.000Z' } }),
  },
  {
    name: 'person-who-left',
    path: 'users/profile?id=3',
    prepare: (page) => page.route('**/api/deactivation/of*', (route) => route.fulfill({ json: { leaving } })),
  },
  {
    name: 'view-as-start',
    path: 'users/profile?id=3',
    show: async (page) => {
      await page.locator('main .tabler-icon-eye').first().click()
      await page.locator('[role=dialog] input').waitFor()
    },
  },
  { name: 'view-as', path: 'users', prepare: viewing },
]

import type { Page } from '@playwright/test'
import { password } from '../fixture.ts'
import { answering, broken, saying, silent } from './answers.ts'
import type { View } from './view.ts'

const at = '2026-11-02T09:30:00.000Z'
const device = { browser: 'Chrome', system: 'Windows', form: 'desktop', address: '203.0.113.7' }
const devices = [
  { id: '1', current: true, createdAt: at, lastUsedAt: at, ...device },
  { id: '2', current: false, createdAt: at, lastUsedAt: at, ...device, browser: '', system: '', form: 'other' },
]
const keys = [
  {
    id: '1',
    name: 'Nightly',
    start: 'qd_aBcD',
    scope: ['orders:read'],
    createdAt: at,
    expiresAt: at,
    lastUsedAt: null,
  },
]
const passkey = [{ id: '1', name: 'Laptop', createdAt: at, lastUsedAt: at, synced: true }]
const event = (id: number, kind: string, by: string | null = null) => ({ id, at, kind, about: '', by, ...device })
const events = [
  event(3, 'two_factor_reset', 'Clara Whitfield'),
  event(2, 'key_created'),
  event(1, 'signed_in_new_device'),
]

/** Answers with fixed data, since the real data differ from run to run. */
const known = async (page: Page) => {
  await page.route('**/api/sessions', (route) => route.fulfill({ json: devices }))
  await page.route('**/api/api-keys', (route) => route.fulfill({ json: keys }))
  await page.route('**/api/passkeys', (route) => route.fulfill({ json: passkey }))
  await answering('**/api/security/history*', events)(page)
}

const app = {
  secret: 'KNYFO5CYGEYEMS3F',
  uri: 'otpauth://totp/Quarterdeck:a?secret=KNYFO5CYGEYEMS3F&issuer=Quarterdeck',
}
const setUp = async (page: Page) => {
  await page.locator('main section button').first().click()
  await page.locator('[role=dialog] input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('main ol svg[role=img]').waitFor()
}

export const settingsViews: readonly View[] = [
  { name: 'settings-mail-texts', path: 'settings/mail-texts' },
  { name: 'settings-reminders', path: 'settings/reminders' },
  { name: 'settings-analytics', path: 'settings/analytics' },
  { name: 'settings-support', path: 'settings/support' },
  {
    name: 'settings-support-team',
    path: 'settings/support',
    show: async (page) => {
      await page.locator('main form section').last().getByRole('button').last().click()
      await page.locator('[role=dialog] fieldset input').first().waitFor()
      await page.locator('[role=dialog] input[type=checkbox]').last().check()
    },
  },
  { name: 'settings-profile', path: 'settings' },
  { name: 'settings-company', path: 'settings/company' },
  {
    name: 'settings-profile-email',
    path: 'settings',
    prepare: saying('**/api/me/email', {
      email: 'clara.whitfield@example.com',
      pending: {
        email: 'clara@whitfield.example',
        approved: true,
        confirmed: false,
        expiresAt: '2099-11-22T10:00:00.000Z',
        resendAt: '2026-01-01T00:00:00.000Z',
      },
    }),
  },
  { name: 'settings-security', path: 'settings/security', prepare: known },
  { name: 'settings-security-loading', path: 'settings/security', prepare: silent('**/api/sessions'), loading: true },
  { name: 'settings-security-failed', path: 'settings/security', prepare: broken('**/api/sessions') },
  {
    name: 'settings-new-key',
    path: 'settings/security',
    prepare: known,
    show: async (page) => {
      await page.locator('main [data-view=new-api-key]').click()
      await page.locator('[role=dialog] input[type=checkbox]').first().waitFor()
    },
  },
  { name: 'settings-two-factor', path: 'settings/two-factor-authentication' },
  {
    name: 'settings-two-factor-set-up',
    path: 'settings/two-factor-authentication',
    prepare: (page) => page.route('**/api/two-factor/start', (route) => route.fulfill({ json: app })),
    show: setUp,
  },
  {
    name: 'settings-two-factor-on',
    path: 'settings/two-factor-authentication',
    prepare: (page) =>
      page.route('**/api/two-factor', (route) =>
        route.fulfill({ json: { on: true, codesLeft: 2, requiredFrom: null } }),
      ),
  },
]

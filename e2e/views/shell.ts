import type { Page } from '@playwright/test'
import { broken } from './answers.ts'
import type { View } from './view.ts'

const dialog = (page: Page) => page.getByRole('dialog').waitFor()

const search = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k')
  await dialog(page)
  await page.locator('[role=dialog] [role=combobox]').fill(words)
}

const underMaintenance = (page: Page) =>
  page.route('**/api/status', (route) =>
    route.fulfill({ json: { maintenance: { until: '2027-01-31T18:00:00.000Z', message: 'New engines are fitted.' } } }),
  )

const inBar = (page: Page, name: 'account' | 'bell') => page.locator(`header [data-view=${name}]:visible`)

export const shellViews: readonly View[] = [
  { name: 'home', path: '.', visitor: true },
  { name: 'login', path: 'login', visitor: true },
  {
    name: 'login-refused',
    path: 'login',
    visitor: true,
    show: async (page) => {
      await page.locator('input[type=email]').fill('nobody@example.com')
      await page.locator('input[type=password]').fill('not the password')
      await page.keyboard.press('Enter')
      await page.locator('[role=alert]').first().waitFor()
    },
  },
  { name: 'not-found', path: 'nonsense' },
  { name: 'not-found-visitor', path: 'nonsense', visitor: true },
  { name: 'server-error', path: 'server-error', visitor: true },
  { name: 'maintenance', path: 'maintenance', visitor: true, prepare: underMaintenance },
  {
    name: 'maintenance-over-work',
    path: 'users/7',
    show: async (page) => {
      await underMaintenance(page)
      await page.route('**/api/users?*', (route) =>
        route.fulfill({
          status: 503,
          headers: { 'Retry-After': '5' },
          json: { code: 'maintenance', message: 'Closed' },
        }),
      )
      await page.locator('main form input[name=name]').fill('Someone else')
      await page.keyboard.press('Control+Enter')
      await dialog(page)
    },
  },
  {
    name: 'navigation-drawer',
    path: 'users',
    only: 'phone',
    show: async (page) => {
      await page.locator('header button[aria-expanded]:visible').first().click()
      await dialog(page)
    },
  },
  {
    name: 'navigation-rail',
    path: 'users',
    only: 'desktop',
    show: async (page) => {
      await page.keyboard.press('[')
      await page.locator('nav[data-rail]').waitFor()
    },
  },
  {
    name: 'palette',
    path: 'users',
    show: async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[role=dialog] [role=option]').first().waitFor()
    },
  },
  {
    name: 'palette-found',
    path: 'users',
    show: async (page) => {
      await search(page, 'clara')
      await page.locator('[role=dialog] mark').first().waitFor()
    },
  },
  {
    name: 'palette-nothing',
    path: 'users',
    show: async (page) => {
      const asked = page.waitForResponse('**/api/search?*zzzzqqq*')
      await search(page, 'zzzzqqq')
      await asked
      await page.locator('[role=dialog] [role=option]').first().waitFor({ state: 'detached' })
    },
  },
  {
    name: 'shortcuts',
    path: 'users',
    show: async (page) => {
      await page.keyboard.press('?')
      await dialog(page)
    },
  },
  {
    name: 'account-menu',
    path: 'users',
    show: async (page) => {
      await inBar(page, 'account').click()
      await page.locator('[role=menu]').waitFor()
    },
  },
  {
    name: 'bell-empty',
    path: 'users',
    show: async (page) => {
      await inBar(page, 'bell').click()
      await dialog(page)
    },
  },
  {
    name: 'bell',
    path: 'users/7',
    show: async (page) => {
      await broken('**/api/users?*')(page)
      await page.locator('main form input[name=name]').fill('Someone else')
      await page.keyboard.press('Control+Enter')
      await page.locator('[data-sonner-toast][data-type=error]').waitFor()
      await inBar(page, 'bell').click()
      await page.locator('[role=dialog] li').first().waitFor()
    },
  },
]

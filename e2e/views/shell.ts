import type { View } from './view.ts'

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
  {
    name: 'navigation-drawer',
    path: 'users',
    only: 'phone',
    show: async (page) => {
      await page.locator('header button[aria-expanded]').first().click()
      await page.locator('[role=dialog]').waitFor()
    },
  },
]

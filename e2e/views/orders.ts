import type { Page } from '@playwright/test'
import { broken, nothing, silent } from './answers.ts'
import { chips, type View } from './view.ts'

const list = '**/api/orders?*page*'

const inDialog = (page: Page) => page.locator('[role=dialog] h2').first().waitFor()
const openMenu = async (page: Page) => {
  await page.locator('main button[aria-haspopup=menu]').last().click()
  await page.locator('[role=menu] [role=menuitem]').first().waitFor()
}

export const orderViews: readonly View[] = [
  { name: 'orders', path: 'orders' },
  {
    name: 'orders-new',
    path: 'orders?status=New',
    show: (page) => chips(page).waitFor(),
  },
  { name: 'orders-no-match', path: 'orders?q=zzzzzz', like: 'users-no-match' },
  { name: 'orders-first-use', path: 'orders', prepare: nothing(list) },
  { name: 'orders-loading', path: 'orders', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'orders-failed', path: 'orders', prepare: broken(list), like: 'users-failed' },
  { name: 'orders-peek', path: 'orders?peek=orders/14', show: inDialog },
  { name: 'mentions', path: 'mentions' },
  {
    name: 'mentions-none',
    path: 'mentions',
    prepare: (page) =>
      page.route('**/api/notes/mentions', (route) => route.fulfill({ json: { unread: 0, notes: [] } })),
  },
  { name: 'order', path: 'orders/12' },
  { name: 'order-refunded', path: 'orders/5' },
  { name: 'order-loading', path: 'orders/12', prepare: silent('**/api/orders?id=12'), loading: true },
  { name: 'order-more', path: 'orders/8', show: openMenu },
  {
    name: 'order-step',
    path: 'orders/8',
    show: async (page) => {
      await openMenu(page)
      await page.locator('[role=menu] [role=menuitem]').first().click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  {
    name: 'order-refund',
    path: 'orders/9',
    show: async (page) => {
      await page.locator('main section button:not([aria-haspopup])').first().click()
      await page.locator('[role=dialog] input[type=radio]').last().check()
      await page.locator('[role=dialog] li [role=spinbutton]').last().fill('2')
      await page.locator('[role=dialog] input[type=checkbox]').waitFor()
    },
  },
  {
    name: 'order-mention',
    path: 'orders/12',
    show: async (page) => {
      await page.locator('main textarea').pressSequentially('@mi')
      await page.locator('[role=option]').first().waitFor()
    },
  },
  { name: 'order-edit', path: 'orders/8/edit' },
  { name: 'order-slip', path: 'orders/9/slip' },
  { name: 'order-credit-note', path: 'orders/5/credit-note/CN-002' },
]

import type { Page } from '@playwright/test'
import { broken, nothing, silent } from './answers.ts'
import { chips, type View } from './view.ts'

const list = '**/api/products?*page*'

const chooseAll = (page: Page) => page.locator('main input[type=checkbox]').first().check()

export const productListViews: readonly View[] = [
  { name: 'products', path: 'products?shape=table' },
  { name: 'products-pictures', path: 'products?shape=grid' },
  {
    name: 'products-low-stock',
    path: 'products?stockBand=low&stockBand=out&shape=table',
    show: (page) => chips(page).waitFor(),
  },
  { name: 'products-no-match', path: 'products?q=zzzzzz&shape=table', like: 'users-no-match' },
  { name: 'products-first-use', path: 'products?shape=table', prepare: nothing(list) },
  {
    name: 'products-loading',
    path: 'products?shape=table',
    prepare: silent(list),
    loading: true,
    like: 'users-loading',
  },
  {
    name: 'products-pictures-loading',
    path: 'products?shape=grid',
    prepare: silent(list),
    loading: true,
    like: 'users-loading',
  },
  { name: 'products-failed', path: 'products?shape=table', prepare: broken(list), like: 'users-failed' },
  {
    name: 'products-peek',
    path: 'products?peek=products/2&shape=table',
    show: (page) => page.locator('[role=dialog] h2').first().waitFor(),
  },
  {
    name: 'products-rule',
    path: 'products?shape=table',
    show: async (page) => {
      await chooseAll(page)
      await page.locator('main section[aria-label] button').nth(2).click()
      await page.locator('[role=dialog] input[inputmode=decimal]').fill('5')
      await page.locator('[role=dialog] section li').first().waitFor()
    },
  },
  {
    name: 'products-import',
    path: 'products/import',
    show: async (page) => {
      const buffer = Buffer.from('Code,Price\r\nHBR-TSH-100,26.5\r\nNOPE,5\r\n')
      await page.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
      await page.locator('section[aria-labelledby=check-reading] button').last().click()
      await page.locator('main fieldset input[type=radio]').last().check()
    },
  },
]

import type { Page } from '@playwright/test'
import { broken, silent } from './answers.ts'
import type { View } from './view.ts'

const inDialog = (page: Page) => page.locator('[role=dialog] button').first().waitFor()

export const productOverviewViews: readonly View[] = [
  { name: 'product', path: 'products/2/overview' },
  { name: 'product-with-variants', path: 'products/7/overview' },
  { name: 'product-unrated', path: 'products/14/overview' },
  {
    name: 'product-zoom',
    path: 'products/2/overview',
    show: async (page) => {
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await inDialog(page)
    },
  },
  {
    name: 'product-hide-review',
    path: 'products/2/overview',
    show: async (page) => {
      await page.locator('main li [data-status] [data-view=hide]').first().click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  { name: 'product-deliveries', path: 'products/13/overview?tab=deliveries' },
  { name: 'product-no-deliveries', path: 'products/2/overview?tab=deliveries' },
  {
    name: 'product-receive',
    path: 'products/13/overview?tab=deliveries',
    show: async (page) => {
      await page.locator('main li:has(time) button').first().click()
      await page.locator('[role=dialog] input').waitFor()
    },
  },
  {
    name: 'product-add-delivery',
    path: 'products/2/overview?tab=deliveries',
    show: async (page) => {
      await page.locator('main section h2 + button').click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  { name: 'product-timeline', path: 'products/2/overview?tab=timeline' },
  {
    name: 'product-compare',
    path: 'products/2/overview?tab=versions',
    prepare: async (page) => {
      await page.request.put('/api/products?id=2', { data: { title: 'A longer name of the same', price: 5 } })
      await page.request.post('/api/products/stock?id=2', { data: { by: 3, reason: 'Counted' } })
    },
    show: async (page) => {
      await page.locator('main ol li button').last().click()
      await page.locator('[role=dialog] input[type=checkbox]').first().waitFor()
    },
  },
  {
    name: 'product-loading',
    path: 'products/2/overview',
    prepare: silent('**/api/products?id=2'),
    loading: true,
  },
  { name: 'product-figures-failed', path: 'products/2/overview', prepare: broken('**/api/products/figures*') },
]

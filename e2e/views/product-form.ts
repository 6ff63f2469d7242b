import type { Page } from '@playwright/test'
import { drawPhoto } from '../photo.ts'
import { silent } from './answers.ts'
import type { View } from './view.ts'

const editor = (page: Page) => page.locator('main [contenteditable=true]')
const written = (page: Page) => editor(page).waitFor()

export const productFormViews: readonly View[] = [
  {
    name: 'product-new',
    path: 'products/create',
    show: async (page) => {
      await written(page)
      await page.locator('main button[type=submit]').click()
      await page.locator('main [role=alert]').waitFor()
    },
  },
  { name: 'product-edit', path: 'products/1', show: written },
  { name: 'product-edit-loading', path: 'products/1', prepare: silent('**/api/products?id=1'), loading: true },
  {
    name: 'product-edit-changes',
    path: 'products/14',
    show: async (page) => {
      await written(page)
      await page.locator('input[name=publishAt]').fill('2090-01-01')
      await page.locator('input[name=stockBy]').fill('-3')
      await page.locator('input[name=reason]').waitFor()
      await page.locator('fieldset button[aria-expanded]').click()
      await page.locator('input[inputmode=url]').fill('nowhere')
      await page.keyboard.press('Enter')
      await page.locator('input[inputmode=url][aria-invalid]').waitFor()
    },
  },
  {
    name: 'product-pictures',
    path: 'products/3',
    prepare: silent('**/api/products/pictures'),
    show: async (page) => {
      await written(page)
      const svg = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
      await page.locator('input[type=file][multiple]').setInputFiles([await drawPhoto(page), svg])
      await page.locator('main li [role=alert]').waitFor()
      await page.locator('main li:has(input[type=radio]) > button').first().click()
      await page.locator('main input[type=file][multiple]').locator('xpath=..').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'product-variants',
    path: 'products/12',
    show: async (page) => {
      await written(page)
      await page.locator('input[name=colors]').nth(4).check()
      await page.locator('input[name=colors]').nth(0).uncheck()
      await page.locator('input[name="variants.1.stockBy"]').fill('-30')
      await page.locator('main button[type=submit]').click()
      await page.locator('main [role=alert]').waitFor()
      await page.locator('input[name="variants.0.code"]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'product-variants-generate',
    path: 'products/7',
    show: async (page) => {
      await written(page)
      await page.locator('input[name=sizes]').nth(2).uncheck()
      await page.locator('input[name=colors]').nth(0).check()
      await page.locator('main button:has(svg.tabler-icon-grid-dots)').click()
      await page.locator('[role=dialog] table input').first().waitFor()
    },
  },
  {
    name: 'product-copy',
    path: 'products/2',
    only: 'desktop',
    show: async (page) => {
      await written(page)
      await page.locator('main button:has(svg.tabler-icon-copy)').click()
      await page.locator('[role=dialog] input[type=checkbox]').first().waitFor()
    },
  },
]

import type { Page } from '@playwright/test'
import { answering, broken, silent } from './answers.ts'
import { openFilter, type View } from './view.ts'

const list = '**/api/reviews?*page*'

const at = '2026-11-02T09:30:00.000Z'
const deleted = [
  'It arrived scratched and I had to send it back.',
  'Très bon son, mais les boutons sont trop rapprochés.',
].map((title, index) => ({
  id: String(index + 1),
  title,
  deletedAt: at,
  expiresAt: '2026-12-02T09:30:00.000Z',
  actor: { id: 1, name: 'Clara Whitfield' },
  reason: index === 0 ? 'Advertising' : null,
}))

const hideSome = async (page: Page) => {
  await page.locator('main input[type=checkbox]').first().check()
  await page.locator('main section[aria-label] button').first().click()
  await page.locator('[role=dialog] textarea').waitFor()
}

const panel = (page: Page) => page.locator('[role=dialog] h2').first().waitFor()

export const reviewViews: readonly View[] = [
  { name: 'reviews', path: 'reviews' },
  { name: 'reviews-no-match', path: 'reviews?q=zzzzzz', like: 'users-no-match' },
  { name: 'reviews-loading', path: 'reviews', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'reviews-failed', path: 'reviews', prepare: broken(list), like: 'users-failed' },
  { name: 'reviews-peek', path: 'reviews?peek=reviews/3', show: panel },
  {
    name: 'reviews-reply',
    path: 'reviews?peek=reviews/2',
    show: async (page) => {
      await panel(page)
      await page.locator('[role=dialog] [data-status] [data-view=reply]').click()
      await page.locator('[role=dialog] textarea').waitFor()
    },
  },
  {
    name: 'reviews-product',
    path: 'reviews?productId=2',
    only: 'desktop',
    show: async (page) => {
      await openFilter(page, 'productId')
      await page.locator('[role=dialog] input[type=text], [role=dialog] input:not([type])').first().fill('boot')
      await page.locator('[role=dialog] input[type=checkbox]').nth(1).waitFor()
    },
  },
  { name: 'reviews-hide', path: 'reviews', show: hideSome },
  {
    name: 'reviews-hide-planned',
    path: 'reviews',
    show: async (page) => {
      await hideSome(page)
      await page.locator('[role=dialog] textarea').fill('Spam')
      await page.locator('[role=dialog] section li').first().waitFor()
    },
  },
  { name: 'reviews-bin', path: 'reviews/bin', prepare: answering('**/api/bin?*', deleted) },
]

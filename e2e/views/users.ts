import type { Page } from '@playwright/test'
import { peopleFile } from '../people.ts'
import { broken, nothing, silent } from './answers.ts'
import type { View } from './view.ts'

const list = '**/api/users?*page*'

const upload = async (page: Page) => {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: peopleFile() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('#match-columns').waitFor()
}

export const userViews: readonly View[] = [
  { name: 'users', path: 'users' },
  { name: 'users-no-match', path: 'users?q=zzzzzz' },
  { name: 'users-first-use', path: 'users', prepare: nothing(list) },
  { name: 'users-loading', path: 'users', prepare: silent(list), loading: true },
  { name: 'users-failed', path: 'users', prepare: broken(list) },
  {
    name: 'users-selected',
    path: 'users',
    show: (page) => page.locator('main input[type=checkbox]').nth(3).check(),
  },
  { name: 'user', path: 'users/7' },
  { name: 'user-loading', path: 'users/7', prepare: silent('**/api/users?id=7'), loading: true },
  { name: 'user-failed', path: 'users/7', prepare: broken('**/api/users?id=7') },
  { name: 'user-unknown', path: 'users/4711' },
  { name: 'user-create', path: 'users/create' },
  {
    name: 'user-create-refused',
    path: 'users/create',
    show: async (page) => {
      await page.locator('main form button[type=submit]').click()
      await page.locator('[role=alert]').first().waitFor()
    },
  },
  { name: 'import', path: 'users/import' },
  { name: 'import-columns', path: 'users/import', show: upload },
  {
    name: 'import-check',
    path: 'users/import',
    show: async (page) => {
      await upload(page)
      await page.locator('section[aria-labelledby=match-columns] button:not([aria-haspopup])').last().click()
      await page.locator('main table tbody tr').first().waitFor()
    },
  },
]

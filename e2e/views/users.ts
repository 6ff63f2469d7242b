import type { Page } from '@playwright/test'
import { peopleFile } from '../people.ts'
import { drawPhoto } from '../photo.ts'
import { broken, nothing, silent } from './answers.ts'
import { chips, openFilter, type View } from './view.ts'

const list = '**/api/users?*page*'

const upload = async (page: Page) => {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: peopleFile() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('section[aria-labelledby=check-reading] button').last().click()
  await page.locator('#match-columns').waitFor()
}

/** Button of a filter, by its field, or of a tool above a list. */
const toolbarButton = (page: Page, name: string) => page.locator(`search [data-view=${name}]`)

const peeked = (page: Page) => page.locator('[role=dialog] h2').first().waitFor()

const peekFirst = async (page: Page) => {
  await page.locator('main :is(tbody, ul) a[href*=peek]:visible').first().click()
  await peeked(page)
}

/** Opens the editor of a cell by keyboard. */
const editCell = async (page: Page) => {
  await page.locator('tbody tr[data-row] a').nth(2).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await page.locator('td input[aria-label]:not([type=checkbox])').waitFor()
}

export const userViews: readonly View[] = [
  { name: 'users', path: 'users' },
  {
    name: 'users-cell',
    path: 'users?columns=name,status',
    only: 'desktop',
    show: async (page) => {
      await editCell(page)
      await page.locator('[role=option]').first().waitFor()
    },
  },
  { name: 'users-peek', path: 'users?peek=users/7', show: peeked },
  { name: 'users-no-match', path: 'users?q=zzzzzz' },
  { name: 'users-first-use', path: 'users', prepare: nothing(list) },
  { name: 'users-loading', path: 'users', prepare: silent(list), loading: true },
  { name: 'users-failed', path: 'users', prepare: broken(list) },
  {
    name: 'users-selected',
    path: 'users',
    show: async (page) => {
      await page.locator('main [data-row] input[type=checkbox]').first().check()
      await page.locator('main section[aria-label] button').first().waitFor()
    },
  },
  {
    name: 'users-filtered',
    path: 'users?status=Active&status=Pending&createdAt.gte=2025-01-01&sort=-createdAt,name',
    show: (page) => chips(page).waitFor(),
  },
  {
    name: 'users-filter',
    path: 'users',
    only: 'desktop',
    show: async (page) => {
      await openFilter(page, 'status')
      await page.locator('[role=dialog] input[type=checkbox]').first().waitFor()
    },
  },
  {
    name: 'users-days',
    path: 'users',
    only: 'desktop',
    show: async (page) => {
      await openFilter(page, 'createdAt')
      await page.locator('[role=dialog] table').first().waitFor()
    },
  },
  {
    name: 'users-columns',
    path: 'users',
    only: 'desktop',
    show: async (page) => {
      await toolbarButton(page, 'display').click()
      await page.locator('[role=dialog] li').first().waitFor()
    },
  },
  {
    name: 'users-more-filters',
    path: 'users',
    only: 'desktop',
    show: async (page) => {
      await toolbarButton(page, 'more-filters').click()
      await page.locator('[role=dialog] section').first().waitFor()
    },
  },
  {
    name: 'users-query',
    path: 'users?status=Active&createdAt.within=1y&or1.role=UX Designer&or1.name.has=an',
    only: 'desktop',
    show: async (page) => {
      await page.keyboard.press('f')
      await page.locator('search input').pressSequentially('s')
      await page.locator('search [role=option]').first().waitFor()
    },
  },
  {
    name: 'users-alternatives',
    path: 'users?or1.role=UX%20Designer&or1.name.has=an',
    only: 'desktop',
    show: async (page) => {
      await toolbarButton(page, 'more-filters').click()
      await page.locator('[role=dialog] button[aria-pressed]').last().click()
      await page.locator('[role=dialog] select').waitFor()
    },
  },
  { name: 'users-continuous', path: 'users?at=3', only: 'desktop' },
  {
    name: 'users-column-menu',
    path: 'users',
    only: 'desktop',
    show: async (page) => {
      await page.locator('thead button[aria-haspopup=menu]').nth(1).press('Enter')
      await page.locator('[role=menu] [role=menuitem]').first().waitFor()
    },
  },
  {
    name: 'users-filters-sheet',
    path: 'users',
    only: 'phone',
    show: async (page) => {
      await page.locator('search button[aria-expanded]').first().click()
      await page.locator('[role=dialog] input[type=checkbox]').first().waitFor()
    },
  },
  {
    name: 'users-status',
    path: 'users',
    show: async (page) => {
      await page.locator('main [data-row] input[type=checkbox]').first().check()
      await page.locator('main section[aria-label] button:has(.tabler-icon-pencil)').click()
      await page.locator('[role=dialog]').waitFor()
    },
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
  {
    name: 'user-create-draft',
    path: 'users/create',
    show: async (page) => {
      await page.locator('main form input[name=name]').fill('Grace Ong')
      await page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/form-drafts'),
      )
      await page.reload()
      await page.locator('main form [role=status] button').first().waitFor()
    },
  },
  {
    name: 'user-leaving',
    path: 'users/7',
    show: async (page) => {
      await page.locator('main form input[name=name]').fill('Someone else')
      await page.locator('a[href$="/admin/users"]:visible').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'user-banned',
    path: 'users/7',
    show: async (page) => {
      await page.locator('main form input[aria-haspopup=listbox]').nth(2).click()
      await page.locator('[role=option][value=Banned]').click()
      await page.locator('main form textarea').waitFor()
    },
  },
  {
    name: 'user-conflict',
    path: 'users/7',
    show: async (page) => {
      await page.request.put('/api/users?id=7', { data: { name: 'Theirs', phone: '+49 30 1234567' } })
      await page.locator('main form input[name=name]').fill('Mine')
      await page.keyboard.press('Control+Enter')
      await page.locator('[role=dialog]').waitFor()
    },
  },
  {
    name: 'user-saved',
    path: 'users/7',
    show: async (page) => {
      await page.locator('main form input[name=name]').fill('Someone else')
      await page.keyboard.press('Control+Enter')
      await page.locator('[data-sonner-toast]').waitFor()
    },
  },
  { name: 'profile', path: 'users/profile' },
  { name: 'profile-orders', path: 'users/profile?id=8&tab=orders' },
  { name: 'profile-invoices', path: 'users/profile?id=8&tab=invoices' },
  { name: 'profile-tickets', path: 'users/profile?id=8&tab=tickets' },
  { name: 'profile-reviews', path: 'users/profile?id=8&tab=reviews' },
  { name: 'profile-order', path: 'users/profile?id=8&tab=orders&peek=orders/14', show: peeked },
  { name: 'profile-invoice', path: 'users/profile?id=8&tab=invoices&peek=invoices/INV-014', show: peeked },
  { name: 'profile-ticket', path: 'users/profile?id=8&tab=tickets&peek=tickets/3', show: peeked },
  { name: 'profile-review', path: 'users/profile?id=8&tab=reviews', show: peekFirst },
  { name: 'profile-loading', path: 'users/profile?id=8', prepare: silent('**/api/users?id=8'), loading: true },
  {
    name: 'user-crop',
    path: 'users/7',
    show: async (page) => {
      await page.locator('main input[type=file]').setInputFiles(await drawPhoto(page))
      await page.locator('[role=dialog] [role=application]').waitFor()
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

import type { Page } from '@playwright/test'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')
const button = (page: Page) => page.getByRole('button', { name: /^View: / })
const panel = (page: Page) => page.getByRole('dialog', { name: /^View: / })

const openPanel = async (page: Page) => {
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

test.use({ viewport: sizes.desktop })

test('a view is saved for everyone, told apart when it was changed, and saved again', { tag: '@journey' }, async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('users?status=Banned&sort=name')
  await expect(rows(page)).toHaveCount(1)
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Save as new view' }).click()
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Banned people')
  await panel(page).getByLabel('Share with everyone').check()
  await panel(page).getByRole('button', { name: 'Save view' }).click()
  await expect(button(page)).toHaveAccessibleName('View: Banned people')
  await expect(page).toHaveURL(/view=\d+/)

  // How close the rows stand is a part of it.
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByText('Compact', { exact: true }).click()
  await expect(page.locator('table[data-density="compact"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page)).toHaveAccessibleName('View: Banned people, Changed')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Revert' }).click()
  await expect(page.locator('table[data-density="normal"]')).toBeVisible()

  // What is changed since is marked, and taken back or saved.
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(button(page)).toHaveAccessibleName('View: Banned people, Changed')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Revert' }).click()
  await expect(button(page)).toHaveAccessibleName('View: Banned people')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove filter: Status Banned' }).click()
  await page.getByRole('button', { name: 'Status' }).first().click()
  await page.getByRole('checkbox', { name: /^Pending/ }).check()
  await page.keyboard.press('Escape')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(button(page)).toHaveAccessibleName('View: Banned people')
})

test('a view opens first, also on another device with one’s columns, and comes back when it was deleted', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn()
  await page.goto('users?status=Pending')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Save as new view' }).click()
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Pending people')
  await panel(page).getByLabel('Share with everyone').check()
  await panel(page).getByRole('button', { name: 'Save view' }).click()
  await expect(button(page)).toHaveAccessibleName('View: Pending people')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Edit view Pending people' }).click()
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Waiting')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('link', { name: /^Waiting/ })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Edit view Waiting' }).click()
  await panel(page).getByRole('button', { name: 'Open first: Waiting' }).click()
  await expect(panel(page).getByRole('button', { name: 'Do not open first: Waiting' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const kept = page.waitForResponse(/api\/preferences\?list=users/)
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('checkbox', { name: 'Phone' }).uncheck()
  expect((await kept).status()).toBe(200)

  const device = await browser.newContext({ baseURL: `${product.url}/admin/`, viewport: sizes.desktop })
  await device.request.post(`${product.url}/api/auth/sign-in/email`, { data: { email: people.owner, password } })
  const elsewhere = await device.newPage()
  await elsewhere.goto('users')
  await expect(button(elsewhere)).toHaveAccessibleName('View: Waiting')
  await expect(elsewhere).toHaveURL(/status=Pending/)
  await expect(elsewhere.getByRole('columnheader', { name: 'Email' })).toBeVisible()
  await expect(elsewhere.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0)

  // Deleting takes it from everyone, and Undo brings it back.
  await openPanel(elsewhere)
  await panel(elsewhere).getByRole('button', { name: 'Edit view Waiting' }).click()
  await panel(elsewhere).getByRole('button', { name: 'Delete: Waiting' }).click()
  await expect(button(elsewhere)).toHaveAccessibleName('View: All')
  await elsewhere.getByRole('button', { name: 'Undo' }).click()
  await openPanel(elsewhere)
  await expect(panel(elsewhere).getByRole('link', { name: /^Waiting/ })).toBeVisible()
  await device.close()
})

import { expect, expectAccessible, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

test('an invoice is billed every month from now on, paused and resumed', { tag: '@journey' }, async ({ page }) => {
  await page.goto('invoices/INV-014/details')
  await page.getByRole('button', { name: 'More actions' }).last().click()
  await page.getByRole('menuitem', { name: 'Make recurring' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New recurring invoice' })).toBeVisible()
  await page.getByLabel('First invoice').fill('2031-01-15')
  await page.getByLabel('Day of the month').fill('31')
  await page.getByRole('option', { name: 'Last day (31)' }).click()
  const dates = page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')
  await expect(dates).toHaveText([
    'Jan 31, 2031',
    'Feb 28, 2031',
    'Mar 31, 2031',
    'Apr 30, 2031',
    'May 31, 2031',
    'Jun 30, 2031',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()

  await expect(page.getByText('Next invoice Jan 31, 2031')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Repeat every').fill('2')
  await expect(dates.nth(1)).toHaveText('Mar 31, 2031')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Changes apply starting with the next invoice')).toBeVisible()
  await page.goto('series')
  await expect(page.getByText('Every 2 months')).toBeVisible()
})

test('the paper of the next invoice is seen while it is written, with its month', async ({ page }) => {
  await page.goto('series/create')
  await page.getByLabel('First invoice').fill('2031-01-15')
  await page.locator('input[name="products.0.title"]').fill('Rent for {period}')
  await page.locator('input[name="products.0.price"]').fill('700')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const paper = page.getByRole('region', { name: 'Preview' })
  await expect(paper).toContainText('Rent for January 2031')
  await page.locator('input[name="products.0.price"]').fill('710')
  await expect(paper).toContainText('$710.00')
  await expectAccessible(page)
})

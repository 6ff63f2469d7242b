import { expect, expectAccessible, landing, test } from './fixture.ts'
import { startProduct } from './product.ts'

test('an empty installation asks for its owner, and lets them in', { tag: '@journey' }, async ({
  page,
  complaints,
}) => {
  const empty = await startProduct({ empty: true })
  await page.goto(`${empty.url}/admin/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Quarterdeck' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Grace Ong')
  await page.getByLabel('Email', { exact: false }).fill('grace@example.com')
  await page.getByLabel('Password', { exact: false }).first().fill('short')
  await page.getByRole('button', { name: 'Create owner and sign in' }).click()
  await expect(page.getByText('Use at least 10 characters')).toBeVisible()
  await page.getByLabel('Password', { exact: false }).first().fill('a long enough password')
  await page.getByRole('button', { name: 'Create owner and sign in' }).click()
  await expect(page).toHaveURL(landing)
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Users' }).click()
  await expect(page.locator('table tbody tr')).toHaveCount(1)
  await empty.stop()
  complaints.length = 0
})

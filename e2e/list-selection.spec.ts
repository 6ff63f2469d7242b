import { expect, expectAccessible, sizes, test } from './fixture.ts'

const rows = 'tbody tr[data-row]'

test.describe('a selection', () => {
  test.use({ viewport: sizes.desktop })

  test('of all that match is a query with exceptions, survives paging, and says what it is', {
    tag: '@journey',
  }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('users?perPage=5&sort=name')
    await expect(page.locator(rows)).toHaveCount(5)
    const words = (text: string) => page.getByRole('status').filter({ hasText: text })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(words('5 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Select all 20 matching' }).click()
    await expect(words('All 20 matching selected')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('tbody[data-stale]')).toHaveCount(0)
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .uncheck()
    await expect(words('19 selected: all matching except 1')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('19')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    // Under another filter it would be something else.
    await page.getByRole('searchbox').fill('quarterdeck.test')
    await expect(words('selected')).toHaveCount(0)
  })
})

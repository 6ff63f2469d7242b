import { expect, expectAccessible, sizes, test } from './fixture.ts'

test.describe('the bin', () => {
  test.use({ viewport: sizes.desktop })

  test('gives back what was deleted', { tag: '@journey' }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('orders')
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 orders were deleted')).toBeVisible()
    await page.getByRole('link', { name: 'Bin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deleted orders' })).toBeVisible()
    await expect(page.locator('tbody tr[data-row]')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('2 records restored')).toBeVisible()
    await expect(page.getByText('The bin is empty')).toBeVisible()
  })
})

import { expect, test } from './fixture.ts'

test('a printed list has all its rows with the head on each sheet, or says how many there are and how else', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('orders')
  const rows = page.locator('tbody tr[data-row]')
  await expect(rows).toHaveCount(15)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search')).toBeHidden()
  // Nothing is cut off, and nothing is left to be scrolled to.
  const cut = await page
    .locator('table')
    .first()
    .evaluate((table) => {
      const { parentElement: region } = table
      return region ? region.scrollHeight - region.clientHeight : 0
    })
  expect(cut).toBeLessThanOrEqual(1)
  expect(
    await page
      .locator('thead')
      .first()
      .evaluate((head) => getComputedStyle(head).display),
  ).toBe('table-header-group')
  await expect(page.getByText(/rows are printed here/)).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('users?perPage=10')
  await expect(rows).toHaveCount(10)
  await expect(page.getByText(/rows are printed here/)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/10 of 20 rows are printed here/)).toBeVisible()
})

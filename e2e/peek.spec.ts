import { expect, expectAccessible, sizes, test } from './fixture.ts'

test.describe('a record beside its list', () => {
  test.use({ viewport: sizes.desktop })

  test('follows the row that has the focus, goes on by keys, and leaves the list usable', async ({ page, signIn }) => {
    await signIn()
    await page.goto('orders')
    const link = (id: number) => page.locator(`tbody tr[data-row="${id}"]`).getByRole('link').first()
    const panel = page.getByRole('dialog')
    await link(15).focus()
    await page.keyboard.press('p')
    await expect(panel.getByRole('heading', { name: 'Order 15' })).toBeVisible()
    await expect(page).toHaveURL(/peek=orders%2F15|peek=orders\/15/)
    await expect(link(15)).toBeFocused()
    await expect(page.locator('tr[aria-current]')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }

    const first = await page.locator('tbody tr[data-row]').nth(1).getAttribute('data-row')
    await page.keyboard.press('ArrowDown')
    await expect(panel.getByRole('heading', { name: `Order ${first}` })).toBeVisible()
    await page.keyboard.press('k')
    await expect(panel.getByRole('heading', { name: 'Order 15' })).toBeVisible()
    await expect(link(15)).toBeFocused()
    await panel.getByRole('button', { name: 'Next' }).click()
    await expect(panel.getByRole('heading', { name: `Order ${first}` })).toBeVisible()
    await expect(page.locator(`tr[data-row="${first}"][aria-current]`)).toBeVisible()

    // The list beside it goes on working; one step back closes the panel.
    await page.getByRole('checkbox', { name: 'Select Order 15' }).check()
    await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).not.toHaveURL(/peek=/)

    await page.goto('users?sort=id')
    await page
      .getByRole('button', { name: /^Quick view: / })
      .first()
      .click()
    await expect(panel.getByRole('link', { name: 'admin@quarterdeck.test' })).toBeVisible()
    await panel.getByRole('heading').first().getByRole('link').click()
    await expect(page).toHaveURL(/users\/profile/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('a record fills the screen and leads to the next one', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users?sort=id')
    await page
      .getByRole('button', { name: /^Quick view: / })
      .first()
      .click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('link', { name: 'admin@quarterdeck.test' })).toBeVisible()
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(sizes.phone.width)
    await panel.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/peek=users(%2F|\/)2/)
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
  })
})

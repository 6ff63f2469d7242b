import { addManyUsers } from '../packages/api/src/testing/many-users.ts'
import { expect, expectAccessible, password, people, sizes, test } from './fixture.ts'

test.describe('a record beside its list', () => {
  test.use({ viewport: sizes.desktop })

  test('follows the row that has the focus, goes on by keys, and leaves the list usable', { tag: '@journey' }, async ({
    page,
    signIn,
  }) => {
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

  test('goes on across the borders of pages, and where nobody has scrolled to', async ({ page, signIn, product }) => {
    await addManyUsers(product.db, 200)
    await signIn()
    await page.goto('users?sort=id&perPage=10')
    const row = (id: number) => page.locator(`tbody tr[data-row="${id}"]`)
    const panel = page.getByRole('dialog')
    const next = panel.getByRole('button', { name: 'Next' })
    const peeked = (id: number) => expect(page).toHaveURL(new RegExp(`peek=users(%2F|/)${id}(&|$)`))
    await row(10).getByRole('link').first().focus()
    await page.keyboard.press('p')
    await expect(next).toBeEnabled()
    await page.keyboard.press('j')
    await peeked(11)
    await expect(page).toHaveURL(/page=2/)
    await expect(row(11).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('k')
    await peeked(10)
    await expect(page).not.toHaveURL(/page=2/)
    await expect(row(10).getByRole('link').first()).toBeFocused()

    // The list may be turned beside it; closing stays where one is.
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(row(11)).toBeVisible()
    await peeked(10)
    await next.click()
    await expect(row(11)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(row(11)).toBeVisible()

    await page.goto('users?sort=id&at=1')
    await row(1).getByRole('link').first().focus()
    await page.keyboard.press('p')
    await peeked(1)
    await expect(panel.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.locator('[data-scroll-restoration-id=table]').evaluate((region) => region.scrollTo({ top: 1e6 }))
    await expect(row(1)).toHaveCount(0)
    await page.keyboard.press('j')
    await peeked(2)
    await expect(row(2)).toBeInViewport()
  })

  test('follows the list wherever others take it, and stays where something nearer is closed', async ({
    page,
    browser,
    product,
    signIn,
    complaints,
  }) => {
    await addManyUsers(product.db, 200)
    await signIn()
    const colleague = await browser.newContext({ baseURL: `${product.url}/admin/` })
    const data = { email: people.admin, password }
    await colleague.request.post(`${product.url}/api/auth/sign-in/email`, { data })
    const remove = async (id: number) => {
      expect((await colleague.request.delete(`${product.url}/api/users?id=${id}`)).status()).toBe(200)
    }
    const panel = page.getByRole('dialog').first()
    const peeked = (id: number) => expect(page).toHaveURL(new RegExp(`peek=users(%2F|/)${id}(&|$)`))
    const row = (id: number) => page.locator(`tbody tr[data-row="${id}"]`)
    await page.goto('users?sort=id&perPage=10&page=2&peek=users/12')
    await expect(panel.getByRole('button', { name: 'Next' })).toBeEnabled()
    await expect(page.locator('html[data-live]')).toBeAttached()

    // A popup is nearer than the panel, even where it goes before the key has come to both.
    await page.getByRole('button', { name: 'Display' }).click()
    await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Display' })).toHaveCount(0)
    await peeked(12)

    // Pressed faster than anything can be shown, and across two borders.
    for (let press = 0; press < 25; press += 1) await page.keyboard.press('j')
    await peeked(37)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(row(41)).toBeVisible()
    await remove(5)
    await remove(6)
    await page.keyboard.press('j')
    await peeked(38)

    await remove(38)
    await expect(panel).toContainText('no longer there')
    await colleague.close()

    await page.goto('users?sort=id&at=1')
    await row(1).getByRole('link').first().focus()
    await page.keyboard.press('p')
    await expect(panel.getByRole('button', { name: 'Next' })).toBeEnabled()
    await page.keyboard.press('End')
    const last = page.locator('tbody tr[data-row]').last()
    await expect(last).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Home')
    await expect(row(1).getByRole('link').first()).toBeFocused()
    await peeked(1)
    await expect(page).toHaveURL(/at=1(&|$)/)
    // What was asked for of the record that was just deleted.
    expect(complaints.filter((line) => !line.includes('404 (Not Found)'))).toEqual([])
    complaints.length = 0
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('a record fills the screen and leads to the next one', async ({ page, signIn }) => {
    await signIn()
    await page.goto('users?sort=id&peek=users%2F1')
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

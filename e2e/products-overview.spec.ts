import type { Page } from '@playwright/test'
import { expect, sizes, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

const read = async (page: Page, path: string) => (await page.request.get(`/api/${path}`)).json()
const review = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('a product is looked at from the list: its pictures closely and by keys, its figures down to the orders', async ({
  page,
}) => {
  await page.goto('products')
  await page.getByRole('link', { name: 'Tidewater Wireless Headphones' }).click()
  await expect(page).toHaveURL(/products\/2\/overview$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater Wireless Headphones' })).toBeVisible()
  // It opens at its top, though the tab that one is on stands further down.
  await expect(page.getByRole('link', { name: 'Timeline' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('main')).toContainText('$109.65')
  await expect(page.locator('main')).toContainText('15% off')

  const enlarge = page.getByRole('button', { name: 'Enlarge picture' })
  await enlarge.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-pressed', 'true')
  await enlarge.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Picture 2 of 3' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('+')
  await expect(dialog.getByRole('button', { name: 'Fit to window' })).toBeEnabled()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fit to window' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(enlarge).toBeFocused()

  const orders: { status: string }[] = await read(page, 'orders?productId=2')
  const kept = orders.filter(({ status }) => status !== 'Return')
  await page.getByRole('link', { name: /^Sold before that/ }).click()
  await expect(page.getByRole('grid', { name: 'Orders' }).locator('tbody tr')).toHaveCount(kept.length)
  await expect(page.getByRole('button', { name: /Product.*Tidewater Wireless Headphones/ })).toBeVisible()
})

test('reviews are filtered by stars, replied to, and hidden for a reason, and the rating follows', async ({ page }) => {
  const [last, first] = ['trop rapprochés', 'forget that they are there']
  await page.goto('products/2/overview')
  const rating = page.getByRole('navigation', { name: 'In figures' }).getByRole('link', { name: /^Rating/ })
  await expect(rating).toContainText('From 2 reviews')
  await page.getByRole('button', { name: '4 stars: 1 review' }).click()
  await expect(page).toHaveURL(/stars=4/)
  await expect(review(page, last)).toHaveCount(0)
  await expect(review(page, first)).toContainText('Verified purchase: order 1')
  await page.reload()
  await expect(page.getByRole('button', { name: '4 stars: 1 review' })).toHaveAttribute('aria-pressed', 'true')

  await review(page, first).getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('A smaller case is on its way.')
  await page.keyboard.press('Control+Enter')
  await expect(review(page, first)).toContainText('Clara Whitfield')
  await expect(review(page, first)).toContainText('A smaller case is on its way.')

  await page.getByRole('button', { name: 'All reviews' }).click()
  await review(page, last).getByRole('button', { name: 'Hide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' })
  await expect(dialog.getByRole('button', { name: 'Hide' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('In the wrong place')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(rating).toContainText('4.5')
  await expect(rating).toContainText('From 1 review')
  await expect(review(page, last)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Hidden')
  await expect(review(page, last)).toContainText('Hidden: In the wrong place')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rating).toContainText('From 2 reviews')
})

test('what was changed is told, compared with a version of before, and brought back in part', async ({ page }) => {
  await page.request.put('/api/products?id=2', { data: { title: 'Renamed', price: 5 } })
  await page.request.post('/api/products/stock?id=2', { data: { by: 3, reason: 'Counted again' } })
  await page.goto('products/2/overview?tab=timeline')
  await expect(page.locator('main')).toContainText('Counted again')
  await expect(page.getByRole('link', { name: 'Review 4' })).toBeVisible()

  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1 with now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /^Title/ })).toContainText('Tidewater Wireless Headphones')
  await expect(dialog.getByRole('checkbox', { name: 'Stock' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Price' }).uncheck()
  await dialog.getByRole('button', { name: 'Restore 1 field' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewater Wireless Headphones' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 4' })).toContainText('Current')
  expect(await read(page, 'products?id=2')).toMatchObject({ price: 5, stock: 45 })
})

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true })

  test('a draft is published and deleted, and nothing is wider than the screen', async ({ page }) => {
    await page.goto('products/14/overview')
    await expect(page.getByText('No reviews yet').last()).toBeVisible()
    await page.getByRole('button', { name: 'Enlarge picture' }).tap()
    await page.getByRole('button', { name: 'Next picture' }).tap()
    await expect(page.getByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Publish' }).tap()
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
    expect((await read(page, 'products?id=14')).status).toBe('Published')
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBe(0)
    await page.getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: 'Delete' }).tap()
    await expect(page).toHaveURL(/\/products$/)
    expect((await page.request.get('/api/products?id=14')).status()).toBe(404)
  })
})

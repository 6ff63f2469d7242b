import type { BrowserContext, Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

const shop = 'http://shop.test'

/** A shop with the script in its pages, in a browser that is no robot; a page is opened without loading another one. */
const openShop = async (context: BrowserContext, collector: string) => {
  const page = await context.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await page.route(`${shop}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title><script async src="${collector}/collect.js"></script><h1>Lamps</h1>`,
    }),
  )
  return page
}

const countIn = async (figure: Locator): Promise<number> =>
  Number((await figure.getByRole('link').locator('span').first().textContent())?.match(/· ([\d,]+)$/)?.[1])

test('what happens on a page of a named site is on the dashboard, and leads to the visit', {
  tag: '@journey',
}, async ({ page, context, signIn, baseURL }) => {
  await signIn()
  await page.goto('analytics?range=today')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  const visits = page.getByRole('region', { name: 'Visits', exact: true })
  const before = await countIn(visits)
  await page.getByRole('link', { name: 'Sites and privacy' }).click()
  const { origin } = new URL(baseURL ?? '')
  await expect(page.getByLabel('Script for your pages')).toHaveValue(
    `<script async src="${origin}/collect.js"></script>`,
  )
  await page.getByLabel('Site addresses, one per line').fill(shop)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Analytics settings saved')).toBeVisible()
  await expectAccessible(page)

  const inShop = await openShop(context, origin)
  const told = inShop.waitForResponse(`${origin}/api/collect`)
  await inShop.goto(`${shop}/lamps?utm_source=letter&utm_medium=email&utm_campaign=lamps`)
  expect((await told).status()).toBe(202)
  const cart = inShop.waitForResponse(`${origin}/api/collect`)
  await inShop.evaluate(() => {
    history.pushState(null, '', '/cart')
    ;(window as unknown as { quarterdeck: (name: string) => void }).quarterdeck('cart')
  })
  expect((await cart).status()).toBe(202)

  await page.goto('analytics?range=today')
  await expect.poll(() => countIn(visits)).toBe(before + 1)
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Visits by campaign' }).getByRole('link', { name: /lamps/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible()
  const row = page.locator('main [data-row]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('/lamps')
  await expect(row).toContainText('Cart')
})

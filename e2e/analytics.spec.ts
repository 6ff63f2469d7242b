import { createServer } from 'node:http'
import type { BrowserContext, Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './fixture.ts'

/** Starts a shop on another origin, with the tracking script in its pages. */
const openShop = async (collector: string) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Shop</title><script async src="${collector}/collect.js"></script><h1>Lamps</h1>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The shop has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}

/** Opens a page in a browser that isn't detected as a bot. */
const openPage = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
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
  const shop = await openShop(origin)
  await expect(page.getByLabel('Script for your pages')).toHaveValue(
    `<script async src="${origin}/collect.js"></script>`,
  )
  await page.getByLabel('Site addresses, one per line').fill(shop.origin)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Analytics settings saved')).toBeVisible()
  await expectAccessible(page)

  const inShop = await openPage(context)
  await inShop.goto(`${shop.origin}/lamps?utm_source=letter&utm_medium=email&utm_campaign=lamps`)
  await inShop.waitForFunction('window.quarterdeck')
  await inShop.evaluate(() => {
    history.pushState(null, '', '/cart')
    ;(window as unknown as { quarterdeck: (name: string) => void }).quarterdeck('cart')
  })
  const { host } = new URL(shop.origin)
  const visit = async () => (await (await page.request.get(`/api/visits?site=${host}`)).json())[0]
  await expect.poll(visit).toMatchObject({ entry: '/lamps', exit: '/cart', pages: 2, stage: 'cart', channel: 'email' })
  shop.close()

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

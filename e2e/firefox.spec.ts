import type { APIRequestContext } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import { findFirefox, howToGetFirefox } from '../scripts/firefox.mjs'
import { test as base, expect, landing, password, people, sizes } from './fixture.ts'
import { fillPath, readRoutes } from './routes.ts'

const executablePath = findFirefox()

/**
 * Returns true for Firefox's message about a font whose download was aborted by leaving the page (NS_BINDING_ABORTED).
 */
const isLeft = (complaint: string): boolean => /downloadable font: download failed .*status=2152398850/.test(complaint)

/** A page in Firefox with its console messages. Playwright's Firefox protocol works only with its own build. */
const test = base.extend<{ firefox: Page; said: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from this pattern
  said: async ({}, use) => use([]),
  firefox: async ({ said }, use, testInfo) => {
    testInfo.skip(!executablePath, `Not run: no Firefox (${howToGetFirefox})`)
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: String(executablePath) })
    try {
      const page = await browser.newPage()
      await page.setViewport(sizes.desktop)
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => {
        if (!isLeft(String(error))) said.push(String(error))
      })
      await use(page)
    } finally {
      await browser.close()
    }
  },
})

const settle = async (page: Page): Promise<void> => {
  await page.waitForSelector('h1')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}

const enter = async (page: Page, admin: string): Promise<void> => {
  await page.goto(`${admin}login`)
  await page.locator('input[type="email"]').fill(people.owner)
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForFunction((pattern) => new RegExp(pattern).test(location.pathname), {}, landing.source)
  await settle(page)
}

const enterByRequest = async (request: APIRequestContext, origin: string): Promise<void> => {
  const data = { email: people.owner, password }
  expect((await request.post(`${origin}/api/auth/sign-in/email`, { data })).status()).toBe(200)
}

const visit = async (page: Page, admin: string, path: string, said: string[]): Promise<void> => {
  said.length = 0
  await page.goto(`${admin}${path.slice(1)}`)
  await settle(page)
  const { title, overflow } = await page.evaluate(() => ({
    title: document.title,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect.soft(title, path).toMatch(/. · Quarterdeck$/)
  expect.soft({ path, overflow }).toEqual({ path, overflow: 0 })
  expect.soft({ path, said }).toEqual({ path, said: [] })
}

test('every screen opens in Firefox, without an error and without scrolling sideways', async ({
  firefox: page,
  said,
  product,
  baseURL,
  request,
}) => {
  test.setTimeout(10 * 60_000)
  const admin = String(baseURL)
  await page.goto(`${admin}login`)
  await settle(page)
  const routes = await page.evaluate(readRoutes)
  expect(routes.map(({ path }) => path)).toContain('/orders/$id')
  await enterByRequest(request, product.url)
  for (const { path } of routes.filter(({ isInShell }) => !isInShell)) await visit(page, admin, path, said)
  await enter(page, admin)
  for (const { path } of routes.filter(({ isInShell }) => isInShell))
    await visit(page, admin, await fillPath(path, request, product.url), said)
})

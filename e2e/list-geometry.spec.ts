import type { Locator, Page } from '@playwright/test'
import { isWhole } from '../packages/api/src/testing/size.ts'
import { expect, languages, speak, test } from './fixture.ts'

const rows = '[data-list] tbody tr[data-row]'

interface Routed {
  /** The router, which the app exposes under this name. */
  readonly __TSR_ROUTER__: { readonly routesById: Readonly<Record<string, { readonly fullPath: string }>> }
}

/** Returns the paths of all lists and their bins, read from the routes of the app, so that new ones are included. */
const listsOf = async (page: Page): Promise<readonly string[]> => {
  await page.goto('users')
  await expect(page.locator(rows).first()).toBeVisible()
  const paths = await page.evaluate(() => {
    const { routesById } = (window as unknown as Routed).__TSR_ROUTER__
    return Object.values(routesById).map(({ fullPath }) => fullPath)
  })
  const bins = paths.filter((path) => path.endsWith('/bin'))
  const lists = bins.map((path) => path.replace('/bin', '')).filter((path) => paths.includes(path))
  expect(lists.length).toBeGreaterThan(3)
  return [...lists, ...bins, '/outbox']
}

/** Opens a list and waits until it has loaded, with its fonts. */
const open = async (page: Page, path: string) => {
  await page.goto(path.slice(1))
  await expect(page.locator('[data-list]')).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  await page.evaluate(() => document.fonts.ready)
}

const hasRows = (path: string) => !/bin|outbox/.test(path)

/** Returns the labels of column headers that are cut off. */
const cutHeads = (page: Page) =>
  page.locator('thead th :is(button, span)').evaluateAll((labels) =>
    labels.flatMap(({ scrollWidth, clientWidth, textContent }) =>
      // What is read aloud alone is a pixel wide.
      clientWidth > 1 && scrollWidth > clientWidth ? [textContent] : [],
    ),
  )

/** Returns the height of the bar above a list, and its tools that wrap or overflow. */
const readBar = (page: Page) =>
  page.locator('[data-list] > search').evaluate((bar) => {
    const outer = bar.getBoundingClientRect()
    const tools = [...bar.querySelectorAll('button, input')].filter((tool) => tool.getBoundingClientRect().width > 0)
    const astray = tools.filter((tool) => {
      const { top, bottom, left, right } = tool.getBoundingClientRect()
      return top < outer.top - 1 || bottom > outer.bottom + 1 || left < outer.left - 1 || right > outer.right + 1
    })
    return { height: Math.round(outer.height), astray: astray.map((tool) => tool.textContent || tool.ariaLabel) }
  })

/** Returns the number of lines that the tools beside a title take, and whether one of them or the title is cut off. */
const readTitle = (page: Page) =>
  page.locator('main h1').evaluate((heading) => {
    const head = heading.closest('[class*=head]')
    const tools = [...(head?.querySelectorAll('a, button') ?? [])].map((tool) => tool.getBoundingClientRect())
    return {
      lines: Math.max(1, new Set(tools.map(({ top }) => Math.round(top))).size),
      isCut: tools.some(({ right }) => right > innerWidth) || heading.scrollWidth > heading.clientWidth,
    }
  })

/** Languages to test: German, which has the longest words, and all in `npm run test:all`. */
const told = isWhole ? languages : (['de'] as const)

for (const language of told) {
  test(`the bar and the title of every list are one line at every width, and no head is cut, in ${language}`, async ({
    page,
    signIn,
  }) => {
    await signIn()
    // Each list at five widths.
    test.slow()
    await speak(page, language)
    for (const path of await listsOf(page)) {
      await open(page, path)
      for (const width of [1920, 1440, 1280, 1024, 390]) {
        const where = `${path} ${width}`
        await page.setViewportSize({ width, height: 900 })
        await expect.soft.poll(() => readBar(page), where).toEqual({ height: 36, astray: [] })
        expect.soft(await readTitle(page), where).toEqual({ lines: 1, isCut: false })
        if (width === 1280 || width === 1440) expect.soft(await cutHeads(page), where).toEqual([])
      }
    }
  })
}

/** Filters a list by the first filter that leaves rows: a choice with matches, or this year. */
const filterBy = async (page: Page, bar: Locator) => {
  const filter = page.getByRole('dialog')
  const choice = filter.getByRole('checkbox', { name: /[1-9]/ }).or(filter.getByRole('button', { name: 'This year' }))
  // Records that are looked up may be of no row.
  const lookUp = filter.getByRole('textbox', { name: /^Find: / })
  for (const button of await bar.locator('[aria-haspopup="dialog"]').all()) {
    await button.click()
    await expect(choice.or(lookUp).first()).toBeVisible()
    if (!(await lookUp.isVisible())) return choice.first().click()
    await expect(filter.getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filter).toHaveCount(0)
  }
}

const topOf = async (page: Page, index: number) => {
  const box = await page.locator(rows).nth(index).boundingBox()
  return box?.y
}

for (const [width, height] of [[1280, 720], ...(isWhole ? [[1440, 900] as const] : [])] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the panel beside a list and a filter leave its rows where they are', async ({ page, signIn }) => {
      test.slow()
      await signIn()
      for (const path of (await listsOf(page)).filter(hasRows)) {
        await open(page, path)
        const before = await topOf(page, 1)
        const bar = page.locator('[data-list] > search')
        const tools = await bar.innerText()
        const row = page.locator(rows).nth(1)
        await row.hover()
        await row.getByRole('button', { name: /^Quick view/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(row).toHaveAttribute('aria-current', 'true')
        expect.soft(await topOf(page, 1), `${path} with the panel`).toBe(before)
        const overflow = await page
          .locator('[data-scroll-restoration-id="table"]')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect.soft(overflow, `${path} with the panel`).toBeLessThan(1)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        // With the panel some filters stand in the one for more; they have their own buttons again.
        await expect.poll(() => bar.innerText()).toBe(tools)

        const first = await topOf(page, 0)
        await filterBy(page, bar)
        await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
        await expect(page.locator('[data-stale]')).toHaveCount(0)
        expect.soft(await topOf(page, 0), `${path} with a filter`).toBe(first)
      }
    })
  })
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('at least 60 % of every list are rows, and the first is three stops from the beginning', async ({
    page,
    signIn,
  }) => {
    await signIn()
    for (const path of await listsOf(page)) {
      await open(page, path)
      const share = await page.locator('[data-scroll-restoration-id="table"]').evaluate((region) => {
        const head = region.querySelector('thead')?.getBoundingClientRect().height ?? 0
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return (region.getBoundingClientRect().height - head) / (innerHeight - bar)
      })
      expect.soft(share, path).toBeGreaterThanOrEqual(0.6)
      if (!hasRows(path)) continue
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to list' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator(rows).first().locator(':focus')).toHaveCount(1)
    }
  })
})

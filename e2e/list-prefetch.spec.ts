import type { Page, Request } from '@playwright/test'
import { entities } from '@quarterdeck/contract/kit/entities'
import { expect, test } from './fixture.ts'

/**
 * Milliseconds for which a response is fresh. On a slow machine a test can take longer, and a repeated request is
 * right.
 */
const freshMs = 15_000

/** Returns a list's requests during an action, except repeated ones after the first response was stale. */
const askedWhile = async (page: Page, list: string, act: () => Promise<unknown>) => {
  const asked: Request[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === `/api/${list}` && searchParams.has('perPage')) asked.push(request)
  })
  await act()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  page.removeAllListeners('request')
  const answers = await Promise.all(
    asked.map(async (request) => {
      const status = (await request.response())?.status()
      const { startTime, responseEnd } = request.timing()
      return { query: new URL(request.url()).search, status, begin: startTime, end: startTime + responseEnd }
    }),
  )
  const [first] = answers
  return answers.filter(({ begin }) => first && begin - first.end < freshMs)
}

/** Search parameters with different rows each, so that none is served from the cache of another. */
const places = ['', '?at=3&q=a', '?page=1&perPage=10&q=a'] as const

for (const flow of ['continuous', 'pages'] as const) {
  test(`a list asks once for its first rows, whoever likes ${flow} and wherever they arrive`, async ({
    context,
    page,
    product,
    signIn,
  }) => {
    await signIn()
    for (const name of entities) {
      const response = await context.request.put(`${product.url}/api/preferences?list=${name}`, { data: { flow } })
      expect(response.status()).toBe(200)
    }
    // What others have changed meanwhile is asked for besides, and is not what is counted here: the stream never answers.
    await page.route('**/api/events**', () => undefined)
    await page.goto('background')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const go = (to: string) =>
      page.evaluate((href) => {
        const { __TSR_ROUTER__: router } = window as unknown as {
          __TSR_ROUTER__: { navigate: (to: { href: string }) => Promise<void> }
        }
        return router.navigate({ href })
      }, to)
    const lists = await page.evaluate(
      (names) => {
        const { __TSR_ROUTER__: router } = window as unknown as {
          __TSR_ROUTER__: { routesByPath: Readonly<Record<string, unknown>> }
        }
        return names.filter((name) => `/${name}` in router.routesByPath)
      },
      [...entities],
    )
    expect(lists).toContain('users')
    for (const list of lists) {
      for (const search of places) {
        await go('/background')
        await expect(page.locator('[data-list]')).toHaveCount(0)
        const asked = await askedWhile(page, list, async () => {
          await go(`/${list}${search}`)
          // What is searched for is not in each list.
          const rows = page.locator(`[data-list=${list}] [data-row]`)
          await expect(rows.or(page.getByText('Nothing matches')).first()).toBeVisible()
        })
        expect.soft(asked, `${list}${search}`).toHaveLength(1)
      }
    }
  })
}

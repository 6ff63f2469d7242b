import type { Page } from '@playwright/test'
import { isWhole, sized } from '../packages/api/src/testing/size.ts'
import { expect, expectAccessible, sizes } from './fixture.ts'
import { test } from './pseudo.ts'
import { collectData, type Data, expectTranslated } from './pseudo-words.ts'
import { fillPath, followLink, readRoutes } from './routes.ts'
import { settle } from './views/view.ts'

test.use({ reducedMotion: 'reduce', viewport: sizes.desktop })

const readAll = async (page: Page) => {
  await page.goto('login')
  await settle(page)
  return page.evaluate(readRoutes)
}

/**
 * Returns true for expected console messages: API errors on screens whose link has an invalid token, and axe's
 * complaint about a sandboxed mail preview that can't answer it.
 */
const isExpected = (path: string, complaint: string) =>
  (/\$(?!id\b)|token/.test(path) && /Failed to load resource.* 4\d\d /.test(complaint)) ||
  complaint.includes("does not match the recipient window's origin ('null')")

/** Matches the 401 that a visitor gets on a screen for signed-in users, before the sign-in page appears. */
const isUnknown = /Failed to load resource.* 401 /

/** Checks a loaded screen in the pseudo-language at both sizes, beginning with the current one. */
const lookAt = async (
  page: Page,
  path: string,
  data: Data,
  open: (path: string) => Promise<unknown> = (to) => page.goto(to),
) => {
  await open(path)
  await settle(page)
  expect.soft(await page.title(), path).toMatch(/. · Quarterdeck$/)
  const isPhone = page.viewportSize()?.width === sizes.phone.width
  for (const viewport of isPhone ? [sizes.phone, sizes.desktop] : [sizes.desktop, sizes.phone]) {
    if (viewport.width !== page.viewportSize()?.width) {
      await page.setViewportSize(viewport)
      await settle(page)
    }
    if (viewport === sizes.desktop) await expectAccessible(page, 'pseudo')
    await expectTranslated(page, data)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft({ path, viewport, overflow }).toEqual({ path, viewport, overflow: 0 })
  }
}

/**
 * Runs in `npm test` only: follows a link to the next screen, instead of loading the product anew as `npm run test:all`
 * does.
 */
const goOn = (page: Page) => (isWhole ? undefined : async (path: string) => page.evaluate(followLink, `/${path}`))

/** Number of parts the screens are split into: one per process, and more where each screen takes longer. */
const parts = sized(2, 4)

for (let part = 0; part < parts; part++) {
  test(`every screen opens, is accessible and fits, ${part + 1} of ${parts}`, { tag: '@journey' }, async ({
    page,
    context,
    product,
    signIn,
    complaints,
  }) => {
    test.slow()
    const data = collectData(page)
    const routes = await readAll(page)
    expect(routes.map(({ path }) => path)).toContain('/orders/$id')
    await signIn()
    await page.goto('')
    await page.waitForFunction(() => '__TSR_ROUTER__' in window)
    const paths = routes.filter(({ isInShell }) => isInShell).map(({ path }) => path)
    for (const path of paths.filter((_, index) => index % parts === part))
      await test.step(path, async () => {
        await lookAt(page, (await fillPath(path, context.request, product.url)).slice(1), data, goOn(page))
        expect
          .soft(
            complaints.filter((each) => !isExpected(path, each)),
            path,
          )
          .toEqual([])
        complaints.length = 0
      })
  })
}

test('every screen of a visitor opens, is accessible and fits', { tag: '@journey' }, async ({ page, complaints }) => {
  test.slow()
  const data = collectData(page)
  const routes = await readAll(page)
  for (const { path } of routes.filter(({ isInShell }) => !isInShell))
    await test.step(path, async () => {
      await lookAt(page, path.slice(1), data, goOn(page))
      expect
        .soft(
          complaints.filter((each) => !isExpected(path, each) && !isUnknown.test(each)),
          path,
        )
        .toEqual([])
      complaints.length = 0
    })
})

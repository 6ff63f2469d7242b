import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { fillPath, readRoutes } from './routes.ts'
import { settle } from './views/view.ts'

/** Paths of forms, other than those that follow the common patterns of `isForm`. */
const others =
  /^\/(settings(\/(security|company|reminders|support|notification|social-media-links))?|support\/(contact|create-ticket))\/?$/
const isForm = (path: string) => path.endsWith('/create') || /^\/[^/]+\/\$id(\/edit)?$/.test(path) || others.test(path)

/** Maximum number of Tab presses, more than any form needs. */
const most = 250

interface Stop {
  readonly name: string
  /** True if the bar at the top or at the bottom covers a part of it. */
  readonly isCovered: boolean
}

/** Returns the focused element; undefined after the last one of the form. */
const stopOn = (page: Page) =>
  page.evaluate(async (): Promise<Stop | undefined> => {
    const focused = document.activeElement
    // A list that opens with the focus scrolls once more: it is looked at once it stands still for four frames.
    for (let frames = 0, last = 0; frames < 4; frames++) {
      await new Promise(requestAnimationFrame)
      const { top } = focused?.getBoundingClientRect() ?? { top: 0 }
      if (top !== last) frames = 0
      last = top
    }
    const form = document.querySelector('main form')
    if (!focused || !form || !(form.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_CONTAINED_BY)) return
    const { top, bottom, left, width, height } = focused.getBoundingClientRect()
    const name = `${focused.tagName} ${focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.textContent}`
    // What is hidden from sight is shown by what stands for it, and what is higher than the window is never seen as a whole.
    if (width < 2 || height < 2 || height > innerHeight / 2) return { name, isCovered: false }
    const isOnTop = (y: number) => {
      const shown = document.elementFromPoint(left + width / 2, y)
      return shown !== null && (focused.contains(shown) || shown.contains(focused) || shown.closest('label') !== null)
    }
    return { name, isCovered: ![top + 3, (top + bottom) / 2, bottom - 3].every(isOnTop) }
  })

const walk = async (page: Page): Promise<readonly string[]> => {
  const covered: string[] = []
  await page
    .locator('main form')
    .first()
    .evaluate((form) => {
      const first = form.querySelector<HTMLElement>('input, textarea, select, button')
      window.scrollTo(0, 0)
      first?.focus({ preventScroll: true })
      first?.scrollIntoView({ block: 'nearest' })
    })
  for (let n = 0; n < most; n++) {
    const stop = await stopOn(page)
    if (!stop) break
    if (stop.isCovered) covered.push(stop.name.trim())
    await page.keyboard.press('Tab')
  }
  return covered
}

// A desk, and the same at 200 and at 400 percent.
for (const viewport of [
  { width: 1280, height: 720 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
])
  test(`what has the focus in a form is never behind a bar, ${viewport.width} × ${viewport.height}`, async ({
    page,
    context,
    product,
    signIn,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await page.goto('login')
    await settle(page)
    const routes = await page.evaluate(readRoutes)
    await signIn()
    for (const { path } of routes.filter(({ isInShell, path: each }) => isInShell && isForm(each)))
      await test.step(path, async () => {
        await page.goto((await fillPath(path, context.request, product.url)).slice(1))
        await settle(page)
        if ((await page.locator('main form').count()) === 0) return
        expect.soft(await walk(page), path).toEqual([])
      })
  })

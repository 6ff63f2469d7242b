import type { BrowserContext, Page } from '@playwright/test'
import { sized } from '../packages/api/src/testing/size.ts'
import { expect, test } from './fixture.ts'
import { fillPath, readRoutes } from './routes.ts'

/** Observed content of one animation frame. */
interface Frame {
  /** Navigation, bar and breadcrumbs. */
  readonly hasShell: boolean
  /** True if texts or skeletons are visible. */
  readonly hasContent: boolean
  readonly heading: string
  readonly crumb: string
  readonly marked: string
}

interface Watched {
  /** The router, which the app exposes under this name. */
  readonly __TSR_ROUTER__: {
    readonly state: { readonly status: string }
    readonly navigate: (to: { readonly to: string }) => Promise<void>
  }
  frames: Frame[]
  isOver: boolean
}

/** Runs in the page: records every animation frame from now on. */
const watchFrames = () => {
  const watched = window as unknown as Watched
  watched.frames = []
  watched.isOver = false
  const isSeen = (element: Element | null): element is HTMLElement => {
    const box = element?.getBoundingClientRect()
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return Boolean(isShown && box?.width && box.height)
  }
  const wordsOf = (selector: string) => {
    const element = document.querySelector(selector)
    return isSeen(element) ? element.innerText.trim() : ''
  }
  const isPainted = (element: Element) =>
    isSeen(element) && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
  const look = () => {
    const main = document.querySelector('main')
    watched.frames.push({
      hasShell: ['nav h2', 'header', 'header nav li'].every((part) => isSeen(document.querySelector(part))),
      hasContent: isSeen(main) && (main.innerText.trim() !== '' || [...main.querySelectorAll('*')].some(isPainted)),
      heading: wordsOf('main h1'),
      crumb: wordsOf('header nav [aria-current=page]'),
      marked: wordsOf('nav li [aria-current=page]'),
    })
    if (!watched.isOver) requestAnimationFrame(look)
  }
  // What stands there now: a screen that is at hand may have come by the first frame.
  look()
}

/** Runs in the page: navigates to a path, and returns the frames recorded until it has loaded. */
const go = async (to: string): Promise<Frame[]> => {
  const watched = window as unknown as Watched
  const { __TSR_ROUTER__: router } = watched
  const frame = () => new Promise(requestAnimationFrame)
  await router.navigate({ to })
  while (router.state.status !== 'idle' || document.querySelector('[aria-busy="true"]')) await frame()
  for (let more = 0; more < 3; more++) await frame()
  watched.isOver = true
  return watched.frames
}

/** Returns the length of the longest run of consecutive frames that meet a condition. */
const longest = (frames: readonly Frame[], isLike: (frame: Frame) => boolean) => {
  let [now, most] = [0, 0]
  for (const frame of frames) {
    now = isLike(frame) ? now + 1 : 0
    most = Math.max(most, now)
  }
  return most
}

/** Simulates a slow connection without a cache. */
const slowDown = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

const stand = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}

const parts = 5

// Every fifth screen stands for those that are built as it is.
for (let part = 0; part < sized(1, parts); part++) {
  test(`on the way to any screen the shell stays and its content is never empty, ${part + 1} of ${parts}`, async ({
    context,
    page: first,
    product,
    baseURL,
    signIn,
  }) => {
    test.slow()
    await signIn()
    await first.goto('mentions')
    await stand(first)
    const routes = await first.evaluate(readRoutes)
    const paths = routes.flatMap(({ path, isInShell }) => (isInShell ? [path] : []))
    expect(paths).toContain('/orders/$id')

    for (const path of paths.filter((_, index) => index % parts === part)) {
      const [to, page] = [await fillPath(path, context.request, product.url), await context.newPage()]
      // What it loads is shared with few others, and nothing of it is marked in the navigation.
      await page.goto(`${baseURL}${to === '/mentions' ? 'outbox' : 'mentions'}`)
      await stand(page)
      await slowDown(context, page)
      await page.evaluate(watchFrames)
      const frames = await page.evaluate(go, to)
      const [old] = frames
      const isOld = (frame: Frame) => frame.heading === old?.heading
      const worst = {
        withoutShell: longest(frames, ({ hasShell }) => !hasShell),
        empty: longest(frames, ({ hasContent }) => !hasContent),
        crumbsAhead: longest(frames, (frame) => isOld(frame) && frame.crumb !== old?.crumb),
        crumbsBehind: longest(frames, (frame) => !isOld(frame) && frame.crumb === old?.crumb),
        markAhead: longest(frames, (frame) => isOld(frame) && frame.marked !== old?.marked),
      }
      expect.soft(frames.at(-1)?.heading, to).not.toBe(old?.heading)
      expect.soft(worst, to).toEqual({
        withoutShell: 0,
        empty: 0,
        crumbsAhead: 0,
        crumbsBehind: expect.any(Number),
        markAhead: 0,
      })
      // They are drawn after the screen, which has the page to itself for as long.
      expect.soft(worst.crumbsBehind, to).toBeLessThan(15)
      await page.close()
    }
  })
}

test('what the bar opens for the first time leaves the shell and the screen as they are', async ({
  context,
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('mentions')
  await stand(page)
  await slowDown(context, page)
  await page.evaluate(watchFrames)
  const above = page.locator('[role=menu]:visible, [role=dialog]:visible')
  const buttons = await page.locator('header button[aria-haspopup]').all()
  expect(buttons.length).toBeGreaterThan(3)
  for (const button of buttons) {
    await button.click()
    await expect(above).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(above).toHaveCount(0)
  }
  await page.keyboard.press('?')
  await expect(above).toBeVisible()
  const frames = await page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.isOver = true
    return watched.frames
  })
  expect(longest(frames, ({ hasShell }) => !hasShell)).toBe(0)
  expect(longest(frames, ({ hasContent }) => !hasContent)).toBe(0)
})

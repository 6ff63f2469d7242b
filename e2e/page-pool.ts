import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { routeApi } from './route-api.ts'

/** Browser settings that distinguish pages of the pool; further windows of a test get the same ones. */
export type Likeness = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast' | 'locale' | 'timezoneId' | 'hasTouch'
>

/**
 * Pool of pages that consecutive tests reuse, since opening a page and compiling its scripts takes half the time of
 * many tests.
 */
export interface PagePool {
  /** Returns a page as good as new, except for its history and its HTTP and code caches. */
  readonly take: (likeness: Likeness) => Promise<Page>
  /** Returns a page to the pool, or closes it if the test changed something that can't be reset. */
  readonly giveBack: (page: Page, isSound: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** Events with listeners of tests, which are removed; listeners for others belong to Playwright. */
const testedEvents = ['console', 'dialog', 'pageerror', 'request', 'response'] as const

const forget = async (page: Page, origin: string) => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of testedEvents) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.mouse.move(-1, -1)
  // Nothing of the product runs there that could keep something.
  await page.goto(`${origin}/healthz`)
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
}

/** Methods with an effect on the page or its context that can't be undone. */
const forGood = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'exposeBinding',
    'exposeFunction',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'setExtraHTTPHeaders',
    'setGeolocation',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** Records calls of methods that change a page permanently, such as an init script or a fake clock. */
const watchForGood = (page: Page) => {
  let isSpoilt = false
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const method = Reflect.get(owner, name)
      const spoiling = (...given: readonly unknown[]) => {
        isSpoilt = true
        return Reflect.apply(method, owner, given)
      }
      Reflect.set(owner, name, spoiling)
    }
  }
  watch(page, forGood.page)
  watch(page.context(), forGood.context)
  watch(page.clock, forGood.clock)
  return {
    isSpoilt: () => isSpoilt || page.isClosed(),
    /** Resets the record, so that earlier changes don't count. */
    begin: () => {
      isSpoilt = false
    },
  }
}

type PooledPage = { readonly page: Page } & ReturnType<typeof watchForGood>

/**
 * Makes `goto` and `reload` wait until the app responds to input, at most ten seconds: a test may delay it on purpose.
 */
const awaitApp = (page: Page) => {
  for (const name of ['goto', 'reload'] as const) {
    const go = page[name].bind(page) as (...given: readonly unknown[]) => Promise<unknown>
    const goAndWait = async (...given: readonly unknown[]) => {
      const answer = await go(...given)
      await page
        .waitForFunction(() => !document.getElementById('root')?.inert, undefined, { timeout: 10_000 })
        .catch(() => undefined)
      return answer
    }
    Reflect.set(page, name, goAndWait)
  }
}

/**
 * Opens a pool with one page for each combination of settings.
 * @param origin origin of the product, whose browser data is cleared between tests
 */
export const openPagePool = (browser: Browser, origin: string): PagePool => {
  const pool = new Map<string, PooledPage>()
  const open = async (likeness: Likeness): Promise<PooledPage> => {
    const page = await (await browser.newContext(likeness)).newPage()
    // A mouse that nobody moved is in the first corner of a new origin, over a link, and what that leads to would be asked for.
    await page.goto(`${origin}/healthz`)
    await page.mouse.move(-1, -1)
    awaitApp(page)
    routeApi(page, await page.context().newCDPSession(page))
    return { page, ...watchForGood(page) }
  }
  const throwAway = async (page: Page) => {
    for (const [key, each] of pool) if (each.page === page) pool.delete(key)
    await page.context().close()
  }
  return {
    take: async (likeness) => {
      const key = JSON.stringify(likeness)
      const one = pool.get(key) ?? (await open(likeness))
      pool.set(key, one)
      one.begin()
      const { viewport, colorScheme, reducedMotion, forcedColors, contrast } = likeness
      if (viewport) await one.page.setViewportSize(viewport)
      await one.page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast })
      return one.page
    },
    giveBack: async (page, isSound) => {
      const isSpoilt = [...pool.values()].some((each) => each.page === page && each.isSpoilt())
      if (!isSound || isSpoilt) return throwAway(page)
      // A test may have left the product down.
      await forget(page, origin).catch(() => throwAway(page))
    },
    close: async () => {
      for (const { page } of pool.values()) await page.context().close()
      pool.clear()
    },
  }
}

import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { routeApi } from './route-api.ts'

/** Settings of a browser; other windows that a test opens beside its page have the same. */
export type Likeness = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast' | 'locale' | 'timezoneId' | 'hasTouch'
>

/** A page that goes from test to test: to start one and to compile the scripts would be half of the work of many. */
export interface PagePool {
  /** The page as a new one would be, but for its history and for what it has fetched and compiled. */
  readonly take: (likeness: Likeness) => Promise<Page>
  /** Takes it back. One that was told something that it cannot forget is thrown away. */
  readonly giveBack: (page: Page, isSound: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** Events that tests listen to; others are Playwright's own. */
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

/** Methods whose effect stays with a page, or with all of its context. */
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

/** Watches for changes that stay with a page, such as a script at its start or another clock. */
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
    /** Starts anew: changes before this are forgotten. */
    begin: () => {
      isSpoilt = false
    },
  }
}

type PooledPage = { readonly page: Page } & ReturnType<typeof watchForGood>

/** A screen is shown before it answers; nobody presses a key until it does. One that is held back on purpose stays so. */
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
 * Keeps one page of each likeness.
 * @param origin of the product, whose data is forgotten
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

import type { Browser, Page } from '@playwright/test'

/** A page that goes from test to test: to start one and to compile the scripts would be half of the work of many. */
export interface KeptPage {
  /** The page as a new one would be, but for what it has compiled. */
  readonly take: () => Promise<Page>
  /** Takes it back. One that was told something that it cannot forget is thrown away. */
  readonly giveBack: (page: Page, isSound: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

const forget = async (page: Page, origin: string) => {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
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

/** Whether something was done to a page that stays with it: a script at its start, another clock. */
const watchForGood = (page: Page): (() => boolean) => {
  let isSpoilt = false
  const spoil = <Method extends (...given: never[]) => unknown>(owner: object, name: string, method: Method) => {
    const spoiling = (...given: never[]) => {
      isSpoilt = true
      return method.apply(owner, given)
    }
    Object.assign(owner, { [name]: spoiling })
  }
  spoil(page, 'addInitScript', page.addInitScript)
  spoil(page.context(), 'addInitScript', page.context().addInitScript)
  spoil(page.clock, 'install', page.clock.install)
  return () => isSpoilt || page.isClosed()
}

/** @param origin of the product, whose data is forgotten */
export const keepPage = (browser: Browser, origin: string): KeptPage => {
  let kept: { readonly page: Page; readonly isSpoilt: () => boolean } | undefined
  const close = async () => {
    await kept?.page.context().close()
    kept = undefined
  }
  const open = async () => {
    const page = await (await browser.newContext()).newPage()
    return { page, isSpoilt: watchForGood(page) }
  }
  return {
    take: async () => {
      kept ??= await open()
      return kept.page
    },
    giveBack: async (page, isSound) => {
      if (!isSound || kept?.isSpoilt()) return close()
      // A test may have left the product down.
      await forget(page, origin).catch(close)
    },
    close,
  }
}

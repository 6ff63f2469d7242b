import type { Page, Route } from '@playwright/test'
import { expect } from './fixture.ts'

/** Delays API responses of a method and path in the browser until the test releases them. */
export const hold = async (page: Page, method: string, path: string) => {
  const answers: (() => Promise<void>)[] = []
  let isOpen = false
  const on = async (route: Route) => {
    if (isOpen || route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    // The browser may have given it up meanwhile.
    const answer = () => route.fulfill({ response }).catch(() => undefined)
    if (isOpen) await answer()
    else answers.push(answer)
  }
  await page.route(new RegExp(`^[^?]*/api${path}(\\?|$)`), on)
  return {
    /** Stops delaying: later requests pass immediately. */
    pass: () => {
      isOpen = true
    },
    ready: () => expect.poll(() => answers.length).toBeGreaterThan(0),
    release: async () => {
      isOpen = true
      // The oldest, which knows least, comes last.
      for (const answer of answers.toReversed()) await answer()
      await frames(page)
    },
  }
}

/** Waits until the current state is painted. */
export const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Delays scripts of the app that are requested from now on, until the test releases them. */
export const holdParts = async (page: Page) => {
  const waiting: Route[] = []
  let isOpen = false
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (isOpen) return route.continue()
    waiting.push(route)
  })
  return {
    ready: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    release: async () => {
      isOpen = true
      await Promise.all(waiting.map((route) => route.continue()))
    },
  }
}

import type { Page, Route } from '@playwright/test'
import { expect } from './fixture.ts'

/** Answers that are ready at the server and reach the browser only when they are released. */
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
    /** Lets through what is asked from now on. */
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

/** Waits until what has come is drawn. */
export const frames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Parts of the app that are asked for from now on come only when they are released. */
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

import type { Page } from '@playwright/test'
import { still } from '../still.ts'

/**
 * A screen in one of its states. Each is opened in every language, size and color scheme, so `show` must not depend on
 * texts of the page.
 */
export interface View {
  readonly name: string
  readonly path: string
  /** True to open it without signing in. */
  readonly visitor?: true
  /** Runs before the page is opened, for example to delay a response. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  readonly show?: (page: Page) => Promise<unknown>
  /** True if the page stays in a loading state. */
  readonly loading?: true
  /** Name of another view with the same components. `npm test` checks only that one, `npm run test:all` both. */
  readonly like?: string
  /** Restricts the view to one size. */
  readonly only?: 'desktop' | 'phone'
}

/** Waits until the page has loaded and its animations have ended. */
export const settle = async (page: Page, loading = false): Promise<void> => {
  await page.locator('h1').first().waitFor()
  if (!loading) await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    // One that is out of sight may not have been asked for, and would be waited for in vain.
    const loaded = [...document.images].filter(({ complete }) => complete)
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)))
  })
  await still(page)
}

/** Opens a view and waits until it has loaded. */
export const open = async (page: Page, { path, prepare, show, loading }: View): Promise<void> => {
  await prepare?.(page)
  await page.goto(path)
  await settle(page, loading)
  await show?.(page)
  await settle(page, loading)
}

/** Opens a filter of a list, from the bar or, if there is no room for it there, from *More filters*. */
export const openFilter = async (page: Page, field: string): Promise<void> => {
  await page.locator('main search button').first().waitFor()
  const own = page.locator(`main search [data-view=${field}]`)
  if (await own.count()) return own.click()
  await page.locator('main search [data-view=more-filters]').click()
  await page.locator(`[role=dialog] [data-view=${field}]`).click()
}

/** Returns the active filters of a list. */
export const chips = (page: Page) => page.locator('[data-view=chips] li').first()

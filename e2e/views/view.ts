import type { Page } from '@playwright/test'
import { still } from '../still.ts'

/**
 * A screen in one of its states. All are walked over in every language, size and colour scheme: so what leads there
 * must not read a word of the page.
 */
export interface View {
  readonly name: string
  readonly path: string
  /** Seen by someone who is not signed in. */
  readonly visitor?: true
  /** Comes before the page is opened, e.g. to hold an answer back. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Leads the opened page to the state. */
  readonly show?: (page: Page) => Promise<unknown>
  /** Stays loading. */
  readonly loading?: true
  /** Another view that is built of the same parts: `npm test` reads that one only, `npm run test:all` both. */
  readonly like?: string
  /** Seen at one size only. */
  readonly only?: 'desktop' | 'phone'
}

/** Nothing is on its way any more, and nothing moves. */
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

/** Leads a page to the view and waits until it stands. */
export const open = async (page: Page, { path, prepare, show, loading }: View): Promise<void> => {
  await prepare?.(page)
  await page.goto(path)
  await settle(page, loading)
  await show?.(page)
  await settle(page, loading)
}

/** Opens a filter of a list: the bar has it, or what the bar has no room for at this width and in these words. */
export const openFilter = async (page: Page, field: string): Promise<void> => {
  await page.locator('main search button').first().waitFor()
  const own = page.locator(`main search [data-view=${field}]`)
  if (await own.count()) return own.click()
  await page.locator('main search [data-view=more-filters]').click()
  await page.locator(`[role=dialog] [data-view=${field}]`).click()
}

/** Returns the active filters of a list. */
export const chips = (page: Page) => page.locator('[data-view=chips] li').first()

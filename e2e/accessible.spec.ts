import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, sizes, speak, test } from './fixture.ts'
import { views } from './views/index.ts'
import { open, settle, type View } from './views/view.ts'

test.use({ reducedMotion: 'reduce' })

const sizesOf = ({ only }: View) => (only ? [sizes[only]] : Object.values(sizes))

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const language of languages) {
  for (const view of views) {
    test(`${view.name} is accessible in ${language}`, async ({ page, signIn, complaints }) => {
      await speak(page, language)
      if (!view.visitor) await signIn()
      await page.setViewportSize(sizes[view.only ?? 'desktop'])
      await open(page, view)
      for (const viewport of sizesOf(view)) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await settle(page, view.loading)
          await expectAccessible(page)
        }
        expect([viewport, await overflowOf(page)]).toEqual([viewport, 0])
      }
      // The browser itself notes each answer that refuses something, which some of these views are about.
      complaints.length = 0
    })
  }
}

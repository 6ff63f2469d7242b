import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, sizes, speak, test } from './fixture.ts'
import { views } from './views/index.ts'
import { open, settle } from './views/view.ts'

test.use({ reducedMotion: 'reduce' })

/** English is looked at in both sizes, German, whose words are long, on a phone, the others at a desk. */
const sizesIn = { en: ['desktop', 'phone'], es: ['desktop'], de: ['phone'], ja: ['desktop'] } as const

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const language of languages) {
  for (const view of views) {
    test(`${view.name} is accessible in ${language}`, async ({ page, signIn, complaints }) => {
      await speak(page, language)
      if (!view.visitor) await signIn()
      const places = view.only ? [view.only] : sizesIn[language]
      await page.setViewportSize(sizes[places[0]])
      await open(page, view)
      for (const viewport of places.map((place) => sizes[place])) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: 'light' })
        await settle(page, view.loading)
        await expectAccessible(page)
        // The other scheme is other colours and nothing else.
        await page.emulateMedia({ colorScheme: 'dark' })
        await settle(page, view.loading)
        await expectAccessible(page, 'color-contrast', 'link-in-text-block')
        expect([viewport, await overflowOf(page)]).toEqual([viewport, 0])
      }
      // The browser itself notes each answer that refuses something, which some of these views are about.
      complaints.length = 0
    })
  }
}

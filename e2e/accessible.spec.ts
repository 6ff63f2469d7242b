import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, sizes, test } from './fixture.ts'
import { views } from './views/index.ts'
import { open, settle } from './views/view.ts'

test.use({ reducedMotion: 'reduce' })

type Size = keyof typeof sizes

/** Where axe reads a language, in both schemes: English at both sizes, the others at one each. */
const read: Readonly<Record<(typeof languages)[number], readonly Size[]>> = {
  en: ['desktop', 'phone'],
  es: ['desktop'],
  de: ['phone'],
  ja: ['phone'],
}

/** As if it had been chosen in another window: what is open stays open. */
const speakFromNowOn = async (page: Page, language: (typeof languages)[number]) => {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userLocale', newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const view of views) {
  test(`${view.name} is accessible`, async ({ page, signIn, complaints }) => {
    if (!view.visitor) await signIn()
    const ways: readonly Size[] = view.only ? [view.only] : ['desktop', 'phone']
    await page.setViewportSize(sizes[view.only ?? 'desktop'])
    await open(page, view)
    for (const language of languages) {
      await speakFromNowOn(page, language)
      for (const size of ways) {
        await page.setViewportSize(sizes[size])
        await settle(page, view.loading)
        if (view.only || read[language].includes(size)) {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            // A scheme changes colours, and nothing else.
            await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
          }
        }
        expect([language, size, await overflowOf(page)]).toEqual([language, size, 0])
      }
    }
    // The browser itself notes each answer that refuses something, which some of these views are about.
    complaints.length = 0
  })
}

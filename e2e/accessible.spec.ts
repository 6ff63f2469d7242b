import type { Page } from '@playwright/test'
import { isWhole } from '../packages/api/src/testing/size.ts'
import { expect, expectAccessible, type languages, sizes } from './fixture.ts'
import { test } from './pseudo.ts'
import { collectData, expectTranslated } from './pseudo-words.ts'
import { views } from './views/index.ts'
import { open, settle, type View } from './views/view.ts'

type Language = (typeof languages)[number]
type Size = keyof typeof sizes
type Scheme = 'light' | 'dark'

// It begins dark, and is light from its second look on: each change is a layout.
test.use({ reducedMotion: 'reduce', colorScheme: 'dark' })

/**
 * Languages and sizes in which axe reads a view, besides the pseudo-language. German has the longest words and comes
 * first. Consecutive runs keep their size where possible, since each change costs a layout.
 */
const read: readonly (readonly [Language, readonly Size[]])[] = isWhole
  ? [
      ['de', ['phone']],
      ['ja', ['phone']],
      ['en', ['desktop', 'phone']],
      ['es', ['desktop']],
    ]
  : [['de', ['phone']]]

/** Switches the language as another window would, so that open dialogs and menus stay open. */
const speakFromNowOn = async (page: Page, language: Language) => {
  await page.evaluate((newValue) => {
    document.documentElement.dataset.plain = ''
    window.dispatchEvent(new StorageEvent('storage', { key: 'userLocale', newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/**
 * Returns functions that run work on a page in several sizes and color schemes. Unchanged settings are skipped, since
 * each change costs a layout.
 */
const lookAt = (page: Page, { only, loading }: View) => {
  let now: Size = only ?? 'desktop'
  let schemes: readonly Scheme[] = ['light', 'dark']

  return {
    /** Runs work in these sizes, beginning with the current one if it is among them. */
    atSizes: async (wanted: readonly Size[], work: (size: Size) => Promise<void>) => {
      for (const size of only ? [only] : wanted.toSorted((a, b) => Number(b === now) - Number(a === now))) {
        if (size !== now) await page.setViewportSize(sizes[size])
        now = size
        await settle(page, loading)
        await work(size)
      }
    },
    /** Runs work in both color schemes, beginning with the current one. */
    inEachScheme: async (work: (scheme: Scheme) => Promise<void>) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await work(colorScheme)
      }
      schemes = schemes.toReversed()
    },
  }
}

for (const view of isWhole ? views : views.filter(({ like }) => !views.some(({ name }) => name === like))) {
  test(`${view.name} is accessible, in translated words that fit`, async ({ page, signIn, complaints }) => {
    const data = collectData(page)
    if (!view.visitor) await signIn()
    await page.setViewportSize(sizes[view.only ?? 'desktop'])
    await open(page, view)
    // The browser itself notes each answer that refuses something, which some of these views are about.
    const end = () => {
      complaints.length = 0
    }
    // What is still loading is outlines, without words and colors of its own.
    if (view.loading && !isWhole) {
      await expectAccessible(page, 'pseudo')
      return end()
    }
    const look = lookAt(page, view)
    const expectFitting = async (language: string, size: Size) =>
      expect([language, size, await overflowOf(page)]).toEqual([language, size, 0])

    // A scheme changes colors, and nothing else.
    await expectAccessible(page, 'colors')
    await page.emulateMedia({ colorScheme: 'light' })
    await look.atSizes(['desktop', 'phone'], async (size) => {
      // What is still loading has no words.
      if (!view.loading) await expectTranslated(page, data)
      // What is built the same way at both sizes is read at one of them, at both with `npm run test:all`.
      if (size === 'desktop' || view.only || isWhole) await expectAccessible(page, 'pseudo')
    })

    for (const [language, where] of read) {
      await speakFromNowOn(page, language)
      await look.atSizes(where, async (size) => {
        if (language !== 'en') await expectAccessible(page, isWhole ? 'words' : 'names')
        if (language === 'en')
          await look.inEachScheme((scheme) => expectAccessible(page, scheme === 'dark' ? 'colors' : undefined))
        await expectFitting(language, size)
      })
    }
    end()
  })
}

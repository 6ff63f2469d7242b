import type { Page } from '@playwright/test'
import { alone } from '../scripts/setup/alone.mjs'
import { build, homes } from '../scripts/setup/build.mjs'
import { test as base, expect, expectAccessible, type languages, sizes, startProduct } from './fixture.ts'
import { collectData, expectTranslated } from './pseudo-words.ts'
import { views } from './views/index.ts'
import { open, settle, type View } from './views/view.ts'

type Language = (typeof languages)[number]
type Size = keyof typeof sizes
type Scheme = 'light' | 'dark'

/**
 * The product with a pseudo-language in the place of English, until a page asks for the English: in it, all words of the
 * catalogues stand in brackets and are a third longer.
 */
const test = base.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from this pattern
    async ({}, use) => {
      await alone(() => build(process.execPath, 'pseudo'))
      const server = await startProduct({}, homes.pseudo)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
test.use({ reducedMotion: 'reduce' })

/**
 * Two languages before English: its words are read anew. And at the size that the page has already, as far as can be:
 * each change is a layout.
 */
const order: readonly Language[] = ['de', 'ja', 'en', 'es']

/**
 * Where axe reads a language: English at both sizes in both schemes, the others, which change words and no colors, at one
 * size each.
 */
const read: Readonly<Record<Language, readonly Size[]>> = {
  en: ['desktop', 'phone'],
  es: ['desktop'],
  de: ['phone'],
  ja: ['phone'],
}

/** As if it had been chosen in another window: what is open stays open. */
const speakFromNowOn = async (page: Page, language: Language) => {
  await page.evaluate((newValue) => {
    document.documentElement.dataset.plain = ''
    window.dispatchEvent(new StorageEvent('storage', { key: 'userLocale', newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** A page that is looked at in one way after another. What it is already is not changed: each change is a layout. */
const lookAt = (page: Page, { only, loading }: View) => {
  let now: Size = only ?? 'desktop'
  let schemes: readonly Scheme[] = ['light', 'dark']

  return {
    /** At these sizes, beginning with the one that it has, if that is among them. */
    atSizes: async (wanted: readonly Size[], work: (size: Size) => Promise<void>) => {
      for (const size of only ? [only] : wanted.toSorted((a, b) => Number(b === now) - Number(a === now))) {
        if (size !== now) await page.setViewportSize(sizes[size])
        now = size
        await settle(page, loading)
        await work(size)
      }
    },
    /** In both colour schemes, beginning with the one that it has. */
    inEachScheme: async (work: (scheme: Scheme) => Promise<void>) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await work(colorScheme)
      }
      schemes = schemes.toReversed()
    },
  }
}

for (const view of views) {
  test(`${view.name} is accessible, in translated words that fit`, async ({ page, signIn, complaints }) => {
    const data = collectData(page)
    if (!view.visitor) await signIn()
    await page.setViewportSize(sizes[view.only ?? 'desktop'])
    await open(page, view)
    const look = lookAt(page, view)

    // What is still loading has no words.
    if (!view.loading) await look.atSizes(['desktop', 'phone'], () => expectTranslated(page, data))

    for (const language of order) {
      await speakFromNowOn(page, language)
      await look.atSizes(read[language], async (size) => {
        if (language !== 'en') await expectAccessible(page, 'words')
        // A scheme changes colors, and nothing else.
        else await look.inEachScheme((scheme) => expectAccessible(page, scheme === 'dark' ? 'colors' : undefined))
        expect([language, size, await overflowOf(page)]).toEqual([language, size, 0])
      })
    }
    // The browser itself notes each answer that refuses something, which some of these views are about.
    complaints.length = 0
  })
}

import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, sizes, speak, test } from './fixture.ts'
import { views } from './views/index.ts'
import { open, settle, type View } from './views/view.ts'

test.use({ reducedMotion: 'reduce' })

type Size = keyof typeof sizes
type Scheme = 'light' | 'dark'

/** English is looked at in all ways, the others in one each: German, whose words are long, on a phone. */
const waysIn: Readonly<Record<(typeof languages)[number], readonly (readonly [Size, Scheme])[]>> = {
  en: [
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'light'],
    ['phone', 'dark'],
  ],
  es: [['desktop', 'light']],
  de: [['phone', 'dark']],
  ja: [['desktop', 'dark']],
}

const waysOf = ({ only }: View, language: (typeof languages)[number]) => [
  ...new Map(
    waysIn[language].map(([size, scheme]) => [`${only ?? size} ${scheme}`, [only ?? size, scheme] as const]),
  ).values(),
]

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const language of languages) {
  for (const view of views) {
    test(`${view.name} is accessible in ${language}`, async ({ page, signIn, complaints }) => {
      await speak(page, language)
      if (!view.visitor) await signIn()
      const ways = waysOf(view, language)
      const [[first]] = ways as [(typeof ways)[number]]
      await page.setViewportSize(sizes[first])
      await open(page, view)
      for (const [size, colorScheme] of ways) {
        await page.setViewportSize(sizes[size])
        await page.emulateMedia({ colorScheme })
        await settle(page, view.loading)
        await expectAccessible(page)
        expect([size, await overflowOf(page)]).toEqual([size, 0])
      }
      // The browser itself notes each answer that refuses something, which some of these views are about.
      complaints.length = 0
    })
  }
}

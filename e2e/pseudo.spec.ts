import type { Page } from '@playwright/test'
import { alone } from '../scripts/setup/alone.mjs'
import { build, homes } from '../scripts/setup/build.mjs'
import { test as base, expect, sizes, startProduct } from './fixture.ts'
import { readTexts } from './read-texts.ts'
import { views } from './views/index.ts'
import { open, settle } from './views/view.ts'

/** The product in a pseudo-language: all words of the catalogues stand in brackets and are a third longer. */
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

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What the API answered: names, mails and the like are shown as they are. */
const collectData = (page: Page): Set<string> => {
  const data = new Set<string>()
  page.on('response', async (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    const json: unknown = await response.json().catch(() => undefined)
    for (const text of textsIn(json)) data.add(text.trim())
  })
  return data
}

/** Said by the browser's own formats, the same in every language, or typed on the way to a view. */
const formatted = [
  /^(\w+day, )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{1,2}, )?\d{4}( at .*)?$/,
  /^(Mo|Tu|We|Th|Fr|Sa|Su)$/,
  /^\d{1,2}:\d{2} [AP]M$/,
  /^-?\$[\d,]+\.\d{2}$/,
  /^((in )?\d+ \w+( ago)?|(last|this|next) (year|month|week)|yesterday|today|tomorrow|now)$/,
  /^(English|Español|Deutsch|日本語|Quarterdeck)$/,
  // The specification's own labels, the first with the key that leads there.
  /^(Notifications alt\+T|Close toast)$/,
  /^(Mine|Theirs|Someone else|Grace Ong|@mi)$/,
]

// What is still loading has no words.
for (const view of views.filter(({ loading }) => !loading)) {
  test(`${view.name} has no word that is hard-coded or clipped`, async ({ page, signIn, complaints }) => {
    const data = collectData(page)
    if (!view.visitor) await signIn()
    await page.setViewportSize(sizes[view.only ?? 'desktop'])
    await open(page, view)
    const isKnown = (text: string) =>
      formatted.some((format) => format.test(text)) || [...data].some((each) => each.includes(text))

    for (const viewport of view.only ? [sizes[view.only]] : Object.values(sizes)) {
      await page.setViewportSize(viewport)
      await settle(page)
      const { unknown, clipped } = await page.evaluate(readTexts)
      expect(
        unknown
          .flatMap((text) => text.split(' · '))
          .map((text) => text.trim())
          .filter((text) => !isKnown(text)),
      ).toEqual([])
      expect({ viewport, clipped }).toEqual({ viewport, clipped: [] })
    }
    // The browser itself notes each answer that refuses something, which some of these views are about.
    complaints.length = 0
  })
}

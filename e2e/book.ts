import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { languages, sizes } from './sizes.ts'
import { onStage, type Stage } from './stage.ts'
import { views } from './views/index.ts'
import { open, type View } from './views/view.ts'

/**
 * The visual book: a screenshot of every screen in every state, and contact sheets. `npm run screens` makes all of it;
 * `npm run screens -- users --edition phone-dark` only views whose names begin with `users`.
 */
const folder = fileURLToPath(new URL('../screens/', import.meta.url))

const editions = (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    languages
      .filter((language) => language === 'en' || language === 'ja')
      .map((language) => ({ size, scheme, language })),
  ),
)
type Edition = (typeof editions)[number]

const nameOf = ({ size, scheme, language }: Edition) => `${size}-${scheme}-${language}`

const take = ({ visit }: Stage, view: View, edition: Edition) => {
  const { size, scheme, language } = edition
  const options = {
    viewport: sizes[size],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    visitor: view.visitor,
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
  } as const
  return visit(options, async (context) => {
    const page = await context.newPage()
    await page.addInitScript((locale) => localStorage.setItem('userLocale', locale), language)
    await open(page, view)
    const path = join(folder, nameOf(edition), `${view.name}.png`)
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  })
}

/** Screenshots per contact sheet, few enough to recognize each. */
const perSheet = { desktop: 9, phone: 14 }
const widths = { desktop: 480, phone: 195 }

const figureOf = (edition: Edition, { name }: View) => `
  <figure>
    <a href="${nameOf(edition)}/${name}.png"><img src="${nameOf(edition)}/${name}.png" alt=""></a>
    <figcaption>${name}</figcaption>
  </figure>`

const sheetOf = (edition: Edition, shown: readonly View[]) => {
  const places = Array.from({ length: Math.ceil(shown.length / perSheet[edition.size]) }, (_, place) => place)
  const slice = (place: number) => shown.slice(place * perSheet[edition.size], (place + 1) * perSheet[edition.size])
  return `<!doctype html>
<meta charset="utf-8">
<title>${nameOf(edition)}</title>
<style>
  body { margin: 24px; background: #8b90a0; font: 13px system-ui; color: #fff; }
  main { display: grid; grid-template-columns: repeat(auto-fill, ${widths[edition.size]}px); gap: 20px; padding: 10px 0; }
  figure { margin: 0 } img { width: 100%; display: block; border-radius: 4px } figcaption { padding: 4px 0 }
</style>
<h1>${nameOf(edition)}</h1>
${places
  .map(
    (place) =>
      `<main>${slice(place)
        .map((view) => figureOf(edition, view))
        .join('')}\n</main>`,
  )
  .join('\n')}
`
}

/** Writes the HTML page with all screenshots, and the contact sheets as pictures. */
const bind = async ({ visit }: Stage, edition: Edition, shown: readonly View[]) => {
  const file = join(folder, `${nameOf(edition)}.html`)
  await writeFile(file, sheetOf(edition, shown))
  await visit({ viewport: { width: 1560, height: 900 }, visitor: true }, async (context) => {
    const page = await context.newPage()
    await page.goto(pathToFileURL(file).href)
    for (const [place, sheet] of (await page.locator('main').all()).entries()) {
      await sheet.screenshot({ path: join(folder, `${nameOf(edition)}-${place + 1}.png`) })
    }
  })
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { edition: { type: 'string' } } })
const chosen = views.filter(
  ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
)

/** Takes the screenshot of one view; a failure doesn't stop the others. */
const attempt = async (stage: Stage, view: View, edition: Edition) => {
  try {
    await take(stage, view, edition)
    return true
  } catch (error) {
    console.error(`${nameOf(edition)}/${view.name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return false
  }
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const edition of editions.filter((each) => nameOf(each).startsWith(values.edition ?? ''))) {
  // What some views write would be found by the next edition.
  await onStage(async (stage) => {
    const shown: View[] = []
    for (const view of chosen.filter(({ only }) => !only || only === edition.size)) {
      if (await attempt(stage, view, edition)) shown.push(view)
    }
    await bind(stage, edition, shown)
    console.log(`screens/${nameOf(edition)}.html: ${shown.length} pictures`)
  })
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { Painting } from '../src/app/painted/painting.ts'
import { chunksOf, entryOf, filesOf, stylesOf } from './chunks.ts'

/** Runs the product's own components here, built as the page is built: the same words, the same names of classes. */
const paintingsOf = async (root: string, mode: string): Promise<readonly Painting[]> => {
  // Inside of the repository, so that the packages that it imports are found.
  const cache = join(root, '..', '..', '.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'painted-'))
  try {
    const output = { entryFileNames: 'paint.mjs' }
    const ssr = 'src/app/painted/paint.tsx'
    await build({
      root,
      mode,
      logLevel: 'warn',
      build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { output } },
    })
    return await (await import(pathToFileURL(join(outDir, 'paint.mjs')).href)).paintings()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

const linkTo = (style: string) => `<link rel="stylesheet" crossorigin href="/admin/${style}">`

/** What the build cannot know of an installation is asked for before all else: public/paint.js waits for it. */
const question = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/setup">'

/** The page of the app, with the screen in it in each language, and the app behind it. */
const pageOf = (index: string, paintings: readonly Painting[], styles: readonly string[], app: string) => {
  const templates = paintings.map(
    ({ locale, title, html }) => `<template lang="${locale}" data-title="${title}">${html}</template>`,
  )
  return index
    .replace(/\s*<script type="module".*<\/script>/, '')
    .replace('</head>', `${question}${styles.map(linkTo).join('')}</head>`)
    .replace(
      '</body>',
      `${templates.join('\n')}<script src="/admin/paint.js" data-app="/admin/${app}"></script></body>`,
    )
}

/** Writes the sign-in screen as a page of its own, which shows it before the app is there. */
export const paintAhead = (): Plugin => {
  let home = { root: '', mode: '' }
  return {
    name: 'paint-ahead',
    apply: 'build',
    configResolved: ({ root, mode }) => {
      home = { root, mode }
    },
    writeBundle: {
      order: 'post',
      handler: async ({ dir = '' }, bundle) => {
        const chunks = chunksOf(bundle)
        const entry = entryOf(chunks)
        const own = new Set(stylesOf(entry))
        const styles = filesOf(chunks, 'entrance/login-page.tsx').filter(
          (file) => file.endsWith('.css') && !own.has(file),
        )
        const index = await readFile(join(dir, 'index.html'), 'utf8')
        const page = pageOf(index, await paintingsOf(home.root, home.mode), styles, entry.fileName)
        await writeFile(join(dir, 'login.html'), page)
      },
    },
  }
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { chunksOf } from './chunks.ts'
import type { Start } from './prerender.ts'

const languageOf = (id: string) => /\/(?:messages|core\/words)\/([a-z]{2})\.ts$/.exec(id)?.[1]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Mantine's variables stand before each screen, the same for all. */
const stylesBefore = /^(?:<style[^>]*>.*?<\/style>)+/s

/** React takes over what is there of the entrance, and so all of it; the others are replaced, and have them in the head. */
const isWhole = ({ kind }: Start) => kind === 'entrance'

/** The screens of a route, each in a template: public/show.js takes the one that fits. */
const templatesOf = (start: Start) =>
  start.screens
    .filter(({ locale, device, html }) => {
      const other = start.screens.find((each) => each.locale === locale && each.device !== device)
      return device === 'desktop' || html !== other?.html
    })
    .map(({ locale, device, title, html }) => {
      const about = `lang="${locale}" data-device="${device}" data-title="${escaped(title)}"`
      return `<template ${about}>${isWhole(start) ? html : html.replace(stylesBefore, '')}</template>`
    })

/**
 * Writes a page for each route: what it shows before the app is there, and all files that the app will want there, so that
 * they come in one wave. A parameter of the path is called `$` in the name of the file.
 */
export const pages = (starts: readonly Start[]): Plugin => ({
  name: 'pages',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler: async ({ dir = '' }, bundle) => {
      const chunks = chunksOf(bundle)
      const index = await readFile(join(dir, 'index.html'), 'utf8')
      const plain = index
        .replace(/\s*<script type="module".*<\/script>/, '')
        .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      if (!plain.includes('src="/admin/early.js"')) throw new Error('The page does not load early.js')
      // What nobody knows an address for is found out by the app.
      await writeFile(join(dir, '404.html'), index)
      for (const start of starts) {
        const modules = [...start.modules]
        const { scripts, styles } = chunks.filesOf(modules.filter((id) => !languageOf(id)))
        const scriptsIn = (language: string) =>
          chunks
            .filesOf(modules.filter((id) => languageOf(id) === language))
            .scripts.filter((file) => !scripts.includes(file))
        const [variables = ''] = (!isWhole(start) && stylesBefore.exec(start.screens[0]?.html ?? '')) || []
        const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/admin/${file}">`)
        const words = Object.fromEntries(start.screens.map(({ locale }) => [locale, scriptsIn(locale)]))
        const attributes = { path: start.path, asks: [...start.asks], scripts, words }
        const early = Object.entries(attributes).map(
          ([name, value]) => `data-${name}="${escaped(JSON.stringify(value))}"`,
        )
        const show = `<script src="/admin/show.js" data-app="/admin/${chunks.entry}" data-kind="${start.kind}"></script>`
        const page = plain
          .replace('src="/admin/early.js"', () => `src="/admin/early.js" ${early.join(' ')}`)
          .replace('</head>', () => `${links.join('')}${variables}</head>`)
          .replace('</body>', () => `${templatesOf(start).join('\n')}${show}</body>`)
        const file = join(dir, `${start.path.slice(1).replace(/\$\w+/g, '$') || 'index'}.html`)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, page)
      }
    },
  },
})

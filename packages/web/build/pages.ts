import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
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

/** What the page of a route loads: `early` and `show` are the files of the scripts of these names in `public`. */
interface Loaded {
  readonly chunks: ReturnType<typeof chunksOf>
  readonly early: string
  readonly show: string
}

const pageOf = (start: Start, plain: string, { chunks, early, show }: Loaded): string => {
  const modules = [...start.modules]
  const { scripts, styles } = chunks.filesOf(modules.filter((id) => !languageOf(id)))
  const wordsIn = (language: string) => {
    const files = chunks.filesOf(modules.filter((id) => languageOf(id) === language))
    return files.scripts.filter((file) => !scripts.includes(file))
  }
  const words = Object.fromEntries(start.screens.map(({ locale }) => [locale, wordsIn(locale)]))
  const told = Object.entries({ path: start.path, asks: [...start.asks], scripts, words })
    .map(([name, value]) => `data-${name}="${escaped(JSON.stringify(value))}"`)
    .join(' ')
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/admin/${file}">`).join('')
  const [variables = ''] = (!isWhole(start) && stylesBefore.exec(start.screens[0]?.html ?? '')) || []
  const app = `data-app="/admin/${chunks.entry}" data-kind="${start.kind}"`
  return plain
    .replace(`src="/admin/${early}"`, (source) => `${source} ${told}`)
    .replace('</head>', () => `${links}${variables}</head>`)
    .replace('</body>', () => `${templatesOf(start).join('\n')}<script src="/admin/${show}" ${app}></script></body>`)
}

/** Gives a script of `public` a name that changes with it, so that browsers keep it for good. Answers the name. */
const nameByContent = async (dir: string, name: string): Promise<string> => {
  const hash = createHash('sha256')
    .update(await readFile(join(dir, `${name}.js`)))
    .digest('hex')
    .slice(0, 8)
  const named = `assets/${name}-${hash}.js`
  await rename(join(dir, `${name}.js`), join(dir, named))
  return named
}

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
      const [early, show] = [await nameByContent(dir, 'early'), await nameByContent(dir, 'show')]
      const index = (await readFile(join(dir, 'index.html'), 'utf8')).replace('/admin/early.js', `/admin/${early}`)
      // What nobody knows an address for is found out by the app.
      await writeFile(join(dir, '404.html'), index)
      const plain = index
        .replace(/\s*<script type="module".*<\/script>/, '')
        .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      const chunks = chunksOf(bundle)
      for (const start of starts) {
        const file = join(dir, `${start.path.slice(1).replace(/\$\w+/g, '$') || 'index'}.html`)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, pageOf(start, plain, { chunks, early, show }))
      }
    },
  },
})

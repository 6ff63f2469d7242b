import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '@quarterdeck/contract/kit/locales'
import { minify, type Plugin } from 'vite'
import { chunksOf } from './chunks.ts'
import { criticalOf } from './critical.ts'
import type { Start } from './prerender.ts'

const languageOf = (id: string) => /\/(?:messages|kit\/words)\/([a-z]{2})\.ts$/.exec(id)?.[1]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Styles of Mantine's variables before each screen, the same for all. */
const stylesBefore = /^(?:<style[^>]*>.*?<\/style>)+/s

/** Checks for the entrance, which React hydrates, so all of it is needed; other screens are replaced. */
const isWhole = ({ kind }: Start) => kind === 'entrance'

/** Outlines of rows, which differ in their number only. */
const likeRows = /(<tr aria-rowindex="\d+"( data-skeleton="true">.*?<\/tr>))((?:<tr aria-rowindex="\d+"\2)+)/gs
const likeItems = /(<li((?: [^>]*)?>(?:(?!<li).)*?<\/li>))((?:<li\2)+)/gs

/** Writes repeated elements once with their count; public/show.js copies them. */
const once = (html: string): string =>
  [likeRows, likeItems].reduce(
    (text, pattern) =>
      text.replace(pattern, (_, first: string, rest: string, others: string) => {
        const copies = others.split(rest).length - 1
        return first.replace(/^<\w+/, (tag) => `${tag} data-copies="${copies}"`)
      }),
    html,
  )

/** A route with its screens, and the head they share. */
interface Lean extends Start {
  readonly variables: string
}

const leanOf = (start: Start): Lean => {
  if (isWhole(start)) return { ...start, variables: '' }
  const [variables = ''] = stylesBefore.exec(start.screens[0]?.html ?? '') ?? []
  const screens = start.screens.map((screen) => ({ ...screen, html: once(screen.html.replace(stylesBefore, '')) }))
  return { ...start, screens, variables }
}

/**
 * Screens of a route in a language, each as a text, which costs nothing to read: public/show.js takes the widest that fits.
 */
const templatesOf = (screens: Start['screens']) =>
  screens
    .filter(({ html }, index) => html !== screens[index - 1]?.html)
    .map(
      ({ locale, width, html }) => `<script type="text/html" lang="${locale}" data-width="${width}">${html}</script>`,
    )

/** Parts that all pages of a build share. */
interface Build {
  readonly chunks: ReturnType<typeof chunksOf>
  /** Page without a route, up to its scripts. */
  readonly plain: string
  /** Text of `public/show.js`. */
  readonly show: string
  /** Returns the text of a style sheet. */
  readonly styleOf: (file: string) => string
}

/** Returns the styles that the pages of a route share in all languages. */
const stylesOf = ({ modules, screens, variables }: Lean, { chunks, styleOf }: Build): string => {
  const { styles } = chunks.filesOf(modules)
  const all = screens.map(({ html }) => html).join('')
  // Complete style sheets load later: the app waits for them, the outlines don't (public/show.js).
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin media="print" href="/admin/${file}">`)
  const own = variables.replace(/<\/?style[^>]*>/g, '')
  return `<style>${criticalOf(styles.map(styleOf), all + own)}</style>${links.join('')}${variables}`
}

const pageOf = (start: Lean, locale: Locale, styles: string, { chunks, plain, show }: Build): string => {
  const modules = [...start.modules].filter((id) => [locale, undefined].some((each) => each === languageOf(id)))
  const { scripts } = chunks.filesOf(modules)
  const screens = start.screens.filter((screen) => screen.locale === locale)
  const attributes = Object.entries({ path: start.path, asks: [...start.asks], scripts })
    .map(([name, value]) => `data-${name}="${escaped(JSON.stringify(value))}"`)
    .join(' ')
  const templates = templatesOf(screens).join('\n')
  const app = `data-app="/admin/${chunks.entry}" data-kind="${start.kind}"`
  return plain
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(screens[0]?.title ?? '')}</title>`)
    .replace('<script>', () => `<script ${attributes}>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('</body>', () => `${templates}<script ${app}>${show}</script></body>`)
}

/** Removes a script of `public` from a build, to inline it in the pages. Returns its text. */
const takeScript = async (dir: string, name: string): Promise<string> => {
  const file = join(dir, `${name}.js`)
  const text = await readFile(file, 'utf8')
  await rm(file)
  return text
}

const minified = async (text: string): Promise<string> => (await minify('script.js', text)).code.trim()

/**
 * Hint for V8: most of the code of a list is run at start, so the browser compiles all of it while it loads, off the
 * main thread (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * Writes a page for each route and language, below `pages`: the content before the app starts, and links to all files
 * the app needs, so that they load in one wave. A parameter of the path is `$` in the file name. Inline scripts are the
 * same in all pages, including `index.html`, which is how the server knows their hashes (http/web-app.ts).
 */
export const pages = (starts: readonly Start[]): Plugin => ({
  name: 'pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const { filesOf } = chunksOf(bundle)
      const atStart = new Set(
        starts.filter(({ kind }) => kind === 'list').flatMap((start) => filesOf(start.modules).scripts),
      )
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && atStart.has(file.fileName)) file.code = `${compileHint}\n${file.code}`
      }
    },
  },
  writeBundle: {
    order: 'post',
    handler: async ({ dir = '' }, bundle) => {
      const [early, show] = [
        await minified(await takeScript(dir, 'early')),
        await minified(await takeScript(dir, 'show')),
      ]
      // Not minified, which may write it in words that old browsers cannot read.
      const supported = await takeScript(dir, 'supported')
      const chunks = chunksOf(bundle)
      const index = (await readFile(join(dir, 'index.html'), 'utf8'))
        .replace(/<script src="\/admin\/supported.js"><\/script>/, () => `<script id="supported">${supported}</script>`)
        .replace(/<script src="\/admin\/early.js"><\/script>/, () => `<script>${early}</script>`)
      const plain = index
        .replace(/\s*<script type="module".*<\/script>/, '')
        .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      // Pages without a known address are resolved by the app.
      const app = `data-app="/admin/${chunks.entry}"`
      const links = index.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? ''
      const unknown = plain
        // The order of layers is said in it, before all other styles.
        .replace('</head>', () => `${links}</head>`)
        .replace('</body>', () => `<script ${app}>${show}</script></body>`)
      await writeFile(join(dir, 'index.html'), unknown)
      const styles = new Map<string, string>()
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) styles.set(file.fileName, String(file.source))
      const all: Build = { chunks, plain, show, styleOf: (file) => styles.get(file) ?? '' }
      for (const start of starts.map(leanOf)) {
        const ofRoute = stylesOf(start, all)
        for (const locale of locales) {
          const name = start.path.slice(1).replace(/\$\w+/g, '$') || 'index'
          const file = join(dir, 'pages', locale, `${name}.html`)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, pageOf(start, locale, ofRoute, all))
        }
      }
    },
  },
})

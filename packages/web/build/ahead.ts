import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, chunksOf, entryOf, filesOf } from './chunks.ts'

const languages = ['en', 'es', 'de', 'ja'] as const

const shell = ['app/shell/shell.tsx', 'app/load-me.ts', 'lib/api/send.ts']

/** What the screens that people arrive at load on demand, below `src`; `*` is their language. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '': ['system/home/home-page.tsx', 'system/home/messages/*.ts'],
  login: ['entrance/login-page.tsx', 'entrance/messages/*.ts'],
  users: [
    ...shell,
    'people/users/list.tsx',
    'people/users/source.ts',
    'records/views/index.ts',
    'people/users/messages/*.ts',
  ],
  'users/$id': [...shell, 'people/users/edit-page.tsx', 'people/users/record-query.ts', 'people/users/messages/*.ts'],
}
/** Their page brings the styles by itself: build/paint-ahead.ts. */
const painted = ['login']
const everywhere = ['app/messages/*.ts', 'ui/messages/*.ts']

/** The names of the files once, and by their index what each screen needs: always, and in each language. */
const tableOf = (chunks: ReadonlyMap<string, Chunk>) => {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const filesFor = (module: string) => filesOf(chunks, module)
  const indexesOf = (files: readonly string[]) => [...new Set(files)].map(indexOf)
  const inLanguage = (modules: readonly string[], language: string) =>
    indexesOf(modules.flatMap((module) => filesFor(module.replace('*', language))))

  const screenOf = (path: string, modules: readonly string[]) => {
    const words = modules.filter((module) => module.includes('*'))
    const translated = languages.map((language) => [language, inLanguage(words, language)] as const)
    const files = modules.filter((module) => !words.includes(module)).flatMap(filesFor)
    const always = painted.includes(path) ? files.filter((file) => !file.endsWith('.css')) : files
    return { always: indexesOf(always), ...Object.fromEntries(translated) }
  }
  const table = Object.entries(screens).map(([path, modules]) => {
    return [path, screenOf(path, [...everywhere, ...modules])] as const
  })
  return { screens: Object.fromEntries(table), files }
}

const placeholder = /\/\* written by the build \*\/ \{.*\}/

/** Tells public/early.js which files a screen will need, so that they come along with the app and not after it. */
export const askAhead = (): Plugin => ({
  name: 'ask-ahead',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const chunks = chunksOf(bundle)
    const ahead = {
      app: entryOf(chunks).fileName,
      font: Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name)),
      ...tableOf(chunks),
    }
    const file = join(dir, 'early.js')
    const code = await readFile(file, 'utf8')
    if (!placeholder.test(code) || !ahead.font) throw new Error('early.js cannot be told what to ask for')
    await writeFile(
      file,
      code.replace(placeholder, () => JSON.stringify(ahead)),
    )
  },
})

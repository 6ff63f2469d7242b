import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const languages = ['en', 'es', 'de', 'ja'] as const

const shell = ['app/shell/shell.tsx', 'app/load-me.ts', 'lib/api/send.ts']

/** What the screens that people arrive at load on demand, below `src`; `*` is their language. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '': ['home/home-page.tsx', 'home/messages/*.ts'],
  login: ['sign-in/login-page.tsx', 'sign-in/messages/*.ts'],
  users: [...shell, 'users/list-page.tsx', 'users/list-query.ts', 'users/messages/*.ts'],
  'users/$id': [...shell, 'users/edit-page.tsx', 'users/record-query.ts', 'users/messages/*.ts'],
}
/** What a screen asks the server for in any case. */
const answers: Readonly<Record<string, readonly string[]>> = { login: ['/api/setup'] }
const everywhere = ['app/messages/*.ts', 'ui/messages/*.ts']

interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The files of a module and of all that it imports, without what the page loads anyway. */
const filesOf = (chunks: ReadonlyMap<string, Chunk>, first: Chunk): string[] => {
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) visit(chunks.get(name))
  }
  visit(first)
  return [...found]
}

/** The names of the files once, and by their index what each screen needs: always, and in each language. */
const tableOf = (chunks: ReadonlyMap<string, Chunk>, hasServer: boolean) => {
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const filesFor = (module: string) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/web/src/${module}`)),
    )
    if (!chunk) throw new Error(`build/ahead.ts names src/${module}, which is in no chunk`)
    return filesOf(chunks, chunk)
  }
  const indexesOf = (modules: readonly string[]) => [...new Set(modules.flatMap(filesFor))].map(indexOf)
  const inLanguage = (modules: readonly string[], language: string) =>
    indexesOf(modules.map((module) => module.replace('*', language)))

  const screenOf = (modules: readonly string[]) => {
    const words = modules.filter((module) => module.includes('*'))
    const translated = languages.map((language) => [language, inLanguage(words, language)] as const)
    return { always: indexesOf(modules.filter((module) => !words.includes(module))), ...Object.fromEntries(translated) }
  }
  const table = Object.entries(screens).map(([path, modules]) => {
    const screen = screenOf([...everywhere, ...modules])
    return [path, hasServer && answers[path] ? { ...screen, answers: answers[path] } : screen] as const
  })
  return { screens: Object.fromEntries(table), files }
}

const placeholder = /\/\* written by the build \*\/ \{.*\}/

/** Tells public/early.js which files a screen will need, so that they come along with the app and not after it. */
export const askAhead = (hasServer: boolean): Plugin => ({
  name: 'ask-ahead',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const ahead = {
      app: chunks.find(({ isEntry }) => isEntry)?.fileName,
      font: Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name)),
      ...tableOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), hasServer),
    }
    const file = join(dir, 'early.js')
    const code = await readFile(file, 'utf8')
    if (!placeholder.test(code) || !ahead.app || !ahead.font) throw new Error('early.js cannot be told what to ask for')
    await writeFile(
      file,
      code.replace(placeholder, () => JSON.stringify(ahead)),
    )
  },
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isGlossaryPrinted } from './glossary.mjs'
import { root } from './process.mjs'

const ours =
  '{*,docs/**/*,packages/*,packages/*/*,packages/*/{src,build,testing}/**/*,e2e/**/*,bench/**/*,scripts/**/*}'
const files = globSync(ours, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const docs = files.filter((file) => file.endsWith('.md'))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the text of a document without blocks of code. */
const textOf = (file: string) => read(file).replaceAll(/^```.*?^```/gms, '')

/** Returns the targets of all links except web addresses. */
const linksOf = (file: string): string[] =>
  [...textOf(file).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))

/** Returns the anchors of headings, as GitHub makes them. */
const anchorsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const leads = (from: string, target: string): boolean => {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  if (!existsSync(join(root, file))) return false
  return anchor === undefined || anchorsOf(file).includes(anchor)
}

test.each(docs)('the links of %s lead somewhere', (file) => {
  expect(linksOf(file).filter((target) => !leads(file, target))).toEqual([])
})

test('every document is led to', () => {
  const linked = new Set(
    docs.flatMap((file) => linksOf(file).map((target) => join(dirname(file), target.split('#')[0] ?? ''))),
  )
  expect(docs.filter((file) => file !== 'README.md' && !linked.has(file))).toEqual([])
})

/** Documents whose paths must exist. Decision records are excluded, since they describe the past. */
const current = docs.filter((file) => !/^docs\/decisions\/\d/.test(file))

/** Fictitious names in the examples of the guide. */
const invented = /suppliers|nickname/

/** Checks a path relative to the topic of the text, or to a package, with or without its `src`. */
const isThere = (path: string) => {
  const inPackage = path.replace(/^(contract|api|web|server|standin|pdf)\/(?:src\/)?/, 'packages/$1/src/')
  return files.some((file) => `/${file}`.endsWith(`/${path}`) || `/${file}`.endsWith(`/${inPackage}`))
}

test.each(current)('the files and folders that %s names are there', (file) => {
  const named = [
    ...textOf(file).matchAll(/`([\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|css)|(?:packages|[a-z]+\/src|ui|lib)\/[\w/-]+)`/g),
  ]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => !invented.test(path))
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test('the glossary is printed from its data', () => {
  expect(isGlossaryPrinted()).toBe(true)
})

test('the architecture is one page', () => {
  expect(read('docs/architecture.md').split(/\s+/).length).toBeLessThan(750)
})

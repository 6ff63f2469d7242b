import { basename, dirname } from 'node:path'
import { perform, steps } from './check.mjs'
import { ensureChromium, howToGetChromium } from './chromium.mjs'
import { capture, plainError, run, seconds } from './process.mjs'
import { alone } from './setup/alone.mjs'
import { build } from './setup/build.mjs'
import { temporaryInMemory } from './temporary.mjs'
import { tool } from './tools.mjs'

const git = async (...args) => {
  const { code, output } = await capture('git', args)
  if (code !== 0) throw plainError(output.trim())
  return output.split('\n').filter(Boolean)
}

/** Returns the merge base with `origin/main`, if that exists; else the last commit. */
const usualBase = async () => {
  const { code, output } = await capture('git', ['merge-base', 'HEAD', 'origin/main'])
  return code === 0 ? output.trim() : 'HEAD'
}

const changedSince = async (base) => [
  ...new Set([
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]),
]

const isSource = (file) => /^packages\/\w+\/src\//.test(file)

const baseOf = (file) => basename(file).replace(/\..*$/, '')

/**
 * Returns the feature folders of changed files, such as `sales` and `orders`. In the contract, file names count as
 * well.
 */
export const roomsOf = (files) =>
  new Set(
    files.filter(isSource).flatMap((file) => {
      const folders = file.split('/').slice(3, -1)
      return file.startsWith('packages/contract/') ? [...folders, baseOf(file)] : folders
    }),
  )

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const checkTypes = async (node) => {
  const { code, output } = await perform(
    node,
    steps.find(([name]) => name === 'types'),
  )
  if (code !== 0) console.log(output.trimEnd())
  return code === 0 ? 0 : 1
}

/** Prefix of the contract tests, which are selected by group. */
const contract = 'packages/api/src/contract.'

/** Generic tests of all entities that need no database; any change of the contract may break them. */
const ofAllKinds = ['packages/contract/src/kinds.test.ts', 'packages/web/src/app/kinds.test.ts']

const isIn = (folder, file) => file.startsWith(`${folder}/`)

/**
 * Returns the tests near changed files: those in the folder of a source file and below it. For files at the root of a
 * package and in `scripts`, only the test of the same name. Imports don't help to select tests, since all tests of the
 * API import all of it.
 * @param {string[]} tests all existing tests
 * @param {string[]} changed files
 */
export const testsNear = (tests, changed) => {
  const near = new Set(changed.filter((file) => tests.includes(file)))
  for (const file of changed) {
    const folder = dirname(file)
    const isWhole = isSource(file) && !/^packages\/\w+\/src$/.test(folder)
    for (const test of tests) {
      if (isWhole ? isIn(folder, test) : dirname(test) === folder && baseOf(test) === baseOf(file)) near.add(test)
    }
  }
  const isOfContract = changed.some((file) => isIn('packages/contract/src', file))
  return [...near, ...(isOfContract ? ofAllKinds.filter((file) => tests.includes(file) && !near.has(file)) : [])]
}

const isTest = (file) =>
  /\.test\.tsx?$/.test(file) && !/\.(slow|alone)\.test\./.test(file) && !file.startsWith(contract)

/** Returns the groups of contract tests for feature folders: those of their endpoints, and the generic ones. */
const groupsOf = (rooms) => {
  const names = [...rooms].map(camel).join('|')
  return `^(${names})\\.|^each kind .*\\bof (${names})\\b`
}

const testModules = async (node, changed, rooms) => {
  const all = await git('ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'scripts')
  const near = testsNear(all.filter(isTest), changed)
  const vitest = [tool('vitest'), 'run', '--passWithNoTests']
  const failed = near.length === 0 ? 0 : await run(node, [...vitest, ...near])
  if (rooms.size === 0) return failed
  return failed + (await run(node, [...vitest, contract, '-t', groupsOf(rooms)]))
}

/** Runs changed browser tests, and those whose file name or title begins with the name of a feature folder. */
const testInBrowser = async (node, files, rooms) => {
  const changed = files.filter((file) => file.endsWith('.spec.ts')).map((file) => basename(file))
  const names = [...rooms].join('|')
  const chosen = [
    ...changed.map((name) => `(^|[ /])${name} `),
    ...(rooms.size > 0 ? [`(^|[ /])(${names})(-\\S+)?\\.spec\\.ts .*@journey`, `\\.spec\\.ts (${names}): `] : []),
  ]
  if (chosen.length === 0) return 0
  if (!(await ensureChromium())) {
    console.log(`\nThe browser tests did not run: no Chromium (${howToGetChromium}).`)
    return 0
  }
  await alone(() => build(node))
  return run(node, [tool('playwright'), 'test', `--grep=${chosen.join('|')}`, '--pass-with-no-tests'])
}

/**
 * Checks what the changes since a commit may have broken: types, tests near changed files, contract tests and browser
 * tests of the features. For use while working; `npm test` covers more.
 * @param {string} node
 * @param {string[]} args base commit; defaults to `origin/main`, or to the last commit without such a branch
 */
export const near = async (node, [base]) => {
  const since = Date.now()
  const from = base ?? (await usualBase())
  const files = await changedSince(from)
  if (files.length === 0) {
    console.log(`Nothing has changed since ${from}.`)
    return 0
  }
  const rooms = roomsOf(files)
  console.log(`${files.length} files have changed since ${from}, in: ${[...rooms].join(', ') || 'no room'}`)
  return temporaryInMemory(async () => {
    const checked = await Promise.all([checkTypes(node), testModules(node, files, rooms)])
    const failed = checked[0] + checked[1] + (await testInBrowser(node, files, rooms))
    console.log(`\n${failed === 0 ? 'Good' : 'FAILED'} (${seconds(since)}), as far as near tests see.`)
    return failed === 0 ? 0 : 1
  })
}

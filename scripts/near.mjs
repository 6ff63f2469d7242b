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

/** Returns the rooms of files: folders of features, such as `orders` of `sales/orders`, and files of the contract by their names. */
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

/** Tests of all kinds without a database: a change of the contract may break any of them. */
const ofAllKinds = ['packages/contract/src/kinds.test.ts', 'packages/web/src/app/kinds.test.ts']

const isIn = (folder, file) => file.startsWith(`${folder}/`)

/**
 * Returns the tests of the folders that changed: in them and below them. Beside the sources of a package, and in `scripts`, it is the
 * test of the same name only. All tests of the API import all of the API, so that an import says nothing of what they are about.
 * @param {string[]} tests all that there are
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

/** Returns the contract groups of rooms: those of their endpoints, and those of all kinds. */
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

/**
 * Runs changed specs; of the others, those whose names begin with a room's, and tests whose titles do, such as those of
 * ordinary kinds.
 */
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
 * Tests what the change since a commit can have touched: types, tests of its folders, the contract and the journeys of its rooms.
 * It is for while one works: `npm test` sees more.
 * @param {string} node
 * @param {string[]} args the commit, if another one than `origin/main` or, without such a branch, the last one
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

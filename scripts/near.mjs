import { basename } from 'node:path'
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

/** The commit that `origin/main` and this one have in common, where there is such a branch; else the last commit. */
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

/** Rooms are the folders of features, such as `orders` of `sales/orders`. */
const roomsOf = (files) =>
  new Set(files.filter((file) => /^packages\/\w+\/src\//.test(file)).flatMap((file) => file.split('/').slice(3, -1)))

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const checkTypes = async (node) => {
  const { code, output } = await perform(
    node,
    steps.find(([name]) => name === 'types'),
  )
  if (code !== 0) console.log(output.trimEnd())
  return code === 0 ? 0 : 1
}

/** The contract, which is asked for by groups. */
const contract = 'packages/api/src/contract.'

/**
 * All tests but the contract and those of other features of the API, in folders that hold nothing but features: all of
 * them import the whole API, and so what changed. They are for `npm test`.
 */
const testsNear = async (rooms) => {
  const files = await git('ls-files', 'packages', 'scripts')
  const withFiles = new Set(files.map((file) => file.split('/').slice(0, -1).join('/')))
  const isOfAnother = (file) => {
    const [room, feature] = file.startsWith('packages/api/src/') ? file.split('/').slice(3, -1) : []
    return feature !== undefined && !withFiles.has(`packages/api/src/${room}`) && !rooms.has(feature)
  }
  const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith(contract)
  return files.filter((file) => isTest(file) && !(rooms.size > 0 && isOfAnother(file)))
}

/** Those of Vitest that import what changed; of the contract only the groups of those rooms. */
const testModules = async (node, base, rooms) => {
  const vitest = [tool('vitest'), 'run', '--passWithNoTests']
  const tests = await run(node, [
    ...vitest,
    '--project=tests',
    '--project=web',
    `--changed=${base}`,
    ...(await testsNear(rooms)),
  ])
  if (rooms.size === 0) return tests
  const groups = `^(${[...rooms].map(camel).join('|')})\\.`
  return tests + (await run(node, [...vitest, contract, '-t', groups]))
}

/**
 * The specs that changed; of the others, the journeys of those whose names begin with a room's, and tests whose titles do, as
 * those of the ordinary kinds.
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
 * Tests what the change since a commit can have touched: types, tests that import it, journeys of its rooms. It is for
 * while one works: `npm test` sees more.
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
    const failed =
      (await checkTypes(node)) + (await testModules(node, from, rooms)) + (await testInBrowser(node, files, rooms))
    console.log(`\n${failed === 0 ? 'Good' : 'FAILED'} (${seconds(since)}), as far as near tests see.`)
    return failed === 0 ? 0 : 1
  })
}

import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { check } from './check.mjs'
import { canHaveChromium, ensureChromium, findChromium, howToGetChromium } from './chromium.mjs'
import { closingLine, counted, countPlaywright, describeFailure, listed, nameOf, oneFailed, sumOf } from './count.mjs'
import { ensureFirefox, findFirefox, howToGetFirefox } from './firefox.mjs'
import { frugalEnv } from './frugal.mjs'
import { capture, root, run, seconds } from './process.mjs'
import { alone } from './setup/alone.mjs'
import { build } from './setup/build.mjs'
import { ensureNodeAndPackages } from './setup/install.mjs'
import { temporaryInMemory } from './temporary.mjs'
import { namesInPart, partOn } from './thirds.mjs'
import { tool } from './tools.mjs'
import { onlyTests, twice } from './twice.mjs'

const report = (name) => {
  const file = join(root, '.cache', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Returns an environment with a compile cache that all processes share. */
const compiledOnce = () => ({ env: { ...process.env, NODE_COMPILE_CACHE: frugalEnv.NODE_COMPILE_CACHE } })

/** Returns the Vitest files of one part of the complete run. */
const filesInPart = async (node, projects, part) => {
  const options = projects.map((name) => `--project=${name}`)
  const { output } = await capture(node, [tool('vitest'), 'list', '--filesOnly', '--json', ...options], compiledOnce())
  const files = JSON.parse(output.slice(output.indexOf('['))).map(({ file }) => relative(root, file))
  return namesInPart(files, part)
}

/** Writes the browser tests of one part to a file, and returns the options with which Playwright runs only these. */
const testsInPart = async (node, part) => {
  const { output } = await capture(node, [tool('playwright'), 'test', '--list'], compiledOnce())
  const tests = output.split('\n').flatMap((line) => (line.includes(' › ') ? [line.trim()] : []))
  const file = join(root, '.cache', 'tests-of-the-day.txt')
  writeFileSync(file, `${namesInPart(tests, part).join('\n')}\n`)
  return [`--test-list=${file}`]
}

/**
 * @param {string[]} projects of `vitest.config.ts`
 * @param {string[]} files all of them where there are none
 */
const testModules = (node, projects, files) => (failures) => {
  const file = report('vitest')
  process.env.VITEST_REPORT = file
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'vitest-report.mjs')}`]
  const options = [...projects.map((name) => `--project=${name}`), ...reporters]
  const only = failures ? onlyTests(failures) : files
  return run(node, [tool('vitest'), 'run', ...options, ...only], compiledOnce()).then((code) =>
    counted(code, file, (all) => all),
  )
}

/** @param {string[]} which options that choose tests */
const testInBrowser = (node, which) => async (failures) => {
  const file = report('playwright')
  const only = failures ? ['--last-failed', '--workers=1'] : []
  const code = await run(node, [tool('playwright'), 'test', ...which, ...only], compiledOnce())
  return counted(code, file, countPlaywright)
}

/** Runs a phase; a failed phase doesn't prevent the others. */
const phase = async (title, work) => {
  console.log(`\n— ${title}`)
  const since = Date.now()
  const end = (result) => ({ ...result, title, seconds: (Date.now() - since) / 1000 })
  try {
    return end(await work())
  } catch (error) {
    console.error(error.plain ? error.message : error)
    return end(oneFailed(`${title}: ${error.message}`))
  }
}

const done = { passed: 0, failures: [], times: [] }

const noChromium = `no Chromium (${howToGetChromium})`
const noFirefox = `no Firefox (${howToGetFirefox})`

/** Returns the names of missing browsers; Firefox counts only if the run has tests in it. */
const missingBrowsers = async (hasFirefox) =>
  [(await findChromium()) === undefined && noChromium, hasFirefox && findFirefox() === undefined && noFirefox]
    .filter(Boolean)
    .join(', ')

const sayThatBrowserTestsWillNotRun = () => console.log(`The browser tests will not run: ${noChromium}.`)

/** Installs missing browsers before the tests if the system allows it, and reports failures. */
const bringBrowsers = async (bringMore) => {
  const isExpected = await canHaveChromium()
  const browser = await ensureChromium()
  if (isExpected && !browser) sayThatBrowserTestsWillNotRun()
  await bringMore?.()
  return browser
}

/** Returns the counts for skipped browser tests. Vitest counts those of the stand-in itself. */
const leaveOutBrowser = async (node, which) => {
  const { output } = await capture(node, [tool('playwright'), 'test', '--list', ...which], compiledOnce())
  console.log(`Not run: ${noChromium}.`)
  return { ...done, notRun: listed(output) }
}

/** @param part the third that runs; all where undefined */
const phases = async ({ projects, which, tries, bringMore, part }) => {
  if (!(await canHaveChromium())) sayThatBrowserTestsWillNotRun()
  let node = ''
  const ready = await phase('set-up', async () => {
    node = await alone(ensureNodeAndPackages)
    return done
  })
  if (ready.failures.length > 0) return [ready]
  const browser = await bringBrowsers(bringMore)
  return [
    ready,
    // Each of the two keeps one processor busy most of the time.
    ...(await Promise.all([
      ...(part === undefined ? [phase('check', () => check(node))] : []),
      phase('build', () => alone(() => build(node)).then(() => done)),
    ])),
    await phase('unit and contract tests', async () => {
      const files = part === undefined ? [] : await filesInPart(node, projects, part)
      return tries(testModules(node, projects, files))
    }),
    await phase('browser tests', async () => {
      const chosen = part === undefined ? which : await testsInPart(node, part)
      return browser ? tries(testInBrowser(node, chosen)) : leaveOutBrowser(node, chosen)
    }),
  ]
}

const slowest = (times) =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map((each) => `  ${each.seconds.toFixed(1).padStart(6)} s  ${nameOf(each)}`)

/** Writes the results for tools to `.cache/test-report.json`. */
const keepReport = async (results, { passed, failures, flaky, notRun }, since) => {
  const { code, output } = await capture('git', ['rev-parse', 'HEAD'])
  const content = {
    commit: code === 0 ? output.trim() : null,
    passed,
    failed: failures.length,
    skipped: notRun,
    flaky: flaky.map(nameOf),
    seconds: (Date.now() - since) / 1000,
    phases: Object.fromEntries(results.map((each) => [each.title, each.seconds])),
  }
  writeFileSync(join(root, '.cache', 'test-report.json'), `${JSON.stringify(content, null, 2)}\n`)
}

/** Runs tests and prints duration, result and failures at the end, where they are visible in a long output. */
const runAndTell = async (what) => {
  const since = Date.now()
  const results = await phases(what)
  const sum = sumOf(results)
  console.log(`\nThe slowest tests:\n${slowest(sum.times).join('\n')}\n\nWhat it took:`)
  for (const { title, seconds: taken } of results) console.log(`  ${taken.toFixed(1).padStart(6)} s  ${title}`)
  console.log(`  ${seconds(since).padStart(8)}  in all`)
  for (const each of sum.flaky) console.log(`\nflaky: ${nameOf(each)}\n    ${describeFailure(each)}`)
  for (const each of sum.failures) console.log(`\nFAILED ${describeFailure(each)}`)
  await keepReport(results, sum, since)
  if (sum.notRun > 0) console.log(`\n${sum.notRun} not run: ${await missingBrowsers(what.bringMore !== undefined)}`)
  console.log(`\n${closingLine(sum)}`)
  return sum.failures.length === 0 ? 0 : 1
}

/** Runs the tests that each change must pass, including the set-up of a fresh clone. The last line is the result. */
export const test = () =>
  temporaryInMemory(() => runAndTell({ projects: ['tests', 'web', 'hosts'], which: ['--grep=@journey'], tries: twice }))

const bySlow = ['slow', 'alone']
const once = (runTests) => runTests()

/**
 * Runs a third of the tests that `npm test` leaves out, a different one each day, with files on disk instead of in
 * memory. With `--complete` it runs every test, and the checks.
 */
export const testAll = (args) => {
  process.env.TEST_SIZE = 'all'
  const whole = { which: [], bringMore: ensureFirefox, tries: once }
  if (args.includes('--complete')) return runAndTell({ ...whole, projects: ['tests', 'web', 'hosts', ...bySlow] })
  const part = partOn(Date.now())
  console.log(`Third ${part + 1} of 3, which is that of today. With --complete, all of them.`)
  return runAndTell({ ...whole, projects: bySlow, part })
}

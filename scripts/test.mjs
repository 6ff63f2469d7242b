import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { counted, countPlaywright, countVitest, oneFailed, sumOf } from './count.mjs'
import { root, run } from './process.mjs'
import { alone } from './setup/alone.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { ensureNode } from './setup/node.mjs'
import { tool } from './tools.mjs'

const report = (name) => {
  const file = join(root, '.cache', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

const testModules = async (node) => {
  const file = report('vitest')
  const projects = ['tests', 'hosts', 'slow', 'alone'].map((name) => `--project=${name}`)
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts', 'vitest-report.mjs')}`]
  process.env.VITEST_REPORT = file
  return counted(await run(node, [tool('vitest'), 'run', ...projects, ...reporters]), file, countVitest)
}

const testInBrowser = async (node) => {
  const file = report('playwright')
  return counted(await run(node, [tool('playwright'), 'test']), file, countPlaywright)
}

/** One bad phase does not hide what the others would say. */
const phase = async (title, work) => {
  console.log(`\n— ${title}`)
  try {
    return await work()
  } catch (error) {
    console.error(error.plain ? error.message : error)
    return oneFailed(`${title}: ${error.message}`)
  }
}

const phases = async (node) => [
  await phase('check', () => check(node)),
  await phase('unit and contract tests', () => testModules(node)),
  await phase('browser tests', async () => {
    // The second is for the walk over all views: e2e/accessible.spec.ts.
    await alone(() => Promise.all([build(node), build(node, 'pseudo')]))
    return testInBrowser(node)
  }),
]

const setUp = () =>
  alone(async () => {
    const node = await ensureNode()
    await install(node)
    if (!(await ensureChromium())) {
      console.error('No Chromium found: install Chromium or Chrome, or say where it is by CHROMIUM_PATH.')
    }
    return node
  })

const everything = async () => {
  try {
    return await phases(await setUp())
  } catch (error) {
    console.error(error.plain ? error.message : error)
    return [oneFailed(error.message)]
  }
}

/** Each test once, where it says most, from a fresh clone on. The last line says how it went. */
export const test = async () => {
  const results = await everything()
  const { passed, failed, failures } = sumOf(results)
  // Of a long output often only the end is at hand.
  for (const each of failures) console.log(`\nFAILED ${each}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** Every test everywhere, with all its repetitions. */
export const testAll = () => {
  process.env.TEST_SIZE = 'all'
  return test()
}

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { capture, root, seconds } from './process.mjs'
import { tool } from './tools.mjs'

/**
 * Type-checks each package once; dependents read its declarations. Results are cached in `.cache/types`: the next run
 * checks only changes and their dependents. One checker per package: several would each infer the same types, in 2.5
 * times the processor time and 3 times the memory.
 * @param {string[]} projects with those that they refer to
 * @returns {Step}
 */
export const types = (...projects) => ['types', 'tsc', ['-b', '--checkers', '1', '--builders', '2', ...projects]]

const oldTypeScript = pathToFileURL(join(root, 'scripts', 'typescript-5.mjs')).href

/** @typedef {[name: string, tool: string, args: string[], forNode?: string[]]} Step */

/** Slowest first, so that the others run in parallel. @type {Step[]} */
export const steps = [
  types('packages/web', 'tsconfig.tests.json'),
  ['dead code', 'knip', []],
  [
    'arrows between modules',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'packages'],
    ['--import', oldTypeScript],
  ],
  [
    'circles of folders',
    'depcruise',
    ['--config', '.dependency-cruiser.folders.mjs', 'packages'],
    ['--import', oldTypeScript],
  ],
  ['words', 'words', []],
  ['format and lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=50', '.']],
]

/**
 * Runs a step and returns its exit code and output.
 * @param {string} node
 * @param {Step} step
 */
export const perform = (node, [, program, args, forNode = []], folder = root) =>
  capture(node, [...forNode, tool(program), ...args], { cwd: folder })

const report = async (node, step) => {
  const since = Date.now()
  const { code, output } = await perform(node, step)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step[0]} (${seconds(since)})`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0 ? [] : [{ why: `${step[0]}\n${output}` }]
}

/** Runs every step, in parallel on all processors. Returns how many passed and failed. */
export const check = async (node) => {
  const waiting = [...steps]
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await report(node, step))
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
  const failures = results.flat()
  return { passed: results.length - failures.length, failures, times: [] }
}

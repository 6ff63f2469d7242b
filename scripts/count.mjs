import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './process.mjs'

/**
 * A failed test, or another failure without a file. @typedef {{ file?: string, title?: string, why: string }} Failure
 * @typedef {{ file: string, title: string, seconds: number }} Taken @typedef {{ passed: number, failures: Failure[],
 * times: Taken[] }} Counts
 */

/** Returns the counts of a phase that failed as a whole. */
export const oneFailed = (why) => ({ passed: 0, failures: [{ why }], times: [] })

/** Reads the counts of a test runner's report. A non-zero exit code without a failed test counts as a failure. */
export const counted = (code, file, count) => {
  if (!existsSync(file)) return oneFailed('A test runner left no report')
  const counts = count(JSON.parse(readFileSync(file, 'utf8')))
  if (counts.failures.length > 0 || code === 0) return counts
  return { ...counts, failures: [{ why: `A test runner ended with exit code ${code}` }] }
}

/** Returns the first lines of a test's message, without colors. */
const excerpt = (message = '') => stripVTControlCharacters(message).trim().split('\n').slice(0, 12).join('\n    ')

export const nameOf = ({ file, title }) => `${relative(root, file)} › ${title}`

/** Formats the name of a failed test with the first lines of the reason. */
export const describeFailure = ({ file, title, why }) =>
  file ? `${nameOf({ file, title })}\n    ${excerpt(why)}` : excerpt(why)

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

export const countPlaywright = ({ config, errors, suites }) => {
  const all = specsOf({ suites }).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({ file: join(config.rootDir, file), title, status, last: results.at(-1) })),
  )
  const failed = all.filter(({ status }) => status === 'unexpected')
  return {
    passed: all.filter(({ status }) => status === 'expected').length,
    notRun: all.filter(({ status }) => status === 'skipped').length,
    failures: [
      ...failed.map(({ file, title, last }) => ({ file, title, why: last?.error?.message })),
      ...errors.map(({ message }) => ({ why: message })),
    ],
    times: all.map(({ file, title, last }) => ({ file, title, seconds: (last?.duration ?? 0) / 1000 })),
  }
}

/** Returns the number of tests in the output of Playwright's `--list`. */
export const listed = (output) => Number(/^Total: (\d+) tests?/m.exec(output)?.[1] ?? 0)

/** Returns the line that ends a run, for people and tools. */
export const closingLine = ({ passed, failures, notRun }) =>
  [`${passed} passed`, `${failures.length} failed`, ...(notRun > 0 ? [`${notRun} skipped`] : [])].join(', ')

export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failures: results.flatMap(({ failures }) => failures),
  notRun: results.reduce((sum, { notRun = 0 }) => sum + notRun, 0),
  flaky: results.flatMap(({ flaky = [] }) => flaky),
  times: results.flatMap(({ times }) => times),
})

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './process.mjs'

/** A phase that failed as a whole. */
export const oneFailed = (why) => ({ passed: 0, failed: 1, failures: [why] })

/** What a test runner's report counts; a runner that failed without failing a test has failed all the same. */
export const counted = (code, file, count) => {
  if (!existsSync(file)) return oneFailed('A test runner left no report')
  const counts = count(JSON.parse(readFileSync(file, 'utf8')))
  if (counts.failed > 0 || code === 0) return counts
  return { ...counts, failed: 1, failures: [`A test runner ended with exit code ${code}`] }
}

/** The first lines of what a test said, without colors. */
export const excerpt = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 12).join('\n    ')

/** A line that says which test failed, and the first lines of why. */
export const failure = (file, title, message) => `${relative(root, file)} › ${title}\n    ${excerpt(message)}`

/** Of what `vitest-report.mjs` writes. */
export const countVitest = ({ passed, failures }) => ({ passed, failed: failures.length, failures })

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

export const countPlaywright = ({ config, stats, errors, suites }) => {
  const failed = specsOf({ suites }).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => failure(join(config.rootDir, file), title, results.at(-1)?.error?.message)),
  )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...failed, ...errors.map(({ message }) => excerpt(message))],
  }
}

export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
})

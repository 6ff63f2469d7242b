import { existsSync, readFileSync } from 'node:fs'

export const oneFailed = { passed: 0, failed: 1 }

/** What a test runner's report counts; a runner that failed without failing a test has failed all the same. */
export const counted = (code, file, count) => {
  if (!existsSync(file)) return oneFailed
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
  return { passed, failed: failed || (code === 0 ? 0 : 1) }
}

/** A file that could not be loaded holds no tests, so that only its own status tells. */
export const countVitest = ({ numPassedTests, numFailedTests, testResults }) => {
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  return { passed: numPassedTests, failed: numFailedTests + notLoaded.length }
}

export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})

import { wholeFile } from './vitest-report.mjs'

/** Maximum number of failures that are retried; more are not flaky. */
const fewFailures = 20

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the arguments by which Vitest runs only these tests, one file at a time. */
export const onlyTests = (failures) => {
  const isWhole = failures.some(({ title }) => title === wholeFile)
  // Test names contain their groups separated by spaces, but are reported with arrows.
  const names = failures.map(({ title }) => escaped(title).replaceAll(' > ', '(?: > | )'))
  const files = [...new Set(failures.map(({ file }) => file))]
  return [...files, '--no-file-parallelism', ...(isWhole ? [] : ['-t', `^(${names.join('|')})$`])]
}

/**
 * Runs tests, and repeats failed ones on their own. Tests that then pass count as passed and are reported as flaky.
 * @param {(failures?: import('./count.mjs').Failure[]) => Promise<import('./count.mjs').Counts>} runTests
 */
export const twice = async (runTests) => {
  const first = await runTests()
  const again = first.failures.filter(({ file }) => file)
  if (again.length === 0 || first.failures.length > fewFailures) return first
  console.log(`\n— once more: ${again.length} that failed`)
  const second = await runTests(again)
  const isIn = (all, { file, title }) =>
    all.some((each) => each.file === file && (each.title === title || title === wholeFile))
  const flaky = again.filter((each) => isIn(second.times, each) && !isIn(second.failures, each))
  const failures = [
    ...first.failures.filter((each) => !flaky.includes(each)),
    ...second.failures.filter(({ file }) => !file),
  ]
  return { ...first, passed: first.passed + flaky.length, failures, flaky }
}

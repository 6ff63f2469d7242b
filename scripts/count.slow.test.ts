import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { counted, countPlaywright, describeFailure, oneFailed } from './count.mjs'
import { ensureFirefox } from './firefox.mjs'
import { capture, root } from './process.mjs'
import { tool } from './tools.mjs'
import { onlyTests, twice } from './twice.mjs'

const reportOf = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const asItIs = (counts: { passed: number; failures: { why: string }[]; times: [] }) => counts

test('a runner that fails for another reason than a test has failed', () => {
  const good = { passed: 5, failures: [], times: [] }
  const file = reportOf(good)
  expect(counted(1, file, asItIs)).toEqual({ ...good, failures: [{ why: 'A test runner ended with exit code 1' }] })
  expect(counted(0, file, asItIs)).toEqual(good)
})

test('a runner that leaves no report has failed', () => {
  const none = counted(1, join(tmpdir(), 'no-such-report.json'), asItIs)
  expect(none).toEqual(oneFailed('A test runner left no report'))
})

/** Returns the report of a file with this content. */
const runOf = async (content: string, more: string[] = []) => {
  const folder = mkdtempSync(join(root, '.cache', 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'sample.test.mjs'), `import { describe, expect, test } from 'vitest'\n${content}`)
  const file = join(folder, 'report.json')
  const reporter = join(root, 'scripts', 'vitest-report.mjs')
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}')
  const options = ['run', `--root=${folder}`, `--reporter=${reporter}`, ...more]
  const env = { ...process.env, VITEST_REPORT: file }
  const { code } = await capture(process.execPath, [tool('vitest'), ...options], { cwd: folder, env })
  const { passed, failures } = counted(code, file, asItIs)
  return { passed, failures: failures.map(describeFailure) }
}

test('a test that failed is named with what it said, and counted once', async () => {
  const { passed, failures } = await runOf("test('good', () => {})\ntest('bad', () => expect(1).toBe(2))")
  expect([passed, failures.length]).toEqual([1, 1])
  expect(failures[0]).toMatch(/sample\.test\.mjs › bad\n +expected 1 to be 2/)
})

test('a file that could not be loaded counts as a failure', async () => {
  const { failures } = await runOf("throw new Error('not today')")
  expect(failures).toEqual([expect.stringMatching(/sample\.test\.mjs › could not be run\n +not today/)])
})

test('what breaks outside of any test is named', async () => {
  const { passed, failures } = await runOf("test('good', () => void Promise.reject(new Error('nobody waits')))")
  expect([passed, failures]).toEqual([1, [expect.stringContaining('nobody waits')]])
})

test('an error outside of the browser tests counts beside them', () => {
  const testOf = (status: string, error?: { message: string }) => ({ status, results: [{ duration: 1500, error }] })
  const specOf = (title: string, test: object) => ({ file: 'bin.spec.ts', title, tests: [test] })
  const bad = specOf('a bin', testOf('unexpected', { message: 'no such button' }))
  const file = reportOf({
    config: { rootDir: join(root, 'e2e') },
    errors: [{ message: 'no server' }],
    suites: [{ suites: [{ specs: [bad] }], specs: [specOf('a list', testOf('expected'))] }],
  })
  const { passed, failures, times } = counted(1, file, countPlaywright)
  expect([passed, times.length]).toEqual([1, 2])
  expect(failures.map(describeFailure)).toEqual([
    `${join('e2e', 'bin.spec.ts')} › a bin\n    no such button`,
    'no server',
  ])
})

test('what fails and then passes by itself counts as passed, and is named', async () => {
  const luck = { file: 'a.test.ts', title: 'luck', why: 'late' }
  const fault = { file: 'a.test.ts', title: 'fault', why: 'wrong' }
  const lost = { why: 'outside' }
  const run = async (again?: object[]) =>
    again
      ? { passed: 1, failures: [fault], times: [{ file: 'a.test.ts', title: 'luck', seconds: 1 }] }
      : { passed: 5, failures: [luck, fault, lost], times: [] }
  expect(await twice(run)).toMatchObject({ passed: 6, failures: [fault, lost], flaky: [luck] })
})

test('only the tests that failed are run once more, whatever stands in their names', async () => {
  const title = 'a group > that (once) fails > as $5'
  const content = "describe('a group', () => { test('that (once) fails > as $5', () => {}); test('other', () => {}) })"
  const [, ...options] = onlyTests([{ file: '', title, why: '' }])
  expect(await runOf(content, options)).toEqual({ passed: 1, failures: [] })
})

test('without Firefox its tests are said not to run, before they would and in the report, and count as not run', async () => {
  vi.stubEnv('FIREFOX_PATH', join(root, 'no-such-firefox'))
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  await ensureFirefox()
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^The tests in Firefox will not run: no Firefox \(.+\)\.$/)],
  ])

  const file = reportOf({})
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code } = await capture(process.execPath, [tool('playwright'), 'test', 'firefox.spec', '--reporter=json'], {
    env,
  })
  vi.unstubAllEnvs()
  expect(counted(code, file, countPlaywright)).toMatchObject({ passed: 0, failures: [], notRun: 1 })
  expect(readFileSync(file, 'utf8')).toContain('Not run: no Firefox (install firefox-esr or Firefox')
})

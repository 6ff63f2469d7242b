import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { counted, countPlaywright, countVitest, oneFailed } from './count.mjs'
import { capture, root } from './process.mjs'
import { tool } from './tools.mjs'

const reportOf = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a runner that fails for another reason than a test has failed', () => {
  const file = reportOf({ passed: 5, failures: [] })
  expect(counted(1, file, countVitest)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['A test runner ended with exit code 1'],
  })
  expect(counted(0, file, countVitest)).toEqual({ passed: 5, failed: 0, failures: [] })
})

test('a runner that leaves no report has failed', () => {
  const none = counted(1, join(tmpdir(), 'no-such-report.json'), countVitest)
  expect(none).toEqual(oneFailed('A test runner left no report'))
})

/** What is reported of a file with this in it. */
const runOf = async (content: string) => {
  const folder = mkdtempSync(join(root, '.cache', 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'sample.test.mjs'), `import { expect, test } from 'vitest'\n${content}`)
  const file = join(folder, 'report.json')
  const reporter = join(root, 'scripts', 'vitest-report.mjs')
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}')
  const options = ['run', `--root=${folder}`, `--reporter=${reporter}`]
  const env = { ...process.env, VITEST_REPORT: file }
  const { code } = await capture(process.execPath, [tool('vitest'), ...options], { cwd: folder, env })
  return counted(code, file, countVitest)
}

test('a test that failed is named with what it said, and counted once', async () => {
  const { passed, failed, failures } = await runOf("test('good', () => {})\ntest('bad', () => expect(1).toBe(2))")
  expect([passed, failed]).toEqual([1, 1])
  expect(failures[0]).toMatch(/sample\.test\.mjs › bad\n +expected 1 to be 2/)
})

test('a file that could not be loaded counts as a failure', async () => {
  const { failed, failures } = await runOf("throw new Error('not today')")
  expect([failed, failures.join()]).toEqual([
    1,
    expect.stringMatching(/sample\.test\.mjs › could not be run\n +not today/),
  ])
})

test('what breaks outside of any test is named', async () => {
  const { passed, failed, failures } = await runOf("test('good', () => void Promise.reject(new Error('nobody waits')))")
  expect([passed, failed, failures.join()]).toEqual([1, 1, expect.stringContaining('nobody waits')])
})

test('an error outside of the browser tests counts beside them', () => {
  const bad = { status: 'unexpected', results: [{ error: { message: 'no such button' } }] }
  const suites = [{ suites: [{ specs: [{ file: 'bin.spec.ts', title: 'a bin', tests: [bad] }] }] }]
  const file = reportOf({
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 3, flaky: 1, unexpected: 1 },
    errors: [{ message: 'no server' }],
    suites,
  })
  const failures = [`${join('e2e', 'bin.spec.ts')} › a bin\n    no such button`, 'no server']
  expect(counted(1, file, countPlaywright)).toEqual({ passed: 4, failed: 2, failures })
})

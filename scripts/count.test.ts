import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { counted, countPlaywright, countVitest, oneFailed } from './count.mjs'

const reportOf = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const loaded = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const notLoaded = { status: 'failed', assertionResults: [] }

test('a test file that could not be loaded counts as a failure', () => {
  const file = reportOf({ numPassedTests: 5, numFailedTests: 1, testResults: [loaded, notLoaded] })
  expect(counted(1, file, countVitest)).toEqual({ passed: 5, failed: 2 })
})

test('a runner that fails for another reason than a test has failed', () => {
  const file = reportOf({ numPassedTests: 5, numFailedTests: 0, testResults: [] })
  expect(counted(1, file, countVitest)).toEqual({ passed: 5, failed: 1 })
  expect(counted(0, file, countVitest)).toEqual({ passed: 5, failed: 0 })
})

test('a runner that leaves no report has failed', () => {
  expect(counted(0, join(tmpdir(), 'no-such-report.json'), countVitest)).toEqual(oneFailed)
})

test('an error outside of the browser tests counts beside them', () => {
  const file = reportOf({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [{ message: 'no server' }] })
  expect(counted(1, file, countPlaywright)).toEqual({ passed: 4, failed: 3 })
})

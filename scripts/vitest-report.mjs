import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const testsOf = (modules, state) => modules.flatMap(({ children }) => [...children.allTests(state)])
const placeOf = (test) => ({ file: test.module.moduleId, title: test.fullName })

/** Title in place of a test, for a module that failed to load. */
export const wholeFile = 'could not be run'

/**
 * Vitest reporter that writes results as `Counts` of `count.mjs`. Vitest's own JSON reporter omits errors outside of
 * tests, which name at most the running file.
 */
export default class Report {
  #file = process.env.VITEST_REPORT

  onTestRunEnd(modules, unhandled) {
    const failures = [
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => ({ file: module.moduleId, title: wholeFile, why: message })),
      ),
      ...testsOf(modules, 'failed').map((test) => ({ ...placeOf(test), why: test.result().errors[0]?.message ?? '' })),
      ...unhandled.map(({ message, stack, VITEST_TEST_PATH: file }) => ({
        ...(file && { file, title: wholeFile }),
        why: `outside of any test: ${stack ?? message}`,
      })),
    ]
    // Other packages skip tests for other systems; the stand-in skips those that need a missing Chromium.
    const notRun = testsOf(modules, 'skipped').filter((test) =>
      test.module.moduleId.includes('/packages/standin/'),
    ).length
    const passed = testsOf(modules, 'passed')
    const times = passed.map((test) => ({ ...placeOf(test), seconds: test.diagnostic().duration / 1000 }))
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ passed: passed.length, failures, times, notRun }))
  }
}

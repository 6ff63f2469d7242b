import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { failure } from './count.mjs'
import { root } from './process.mjs'

const testsOf = (modules, state) => modules.flatMap(({ children }) => [...children.allTests(state)])

/** Writes what passed and what failed. The reporter for files that Vitest has leaves out what broke outside of any test. */
export default class Report {
  #file = process.env.VITEST_REPORT

  onTestRunEnd(modules, unhandled) {
    const failures = [
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => failure(module.moduleId, 'could not be run', message)),
      ),
      ...testsOf(modules, 'failed').map((test) =>
        failure(test.module.moduleId, test.fullName, test.result().errors[0]?.message),
      ),
      ...unhandled.map(({ message, stack }) => failure(root, 'outside of any test', stack ?? message)),
    ]
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ passed: testsOf(modules, 'passed').length, failures }))
  }
}

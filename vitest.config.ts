import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow = 'packages/*/src/**/*.slow.test.ts'
/** The contract suite in this process, for whoever works on the API: the three homes run it as well. */
const quick = 'packages/api/src/contract.test.ts'

const isContract = ({ moduleId }: TestSpecification) => /contract[^/]*\.test\.ts$/.test(moduleId)
const isInBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/standin/')

/** The contract suites take longest, and that in the browser of all: begun last, they would leave the other workers idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const [contract, others] = [files.filter(isContract), files.filter((file) => !isContract(file))]
    const inBrowserFirst = contract.toSorted((a, b) => Number(isInBrowser(b)) - Number(isInBrowser(a)))
    return [...inBrowserFirst, ...(await super.sort(others))]
  }
}

export default defineConfig({
  test: {
    setupFiles: ['scripts/quiet.ts'],
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // One database per file: more workers than processors only make each of them slower.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
          exclude: [...configDefaults.exclude, slow, quick],
        },
      },
      { extends: true, test: { name: 'quick', include: [quick] } },
      {
        // They stop, kill and measure: each has the machine to itself.
        extends: true,
        test: { name: 'slow', include: [slow], fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
})

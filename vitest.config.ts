import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Part of `npm run test:all` only: other homes in full, deaths, floods, random input, what takes long. */
const slow = ['packages/*/src/**/*.slow.test.ts', 'scripts/*.slow.test.ts']
/** Part of `npm run test:all` only: they measure time, so each has the machine to itself. */
const alone = 'packages/*/src/**/*.alone.test.ts'
const web = 'packages/web/src/**/*.test.{ts,tsx}'
/** They start servers, databases and browsers, each for itself. */
const hosts = 'packages/{server,standin}/src/**/*.test.ts'

/** By itself Node clears away what is new in pieces of a megabyte, which takes a tenth of the work of most tests. */
const roomy = ['--min-semi-space-size=16', '--max-semi-space-size=32']

const longest = [/standin\.test/, /contract[^/]*\.test/, /\.slow\.test/, /\/(main|fields)\.test/]

/** Begun last, those that take longest would leave the other workers idle. */
const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((each) => each.test(moduleId))
  return rank === -1 ? longest.length : rank
}

/** A process goes on with files of its project only, and ends where the next one is of another: so those of one come together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const byRank = (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
    return [...Map.groupBy(byRank, ({ project }) => project.name).values()].flat()
  }
}

export default defineConfig({
  test: {
    setupFiles: ['scripts/quiet.ts', 'scripts/quick-scrypt.ts'],
    globalSetup: ['packages/server/src/testing/databases.ts'],
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // One database per file: many more workers than processors only make each of them slower. One waits for a process at most times.
    maxWorkers: availableParallelism() + 1,
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Files share their process: what they import is read once, and a database goes from one to the next.
    isolate: false,
    // Node itself reads what runs in it, and calls between modules as it does in production: a sixth less work than Vite's runner.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          execArgv: roomy,
          include: ['packages/*/src/**/*.test.ts', 'scripts/*.test.ts'],
          exclude: [...configDefaults.exclude, web, hosts, ...slow, alone],
        },
      },
      {
        extends: true,
        // JSX is nothing that Node reads.
        test: {
          name: 'web',
          execArgv: roomy,
          experimental: { viteModuleRunner: true },
          include: [web],
          exclude: [...configDefaults.exclude, ...slow, alone],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          execArgv: roomy,
          include: [hosts],
          exclude: [...configDefaults.exclude, ...slow, alone],
        },
      },
      { extends: true, test: { name: 'slow', isolate: true, include: slow } },
      {
        extends: true,
        test: { name: 'alone', isolate: true, include: [alone], fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
})

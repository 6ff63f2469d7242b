import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const slow = 'packages/*/src/**/*.slow.test.ts'

export default defineConfig({
  test: {
    setupFiles: ['scripts/quiet.ts'],
    restoreMocks: true,
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
          exclude: [...configDefaults.exclude, slow],
        },
      },
      {
        // They stop, kill and measure: each has the machine to itself.
        extends: true,
        test: { name: 'slow', include: [slow], fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
})

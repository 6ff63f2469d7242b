import { defineConfig, devices } from '@playwright/test'
import { findChromium, launchOptions } from './scripts/chromium.mjs'

const chromium = launchOptions(await findChromium())

/** A page lives for a second or two: to compile what runs often to better code takes longer than that code saves. */
const quickToStart = '--js-flags=--no-turbofan,--no-maglev'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // One for each processor of the machine that CI has: three took longer than two.
  workers: 2,
  retries: 0,
  // Node itself reads these, in a fraction of the time that Playwright's compiler takes for a first run.
  build: { external: ['**/packages/{api,contract,pdf,server}/src/**'] },
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 20_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'off',
    launchOptions: { ...chromium, args: [...chromium.args, quickToStart] },
  },
})

import { contractSuite } from '@quarterdeck/api/contract-suite'
import { test, vi } from 'vitest'
import { hasChromium } from '../testing/browser.ts'
import { browserHome } from '../testing/home.ts'

// A browser, a build and a database to start: minutes on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

if (hasChromium) contractSuite(browserHome)
else test.runIf(hasChromium)('the contract in a browser', () => undefined)

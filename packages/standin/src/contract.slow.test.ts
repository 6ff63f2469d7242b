import { contractSuite } from '@quarterdeck/api/contract-suite'
import { vi } from 'vitest'
import { browserHome } from '../testing/home.ts'

// A browser, a build and a database to start: minutes on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

contractSuite(browserHome)

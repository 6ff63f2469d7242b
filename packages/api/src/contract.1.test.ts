import { contractSuite } from './testing/contract/suite.ts'
import { openTestApp } from './testing/test-app.ts'

contractSuite(openTestApp, { number: 1, of: 3 })

import { contractSuite } from './testing/contract/suite.ts'
import { openTestApp } from './testing/test-app.ts'

contractSuite(openTestApp, { number: 3, of: 3 })

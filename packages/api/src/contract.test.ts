import { contractSuite } from './testing/contract/suite.ts'
import { openTestApp } from './testing/in-memory.ts'

contractSuite(openTestApp)

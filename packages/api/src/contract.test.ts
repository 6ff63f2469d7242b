import { contractSuite } from './testing/contract/suite.ts'
import { openDesk } from './testing/in-memory.ts'

contractSuite(openDesk)

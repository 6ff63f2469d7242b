import { contractSuite } from '@quarterdeck/api/contract-suite'
import { remoteHome } from './testing/home.ts'

contractSuite(remoteHome)

import { contractSuite } from '@quarterdeck/api/contract-suite'
import { isWhole } from '@quarterdeck/api/testing'
import { remoteHome } from './testing/home.ts'

contractSuite(remoteHome, isWhole ? 'all' : 'everyHome')

import { contractSuite } from '@quarterdeck/api/contract-suite'
import { isWhole } from '@quarterdeck/api/testing'
import { embeddedHome } from './testing/home.ts'

contractSuite(embeddedHome, isWhole ? 'all' : 'everyHome')

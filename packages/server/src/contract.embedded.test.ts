import { contractSuite } from '@quarterdeck/api/contract-suite'
import { embeddedHome } from './testing/home.ts'

contractSuite(embeddedHome, 'all', { number: 1, of: 3 })

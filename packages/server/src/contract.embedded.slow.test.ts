import { contractSuite } from '@quarterdeck/api/contract-suite'
import { embeddedHome } from './testing/home.ts'

contractSuite(embeddedHome)

import { deactivation } from '@quarterdeck/contract/deactivation'
import { reading } from '../../lib/api/queries.ts'

/** What leaving is about changes with everything that one does. */
export const ownDeparture = { ...reading(deactivation.read), staleTime: 0 }

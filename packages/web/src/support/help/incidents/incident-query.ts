import { incidents } from '@quarterdeck/contract/support/incidents'
import { reading } from '../../../lib/api/queries.ts'

/** Whoever looks at the state of the service is told of a new one soon. */
export const incidentsNow = { ...reading(incidents.list), refetchInterval: 60_000 }

import { incidents } from '@quarterdeck/contract/support/incidents'
import { reading } from '../../../kit/lib/api/queries.ts'

/** Query of current incidents, refreshed every minute. */
export const incidentsNow = { ...reading(incidents.list), refetchInterval: 60_000 }

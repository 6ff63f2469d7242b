import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { reading } from '../../../kit/lib/api/queries.ts'

/** Returns the query of a person's closed account, if it is one. */
export const accountClosingQuery = (id: number) => reading(deactivation.of, { id: String(id) })
